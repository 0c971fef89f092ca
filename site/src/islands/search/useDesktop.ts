import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'

/** From here on there are page numbers, below it the list goes on by itself (reader-site.md, section 9). */
const desktop = '(width >= 48rem)'

/** Whether the window is as wide as a desktop's; on the server it is not. */
export function useDesktop(): boolean {
  return useSyncExternalStore(
    onWidthChange,
    () => matchMedia(desktop).matches,
    () => false,
  )
}

/** Calls when the window grows from a phone's width to a desktop's. */
export function useGrowth(grown: () => void): void {
  const tell = useEffectEvent(() => {
    if (matchMedia(desktop).matches) grown()
  })
  useEffect(() => onWidthChange(() => tell()), [])
}

function onWidthChange(changed: () => void): () => void {
  const width = matchMedia(desktop)
  width.addEventListener('change', changed)
  return () => width.removeEventListener('change', changed)
}
