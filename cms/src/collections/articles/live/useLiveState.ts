'use client'

import { useConfig, useDocumentInfo, useTranslation } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import type { Shown } from './liveText.ts'
import { watch } from './watch.ts'

/** Returns the live state of the open article, queried again after each save. */
export function useLiveState(id: number | string): { shown: Shown; lookAgain: () => void } {
  const { config } = useConfig()
  const { i18n } = useTranslation()
  const { lastUpdateTime, versionCount, hasPublishedDoc } = useDocumentInfo()
  const [shown, setShown] = useState<Shown>({ state: 'checking' })
  const [looks, setLooks] = useState(0)
  const apiRoute = config.routes.api
  const { language } = i18n
  // Changes with a save, an unpublish and a restored version.
  const saved = `${lastUpdateTime} ${versionCount} ${hasPublishedDoc}`
  useEffect(
    () => watch({ apiRoute, id, language }, setShown),
    [apiRoute, id, language, saved, looks],
  )
  return { shown, lookAgain: () => setLooks((count) => count + 1) }
}
