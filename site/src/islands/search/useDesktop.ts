import { useEffect, useEffectEvent } from 'react'
import { onMediaChange, useMedia } from '../elements/useMedia.ts'

/** From this width on there are page numbers, below it the list continues by itself. */
const desktop = '(width >= 48rem)'

/** Whether the window is as wide as a desktop's; false on the server. */
export const useDesktop = () => useMedia(desktop)

/** Calls when the window grows from a phone's width to a desktop's. */
export function useGrowth(grown: () => void): void {
  const tell = useEffectEvent(() => {
    if (matchMedia(desktop).matches) grown()
  })
  useEffect(() => onMediaChange(desktop, () => tell()), [])
}
