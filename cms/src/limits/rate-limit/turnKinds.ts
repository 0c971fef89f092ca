import type { Places } from '@kariera/shared/rules/turns'

/** Seconds after which a refused caller may try again. */
export const retryAfterSeconds = 2

/**
 * Requests that use the database, by kind of caller and of work: no kind can take the places of another. Each takes one
 * connection while it runs.
 */
export type TurnKind = 'publicReads' | 'publicWrites' | 'reads' | 'saves' | 'uploads'

/**
 * Returns the number of places of each kind, for a pool of the given size. At least two connections stay free for the
 * background work of the cms (deliveries, the scheduler, mails), and one that Payload keeps.
 */
export function placesOf(connections: number): Record<TurnKind, Places> {
  const share = (part: number) => Math.max(1, Math.floor((connections - 3) * part))
  return {
    publicReads: { atOnce: share(0.2), waiting: 60 },
    // Most of them sign in: a whole office may do so at once, and a password guesser is counted only when its turn
    // comes.
    publicWrites: { atOnce: share(0.12), waiting: 120 },
    reads: { atOnce: share(0.28), waiting: 120 },
    saves: { atOnce: share(0.3), waiting: 200 },
    // Pictures are decoded within their transaction, one or two at a time.
    uploads: { atOnce: share(0.1), waiting: 60 },
  }
}
