import { useSyncExternalStore } from 'react'

/** Whether the address leads to the element with this id; on the server it does not. */
export function useTarget(id: string): boolean {
  return useSyncExternalStore(
    onFragmentChange,
    () => location.hash === `#${id}`,
    () => false,
  )
}

function onFragmentChange(changed: () => void): () => void {
  addEventListener('hashchange', changed)
  return () => removeEventListener('hashchange', changed)
}
