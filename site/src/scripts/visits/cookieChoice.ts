/** The key of the reader's choice in local storage. */
export const cookieConsentKey = 'cookieConsent'

export type CookieChoice = 'accepted' | 'declined'

export const isCookieChoice = (value: unknown): value is CookieChoice =>
  value === 'accepted' || value === 'declined'

/** @returns null if the reader has not chosen yet, or nothing can be stored */
export function keptChoice(storage: () => Pick<Storage, 'getItem'>): CookieChoice | null {
  try {
    const value = storage().getItem(cookieConsentKey)
    return isCookieChoice(value) ? value : null
  } catch {
    return null
  }
}

/** Stores the choice; if nothing can be stored, it is valid for this page only. */
export function keepChoice(storage: () => Pick<Storage, 'setItem'>, choice: CookieChoice): void {
  try {
    storage().setItem(cookieConsentKey, choice)
  } catch {
    // A browser that stores nothing requests the choice again on the next page.
  }
}

/**
 * Returns the four signals of Consent Mode. The bar only requests consent to measure reading: nothing else is ever
 * granted.
 */
export function consentSignals(choice: CookieChoice | null) {
  return {
    ad_storage: 'denied',
    ad_user_data: 'denied',
    ad_personalization: 'denied',
    analytics_storage: choice === 'accepted' ? 'granted' : 'denied',
  } as const
}
