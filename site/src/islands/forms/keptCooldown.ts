/** Under this name the end of the cooldown is kept in local storage, milliseconds since 1970. */
export const cooldownKey = 'contactCooldownUntil'

/** What lies further ahead was kept by a clock that was wrong, milliseconds. */
const maxMs = 60 * 60_000

/** When the reader may write again; null where that is now, or nothing can be kept, which is only logged (R-CONT-3). */
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

/** Keeps it for the next page; the server knows it in any case. */
export function keepCooldownEnd(storage: () => Pick<Storage, 'setItem'>, until: number): void {
  try {
    storage().setItem(cooldownKey, String(until))
  } catch (error) {
    console.warn('contact.cooldown.not-kept', error)
  }
}
