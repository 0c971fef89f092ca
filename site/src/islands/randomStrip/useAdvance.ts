import { useEffect, useEffectEvent, useRef, useState } from 'react'

/** How long the strip rests after a swipe, milliseconds. */
export const pauseAfterSwipeMs = 3000

/** Time between two moves of the strip, milliseconds. */
const advanceMs = 3000

/**
 * Calls `advance` every `advanceMs`.
 *
 * @param isRunning whether it calls at all
 * @returns `pauseFor`: restarts the timer and delays the next call by that many milliseconds
 */
export function useAdvance(
  isRunning: boolean,
  advance: () => void,
): { pauseFor: (ms: number) => void } {
  const pauseMs = useRef(0)
  const [beginnings, setBeginnings] = useState(0)
  const tell = useEffectEvent(advance)

  useEffect(() => {
    if (!isRunning) return
    let timer = setTimeout(function next() {
      tell()
      timer = setTimeout(next, advanceMs)
    }, pauseMs.current + advanceMs)
    pauseMs.current = 0
    return () => clearTimeout(timer)
  }, [isRunning, beginnings])

  const pauseFor = (ms: number) => {
    pauseMs.current = ms
    setBeginnings((count) => count + 1)
  }
  return { pauseFor }
}
