import { useSyncExternalStore } from 'react'

/** Whether the address leads to the element with this id; false on the server. */
export function useTarget(id: string): boolean {
  return useSyncExternalStore(
    onFragmentChange,
    () => location.hash === `#${id}`,
    () => false,
  )
}

/** Removes the fragment from the address, so that a link to an element works again. */
export function leaveTarget(): void {
  if (location.hash) history.replaceState(history.state, '', location.pathname + location.search)
}

function onFragmentChange(changed: () => void): () => void {
  addEventListener('hashchange', changed)
  return () => removeEventListener('hashchange', changed)
}
