/**
 * The vocabulary of dependencies: what a page may have read, and what an event may mark as changed.
 * A page is rendered anew when a tag that it carries is marked.
 */
export type Tag = string

/** Own content of one article: its page and every card that shows it. */
export const articleTag = (id: number): Tag => `article:${id}`

/** Which articles stand nearest in time to one article in its category. */
export const nearbyTag = (id: number): Tag => `nearby:${id}`

/** Name, address and order of one category. */
export const categoryTag = (id: number): Tag => `category:${id}`

/** Which categories exist, and in which order: menu, strip, home. */
export const categoriesTag: Tag = 'categories'

/** Which articles stand first in one category: its block on home. */
export const latestTag = (categoryId: number): Tag => `latest:${categoryId}`

/** Alternative text, credit and files of one picture. */
export const pictureTag = (id: number): Tag => `picture:${id}`

/** Name and address of one hashtag. */
export const hashtagTag = (id: number): Tag => `hashtag:${id}`

/** The name under which readers see what one account has written. */
export const authorTag = (userId: number): Tag => `author:${userId}`

/** Which live articles bear one hashtag. */
export const taggedTag = (hashtagId: number): Tag => `tagged:${hashtagId}`

/** How many live articles the hashtags have: the page of all hashtags. */
export const hashtagCountsTag: Tag = 'hashtag-counts'

/** Which hashtags have live articles at all. */
export const hashtagsTag: Tag = 'hashtags'

/** Which articles of one category are of one month, and which months stand beside it. @param month `2026-11` */
export const archiveTag = (categoryId: number, month: string): Tag =>
  `archive:${categoryId}:${month}`

/** Which months each category has. */
export const archivesTag: Tag = 'archives'

/** The site settings that every page shows. */
export const settingsTag: Tag = 'settings'

/** The site settings that home alone shows: its message, and its lead story. */
export const homeSettingsTag: Tag = 'home-settings'

/** Which articles are the newest of all: the feed. */
export const newestTag: Tag = 'newest'

/** Which articles are of the last two days: the news sitemap. */
export const newsTag: Tag = 'news'

/** Which months have live articles. */
export const monthsTag: Tag = 'months'

/** The addresses of one month, and when each was changed. @param month `2026-11` */
export const monthTag = (month: string): Tag => `month:${month}`

/** Which articles the carousel of home shows, in which order and for how long. */
export const carouselTag: Tag = 'carousel'

/** Which articles are promoted on home, and in which order. */
export const promotedTag: Tag = 'promoted'

/** Which quotes there are, and what they say. */
export const quotesTag: Tag = 'quotes'

/** The banners of one position. @param position its id */
export const bannersTag = (position: number): Tag => `banners:${position}`

/** Which positions of banners there are, and how large. */
export const bannerPositionsTag: Tag = 'banner-positions'

/** The files of one logo. */
export const logoTag = (id: number): Tag => `logo:${id}`

/** Own content of one service: its page, and its card. */
export const serviceTag = (id: number): Tag => `service:${id}`

/** Which services there are. */
export const servicesTag: Tag = 'services'

/** Own content of one quote: its page. */
export const quoteTag = (id: number): Tag => `quote:${id}`

/** Own content of one employer: its profile. */
export const employerTag = (id: number): Tag => `employer:${id}`

/** Which employers there are. */
export const employersTag: Tag = 'employers'

/** The file of one employer's logo. */
export const employerLogoTag = (id: number): Tag => `employer-logo:${id}`

/** One of the pages that there are once and that editors write. @param name `terms` */
export const staticPageTag = (name: string): Tag => `static-page:${name}`

/** Own content of one page of the section. */
export const sectionPageTag = (id: number): Tag => `page:${id}`

/** Which pages the section has, what they are called and how they are nested. */
export const sectionTag: Tag = 'pages'
