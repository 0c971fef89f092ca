/** The pages that there are once and that editors write (reader-site.md, section 2). */
export const staticPageNames = [
  ...(['about', 'faq', 'terms', 'privacy', 'cookies', 'advertise'] as const),
] as const
export type StaticPageName = (typeof staticPageNames)[number]
