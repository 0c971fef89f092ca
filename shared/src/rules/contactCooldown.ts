/** How long a reader must wait after a message before the next one: 10 minutes, in milliseconds. */
export const contactCooldownMs = 10 * 60_000

const minuteMs = 60_000

/**
 * Returns how long a reader has to wait, whole minutes.
 *
 * @param ms the rest of the wait, milliseconds
 * @returns rounded up, at least 1
 */
export function minutesToWait(ms: number): number {
  return Math.max(1, Math.ceil(ms / minuteMs))
}
