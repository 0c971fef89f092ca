import { useEffect, useEffectEvent } from 'react'
import { onMediaChange, useMedia } from '../elements/useMedia.ts'

/** From here on there are page numbers, below it the list goes on by itself (reader-site.md, section 9). */
const desktop = '(width >= 48rem)'

/** Whether the window is as wide as a desktop's; on the server it is not. */
export const useDesktop = () => useMedia(desktop)

/** Calls when the window grows from a phone's width to a desktop's. */
export function useGrowth(grown: () => void): void {
  const tell = useEffectEvent(() => {
    if (matchMedia(desktop).matches) grown()
  })
  useEffect(() => onMediaChange(desktop, () => tell()), [])
}
