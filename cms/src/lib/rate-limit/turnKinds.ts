import type { Places } from '@kariera/shared/rules/turns'

/** Seconds after which a caller who found no place may ask again. */
export const retryAfterSeconds = 2

/**
 * Calls that use the database, by kind of caller and of work: none can take the places of another. Each takes one
 * connection for as long as it works.
 */
export type TurnKind = 'publicReads' | 'publicWrites' | 'reads' | 'saves' | 'uploads'

/**
 * The places of each kind, for a pool of so many connections: together they leave two or more for what the cms does by itself
 * (deliveries, the scheduler, mails), and the one that Payload keeps for itself.
 */
export function placesOf(connections: number): Record<TurnKind, Places> {
  const share = (part: number) => Math.max(1, Math.floor((connections - 3) * part))
  return {
    publicReads: { atOnce: share(0.2), waiting: 60 },
    // Most of them sign in: an office may do so at once, and a guesser is counted only when it is his turn.
    publicWrites: { atOnce: share(0.12), waiting: 120 },
    reads: { atOnce: share(0.28), waiting: 120 },
    saves: { atOnce: share(0.3), waiting: 200 },
    // Pictures are decoded within their transaction, one after the other.
    uploads: { atOnce: share(0.1), waiting: 60 },
  }
}
