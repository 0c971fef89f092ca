import { useSyncExternalStore } from 'react'

/** Whether the window is as a media query says; on the server it is not. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (changed) => onMediaChange(query, changed),
    () => matchMedia(query).matches,
    () => false,
  )
}

/** @returns ends it */
export function onMediaChange(query: string, changed: () => void): () => void {
  const media = matchMedia(query)
  media.addEventListener('change', changed)
  return () => media.removeEventListener('change', changed)
}
