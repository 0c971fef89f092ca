import { useSyncExternalStore } from 'react'

/** Whether the address leads to the element with this id; on the server it does not. */
export function useTarget(id: string): boolean {
  return useSyncExternalStore(
    onFragmentChange,
    () => location.hash === `#${id}`,
    () => false,
  )
}

/** The address leads to no element any more: a link to one is followed anew. */
export function leaveTarget(): void {
  if (location.hash) history.replaceState(history.state, '', location.pathname + location.search)
}

function onFragmentChange(changed: () => void): () => void {
  addEventListener('hashchange', changed)
  return () => removeEventListener('hashchange', changed)
}
