import { useCallback, useRef } from 'react'

/**
 * Gives the focus to a button that comes back, in place of one that had the focus and goes away.
 *
 * @returns `ref` of the button, and what is called before the other one goes
 */
export function useFocusBack() {
  const isWanted = useRef(false)
  const ref = useCallback((control: HTMLButtonElement | null) => {
    if (!control) return
    if (isWanted.current) control.focus()
    isWanted.current = false
  }, [])
  const giveBack = useCallback((isGiven = true) => {
    isWanted.current = isGiven
  }, [])
  return { ref, giveBack }
}
