/**
 * A dependency of pages: a page carries the tags of what it has read, and an event marks the tags of what has changed.
 * A page is rendered anew when one of its tags is marked.
 */
export type Tag = string

/** Content of one article: its page and every card that shows it. */
export const articleTag = (id: number): Tag => `article:${id}`

/** Which articles are nearest in time to one article in its category. */
export const nearbyTag = (id: number): Tag => `nearby:${id}`

/** Name, address and order of one category. */
export const categoryTag = (id: number): Tag => `category:${id}`

/** Which categories exist, and in which order: menu, strip, home. */
export const categoriesTag: Tag = 'categories'

/** Which articles are the first of one category: its block on home. */
export const latestTag = (categoryId: number): Tag => `latest:${categoryId}`

/** Alternative text, credit and files of one picture. */
export const pictureTag = (id: number): Tag => `picture:${id}`

/** Name and address of one hashtag. */
export const hashtagTag = (id: number): Tag => `hashtag:${id}`

/** The author name that readers see for one account. */
export const authorTag = (userId: number): Tag => `author:${userId}`

/** Which live articles have one hashtag. */
export const taggedTag = (hashtagId: number): Tag => `tagged:${hashtagId}`

/** How many live articles the hashtags have: the page of all hashtags. */
export const hashtagCountsTag: Tag = 'hashtag-counts'

/** Which hashtags have live articles at all. */
export const hashtagsTag: Tag = 'hashtags'

/**
 * Which articles of one category are in one month, and which months are next to it.
 *
 * @param month `2026-11`
 */
export const archiveTag = (categoryId: number, month: string): Tag =>
  `archive:${categoryId}:${month}`

/** Which months each category has. */
export const archivesTag: Tag = 'archives'

/** The site settings that every page shows. */
export const settingsTag: Tag = 'settings'

/** The site settings that only home shows: its message, and its lead story. */
export const homeSettingsTag: Tag = 'home-settings'

/** Which articles are the newest of all categories: the feed. */
export const newestTag: Tag = 'newest'

/** Which articles are from the last two days: the news sitemap. */
export const newsTag: Tag = 'news'

/** Which months have live articles. */
export const monthsTag: Tag = 'months'

/**
 * The addresses of one month, and their last changes.
 *
 * @param month `2026-11`
 */
export const monthTag = (month: string): Tag => `month:${month}`

/** Which articles the carousel of home shows, in which order and for how long. */
export const carouselTag: Tag = 'carousel'

/** Which articles are promoted on home, and in which order. */
export const promotedTag: Tag = 'promoted'

/** Which quotes exist, and their texts. */
export const quotesTag: Tag = 'quotes'

/**
 * The banners of one position.
 *
 * @param position its id
 */
export const bannersTag = (position: number): Tag => `banners:${position}`

/** Which positions of banners exist, and their sizes. */
export const bannerPositionsTag: Tag = 'banner-positions'

/** The files of one logo. */
export const logoTag = (id: number): Tag => `logo:${id}`

/** Content of one service: its page, and its card. */
export const serviceTag = (id: number): Tag => `service:${id}`

/** Which services exist. */
export const servicesTag: Tag = 'services'

/** Content of one quote: its page. */
export const quoteTag = (id: number): Tag => `quote:${id}`

/** Content of one employer: its profile. */
export const employerTag = (id: number): Tag => `employer:${id}`

/** Which employers exist. */
export const employersTag: Tag = 'employers'

/** The file of one employer's logo. */
export const employerLogoTag = (id: number): Tag => `employer-logo:${id}`

/**
 * One of the static pages, which editors write.
 *
 * @param name `terms`
 */
export const staticPageTag = (name: string): Tag => `static-page:${name}`

/** Content of one page of the section. */
export const sectionPageTag = (id: number): Tag => `page:${id}`

/** Which pages the section has, their titles and their nesting. */
export const sectionTag: Tag = 'pages'
