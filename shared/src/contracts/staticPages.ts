/** The static pages, which editors write. */
export const staticPageNames = [
  ...(['about', 'faq', 'terms', 'privacy', 'cookies', 'advertise'] as const),
] as const
export type StaticPageName = (typeof staticPageNames)[number]

/** The field of the site settings with the text of each page. */
export const staticPageFields = {
  about: 'authorBio',
  faq: 'faqDetails',
  terms: 'termsDetails',
  privacy: 'privacyPolicyDetails',
  cookies: 'cookiePolicyDetails',
  advertise: 'advertisingDetails',
} as const satisfies Record<StaticPageName, string>
