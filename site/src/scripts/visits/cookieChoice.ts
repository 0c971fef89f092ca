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

/** The four signals of Consent Mode. The bar asks whether it may be measured what is read: nothing else is ever granted. */
export function consentSignals(choice: CookieChoice | null) {
  return {
    ad_storage: 'denied',
    ad_user_data: 'denied',
    ad_personalization: 'denied',
    analytics_storage: choice === 'accepted' ? 'granted' : 'denied',
  } as const
}
