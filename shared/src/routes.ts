/** Every address of the reader site. Addresses end with a slash. */
export const homePath = '/'
export const notFoundPath = '/404/'

/** @param slug `{yyyy}/{mm}/{title}`, as minted at the first publish */
export const articlePath = (slug: string): string => `/article/${slug}/`

/** The address of an article that never changes; it leads to the one of its slug. */
export const articleIdPath = (id: number): string => `/article/${id}/`

/** @param slug the category's `urlSlug` */
export const categorySearchPath = (slug: string): string =>
  `/search/?category=${encodeURIComponent(slug)}`

export const aboutPath = '/about/'
export const hashtagsPath = '/hashtags/'
export const searchPath = '/search/'
export const brandingPath = '/branding/'
export const contactPath = '/contact/'
export const faqPath = '/faq/'
export const termsPath = '/terms/'
export const privacyPath = '/privacy/'
export const cookiesPath = '/cookies/'
export const advertisePath = '/advertise/'

/** Where pictures are served from: `/media/{file name}`. */
export const mediaPath = (fileName: string): string => `/media/${encodeURIComponent(fileName)}`

/** The kinds of page that may be stored on disk; a preview is none of them. */
export const pageKinds = ['home', 'article', 'notFound'] as const
export type PageKind = (typeof pageKinds)[number]

const articlePattern = /^\/article\/\d{4}\/\d{2}\/[a-z0-9]+(?:-[a-z0-9]+)*\/$/

/** Which kind of stored page an address is, or null if no page of that address may ever be stored. */
export function pageKindOf(path: string): PageKind | null {
  if (path === homePath) return 'home'
  if (path === notFoundPath) return 'notFound'
  return articlePattern.test(path) ? 'article' : null
}
