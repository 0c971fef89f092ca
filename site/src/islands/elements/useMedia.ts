import { useSyncExternalStore } from 'react'

/** Whether the window matches a media query; false on the server. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (changed) => onMediaChange(query, changed),
    () => matchMedia(query).matches,
    () => false,
  )
}

/** @returns a function that stops listening */
export function onMediaChange(query: string, changed: () => void): () => void {
  const media = matchMedia(query)
  media.addEventListener('change', changed)
  return () => media.removeEventListener('change', changed)
}
