/** The key in local storage for the end of the cooldown, milliseconds since 1970. */
export const cooldownKey = 'contactCooldownUntil'

/** A time further ahead than this was stored with a wrong clock, milliseconds; longer than any cooldown. */
const maxMs = 60 * 60_000

/**
 * Returns when the reader may write again; null if that is now, or nothing can be stored, which is only logged
 * (R-CONT-3).
 */
export function keptCooldownEnd(
  storage: () => Pick<Storage, 'getItem'>,
  now: number,
): number | null {
  try {
    const until = Number(storage().getItem(cooldownKey))
    return until > now && until <= now + maxMs ? until : null
  } catch (error) {
    console.warn('contact.cooldown.unreadable', error)
    return null
  }
}

/** Stores the end of the cooldown for the next page; the server checks it in any case. */
export function keepCooldownEnd(storage: () => Pick<Storage, 'setItem'>, until: number): void {
  try {
    storage().setItem(cooldownKey, String(until))
  } catch (error) {
    console.warn('contact.cooldown.not-kept', error)
  }
}
