/** Every address of the reader site. Addresses end with a slash. */
export const homePath = '/'
export const notFoundPath = '/404/'
/** The response for a service that does not exist (R-BRAND-3). */
export const noServicePath = '/404/service/'
/** The response for a quote that does not exist (R-BRAND-3). */
export const noQuotePath = '/404/quote/'
/** The response for an employer that does not exist (R-EMP-2). */
export const noEmployerPath = '/404/employer/'
/** The responses for addresses without the part that names a document (R-ERR-2). */
export const unnamedPaths = {
  article: '/404/article-unnamed/',
  quote: '/404/quote-unnamed/',
  employer: '/404/employer-unnamed/',
  preview: '/404/preview-unnamed/',
} as const

/** @param slug `{yyyy}/{mm}/{title}`, as created at the first publish */
export const articlePath = (slug: string): string => `/article/${slug}/`

/** The permanent address of an article; it redirects to the address with its slug. */
export const articleIdPath = (id: number): string => `/article/${id}/`

/**
 * The newest articles of a category.
 *
 * @param slug the category's `urlSlug`
 */
export const categoryPath = (slug: string): string => `/category/${slug}/`

/**
 * The articles of a month of a category.
 *
 * @param slug the category's `urlSlug`
 * @param month `2026-11`
 */
export const categoryMonthPath = (slug: string, month: string): string =>
  `/category/${slug}/${month.replace('-', '/')}/`

/**
 * The newest articles with a hashtag.
 *
 * @param slug the hashtag's slug
 */
export const hashtagPath = (slug: string): string => `/hashtag/${slug}/`

/** @param slug the category's `urlSlug` */
export const categorySearchPath = (slug: string): string =>
  `/search/?category=${encodeURIComponent(slug)}`

/** @param slug the hashtag's slug */
export const hashtagSearchPath = (slug: string): string =>
  `/search/?hashtag=${encodeURIComponent(slug)}`

/** @param slug the quote's slug */
export const quotePath = (slug: string): string => `/quote/${slug}/`

/**
 * A service with its request form.
 *
 * @param slug the service's slug
 */
export const servicePath = (slug: string): string => `/branding/${slug}/`

/** @param token signed (contracts/previewToken.ts) */
export const previewPath = (token: string): string => `/preview/${token}/`

/**
 * An employer's profile.
 *
 * @param slug chosen by its editors
 */
export const employerPath = (slug: string): string => `/employer/${slug}/`

/** The section whose pages editors nest (R-BISER-1). */
export const sectionPath = '/biser/'

/**
 * A page of that section.
 *
 * @param path its slug after those of its parent pages: `proekti/2026`
 */
export const sectionPagePath = (path: string): string => `${sectionPath}${path}/`

/** Largest number of addresses in a sitemap, by its protocol. */
export const maxAddresses = 50_000

export const rssPath = '/rss.xml'
export const newsSitemapPath = '/news-sitemap.xml'
export const sitemapIndexPath = '/sitemap-index.xml'
/** The static pages, the categories, the services, the quotes, the employers and the section of pages. */
export const pagesSitemapPath = '/sitemap/pages.xml'
/** The months of the categories. */
export const archivesSitemapPath = '/sitemap/archives.xml'
/** The hashtags that have live articles. */
export const hashtagsSitemapPath = '/sitemap/hashtags.xml'
/** @param month `2026-11` */
export const monthSitemapPath = (month: string): string => `/sitemap/${month}.xml`
export const robotsPath = '/robots.txt'

export const aboutPath = '/about/'
export const hashtagsPath = '/hashtags/'
export const searchPath = '/search/'

/** The id of the search's first field; as a fragment of the address it leads to the field. */
export const searchFieldId = 'search-title'
export const brandingPath = '/branding/'
export const contactPath = '/contact/'
export const faqPath = '/faq/'
export const termsPath = '/terms/'
export const privacyPath = '/privacy/'
export const cookiesPath = '/cookies/'
export const advertisePath = '/advertise/'

/** The quote image generator (R-TEST-1), and the page that checks the whole system (R-TEST-2). */
export const quoteGeneratorPath = '/testing/test1/'
export const functionalityPath = '/testing/functionality/'

/** The endpoints of the readers' forms (contracts/writing.ts). */
export const brandingCallPath = '/api/email/branding'
export const contactCallPath = '/api/email/contact'

/** The address of a picture's file: `/media/{file name}`. */
export const mediaPath = (fileName: string): string => `/media/${encodeURIComponent(fileName)}`

/**
 * The kinds of pages that may be stored on disk; previews are not stored. `single`: pages that exist once; `archive`: a
 * month of a category, or the articles with a hashtag; `feed`: files for programs; `notFound`: responses for addresses
 * without a page.
 */
export const pageKinds = [
  ...(['home', 'article', 'category', 'archive', 'service'] as const),
  ...(['quote', 'employer', 'sectionPage'] as const),
  ...(['single', 'feed', 'notFound'] as const),
] as const
export type PageKind = (typeof pageKinds)[number]

const articlePattern = /^\/article\/\d{4}\/\d{2}\/[a-z0-9]+(?:-[a-z0-9]+)*\/$/
const categoryPattern = /^\/category\/[a-z0-9]+(?:-[a-z0-9]+)*\/$/
const archivePatterns = [
  /^\/category\/[a-z0-9]+(?:-[a-z0-9]+)*\/\d{4}\/(?:0[1-9]|1[0-2])\/$/,
  /^\/hashtag\/[a-z0-9]+(?:-[a-z0-9]+)*\/$/,
]
const servicePattern = /^\/branding\/[a-z0-9]+(?:-[a-z0-9]+)*\/$/
const quotePattern = /^\/quote\/[a-z0-9]+(?:-[a-z0-9]+)*\/$/
const employerPattern = /^\/employer\/[a-z0-9]+(?:-[a-z0-9]+)*\/$/
/** Deepest nesting of the section's pages: addresses of deeper ones would be too long to read. */
export const maxSectionLevels = 6
const sectionPattern = new RegExp(
  String.raw`^/biser/(?:[a-z0-9]+(?:-[a-z0-9]+)*/){1,${maxSectionLevels}}$`,
)
const monthPattern = /^\/sitemap\/\d{4}-(?:0[1-9]|1[0-2])\.xml$/

/** Feeds that exist once. */
export const feedPaths = [
  rssPath,
  newsSitemapPath,
  sitemapIndexPath,
  pagesSitemapPath,
  archivesSitemapPath,
  hashtagsSitemapPath,
  robotsPath,
] as const

/** Pages that exist once, except home and the 404. */
export const singlePaths = [
  ...([searchPath, hashtagsPath, brandingPath, contactPath] as const),
  ...([aboutPath, faqPath, termsPath, privacyPath, cookiesPath, advertisePath] as const),
  sectionPath,
] as const

/** Pages that exist once and are excluded from search engines: they test the system. */
export const testingPaths = [quoteGeneratorPath, functionalityPath] as const

/** The 404 responses for certain kinds of addresses; all others get the 404 page. */
const missing = [
  { address: /^\/branding\/[^/]+\/$/, page: noServicePath },
  { address: /^\/quote\/[^/]+\/$/, page: noQuotePath },
  { address: /^\/employer\/[^/]+\/$/, page: noEmployerPath },
  { address: /^\/article\/$/, page: unnamedPaths.article },
  { address: /^\/quote\/$/, page: unnamedPaths.quote },
  { address: /^\/employer\/$/, page: unnamedPaths.employer },
  { address: /^\/preview\/$/, page: unnamedPaths.preview },
]

/** The stored pages that are sent with status 404. */
export const notFoundPaths = [notFoundPath, ...missing.map(({ page }) => page)]

/** Returns the 404 response for an address. */
export function notFoundPathFor(path: string): string {
  return missing.find(({ address }) => address.test(path))?.page ?? notFoundPath
}

/** Returns the kind of stored page at an address, or null if no page of that address may ever be stored. */
export function pageKindOf(path: string): PageKind | null {
  if (path === homePath) return 'home'
  if (notFoundPaths.includes(path)) return 'notFound'
  if (feedPaths.some((feed) => feed === path) || monthPattern.test(path)) return 'feed'
  if (singlePaths.some((single) => single === path)) return 'single'
  if (testingPaths.some((single) => single === path)) return 'single'
  if (categoryPattern.test(path)) return 'category'
  if (servicePattern.test(path)) return 'service'
  if (quotePattern.test(path)) return 'quote'
  if (employerPattern.test(path)) return 'employer'
  if (sectionPattern.test(path)) return 'sectionPage'
  if (archivePatterns.some((pattern) => pattern.test(path))) return 'archive'
  return articlePattern.test(path) ? 'article' : null
}

/**
 * Returns the file of a stored page below the folder of all pages: a feed has its own name, every other page is an
 * `index.html`.
 */
export function pageFileOf(path: string): string {
  return path.endsWith('/') ? `${path}index.html` : path
}
