/** So long nobody may write to the editors again, milliseconds: 10 minutes (reader-site.md, section 9). */
export const contactCooldownMs = 10 * 60_000

const minuteMs = 60_000

/**
 * How long somebody is told to wait, whole minutes (reader-site.md, section 5).
 *
 * @param ms what is left of the cooldown, milliseconds
 * @returns rounded up, at least 1
 */
export function minutesToWait(ms: number): number {
  return Math.max(1, Math.ceil(ms / minuteMs))
}
