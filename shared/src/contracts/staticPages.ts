/** The pages that there are once and that editors write (reader-site.md, section 2). */
export const staticPageNames = [
  ...(['about', 'faq', 'terms', 'privacy', 'cookies', 'advertise'] as const),
] as const
export type StaticPageName = (typeof staticPageNames)[number]

/** The field of each page that holds its text (back-office.md, section 3: the keys of the site settings). */
export const staticPageFields = {
  about: 'authorBio',
  faq: 'faqDetails',
  terms: 'termsDetails',
  privacy: 'privacyPolicyDetails',
  cookies: 'cookiePolicyDetails',
  advertise: 'advertisingDetails',
} as const satisfies Record<StaticPageName, string>
