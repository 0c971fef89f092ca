/** Under this name the reader's choice is kept in local storage (reader-site.md, section 9). */
export const cookieConsentKey = 'cookieConsent'

export type CookieChoice = 'accepted' | 'declined'

export const isCookieChoice = (value: unknown): value is CookieChoice =>
  value === 'accepted' || value === 'declined'

/** @returns null where the reader has not chosen yet, or nothing may be kept */
export function keptChoice(storage: () => Pick<Storage, 'getItem'>): CookieChoice | null {
  try {
    const value = storage().getItem(cookieConsentKey)
    return isCookieChoice(value) ? value : null
  } catch {
    return null
  }
}

/** Where nothing may be kept, the choice holds for this page. */
export function keepChoice(storage: () => Pick<Storage, 'setItem'>, choice: CookieChoice): void {
  try {
    storage().setItem(cookieConsentKey, choice)
  } catch {
    // A browser that keeps nothing asks again on the next page.
  }
}

/** The four signals of Consent Mode: everything is denied until the reader has accepted. */
export function consentSignals(choice: CookieChoice | null) {
  const state = choice === 'accepted' ? 'granted' : 'denied'
  return {
    ad_storage: state,
    ad_user_data: state,
    ad_personalization: state,
    analytics_storage: state,
  }
}
