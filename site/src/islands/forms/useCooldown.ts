import { minutesToWait } from '@kariera/shared/rules/contactCooldown'
import { useSyncExternalStore } from 'react'
import { cooldownKey, keepCooldownEnd, keptCooldownEnd } from './keptCooldown.ts'

/** How often the end of the cooldown is checked, milliseconds. */
const tickMs = 1000
const storage = () => localStorage

/** End of the cooldown, milliseconds since 1970; null if there is none. */
let end: number | null = null
const listeners = new Set<() => void>()

/**
 * Returns for how many minutes the reader may not write again (R-CONT-2), in whichever tab they wrote; null if they
 * may.
 */
export function useCooldown(): number | null {
  return useSyncExternalStore(subscribe, minutesLeft, () => null)
}

/** @param until milliseconds since 1970 */
export function startCooldown(until: number): void {
  end = until
  keepCooldownEnd(storage, until)
  for (const tell of listeners) tell()
}

function minutesLeft(): number | null {
  const left = (end ?? 0) - Date.now()
  return left > 0 ? minutesToWait(left) : null
}

function subscribe(tell: () => void): () => void {
  const look = () => {
    end = keptCooldownEnd(storage, Date.now())
  }
  // Another tab may have sent a submission.
  const follow = ({ key }: StorageEvent) => {
    if (key !== cooldownKey) return
    look()
    tell()
  }
  look()
  listeners.add(tell)
  addEventListener('storage', follow)
  const timer = setInterval(tell, tickMs)
  return () => {
    listeners.delete(tell)
    removeEventListener('storage', follow)
    clearInterval(timer)
  }
}
