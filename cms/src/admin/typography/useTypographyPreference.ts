import { usePreferences } from '@payloadcms/ui'
import { useEffect, useEffectEvent, useState } from 'react'

const key = 'typography'

/**
 * Whether typed quotation marks and dashes become typographic ones: each user's own choice, kept with Payload's
 * preferences. It is on unless it was turned off.
 */
export function useTypographyPreference(): {
  isOn: boolean
  change: (isOn: boolean) => Promise<void>
} {
  const { getPreference, setPreference } = usePreferences()
  // Until the choice is known, everything stays as it is typed.
  const [isOn, setIsOn] = useState(false)
  const load = useEffectEvent(async () => {
    const stored = await getPreference<{ isOn: boolean } | null>(key)
    setIsOn(stored?.isOn ?? true)
  })
  useEffect(() => {
    load().catch(() => undefined)
  }, [])
  const change = async (chosen: boolean) => {
    setIsOn(chosen)
    // (Payload stores no `false`.)
    await setPreference(key, { isOn: chosen })
  }
  return { isOn, change }
}
