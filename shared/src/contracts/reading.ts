import { z } from 'zod'
import { formFieldTypes, serviceIcons } from './services.ts'
import { staticPageNames } from './staticPages.ts'

/**
 * What the site may ask the cms, and what it gets: `POST /api/site/read`, signed, a list of questions at once.
 * Every answer names the tags of what was read, so that a page cannot forget one.
 */
export const pictureSchema = z.object({
  id: z.number(),
  alt: z.string(),
  /** The photographer; empty if unknown. */
  credit: z.string(),
  /** The middle size, for browsers that know no `srcset`. */
  src: z.string(),
  width: z.number(),
  height: z.number(),
  /** All widths in ascending order, pixels. */
  sources: z.array(z.object({ src: z.string(), width: z.number(), height: z.number() })),
})
export type Picture = z.infer<typeof pictureSchema>

export const categorySchema = z.object({ id: z.number(), name: z.string(), slug: z.string() })
export type Category = z.infer<typeof categorySchema>

/** gold: paid now; grey: was promoted before (reader-site.md, section 4). */
export const starSchema = z.enum(['gold', 'grey', 'none'])
export type Star = z.infer<typeof starSchema>

export const cardSchema = z.object({
  id: z.number(),
  path: z.string(),
  title: z.string(),
  /** Accent, or the tag-stripped body cut at 480 characters. */
  teaser: z.string(),
  entityName: z.string(),
  category: categorySchema,
  /** UTC, ISO 8601. */
  datePublished: z.string(),
  star: starSchema,
  picture: pictureSchema.nullable(),
})
export type Card = z.infer<typeof cardSchema>

/** Where else the person or company of an article, or the publication itself, is to be found. */
export const linkKinds = [
  'facebook',
  'instagram',
  'youtube',
  'tiktok',
  'linkedin',
  'website',
] as const
/** The same in the order of employers' profiles (reader-site.md, section 2). */
export const employerLinkKinds = [
  'facebook',
  'instagram',
  'youtube',
  'linkedin',
  'tiktok',
  'website',
] as const satisfies (typeof linkKinds)[number][]
export const contactLinkSchema = z.object({ kind: z.enum(linkKinds), url: z.string() })
export type ContactLink = z.infer<typeof contactLinkSchema>

export const hashtagSchema = z.object({ id: z.number(), name: z.string(), slug: z.string() })
export type Hashtag = z.infer<typeof hashtagSchema>

const imageSchema = z.object({ src: z.string(), width: z.number(), height: z.number() })

/** What an article's page shows that does not depend on whether it is live. */
const articleContentSchema = z.object({
  accent: z.string(),
  bodyHtml: z.string(),
  /** First 200 characters of the tag-stripped body, or the accent. */
  description: z.string(),
  links: z.array(contactLinkSchema),
  hashtags: z.array(hashtagSchema),
  /** The 11 characters that name a YouTube video; null without one. */
  videoId: z.string().nullable(),
  /** Whole minutes, at least 1. */
  readingMinutes: z.number(),
  /** 1200 x 630, for Open Graph. */
  ogImage: imageSchema.nullable(),
  /** UTC, ISO 8601. */
  dateModified: z.string(),
})

export const articleSchema = cardSchema.extend({
  ...articleContentSchema.shape,
  /** Addresses that it had before. */
  formerPaths: z.array(z.string()),
})
export type Article = z.infer<typeof articleSchema>

/** An article as it stands in the back office: it need not have an address, a category or a date yet. */
export const previewSchema = articleSchema
  .omit({ formerPaths: true, path: true, teaser: true })
  .extend({
    category: categorySchema.nullable(),
    datePublished: z.string().nullable(),
  })
export type Preview = z.infer<typeof previewSchema>

/** The chosen logo, as the bar shows it. Its name is the publication's. */
export const logoSchema = z.object({
  src: z.string(),
  width: z.number(),
  height: z.number(),
  /** The file that was uploaded, under the site's own origin: pictures are drawn with it. */
  original: z.string(),
})
export type Logo = z.infer<typeof logoSchema>

/** What every page shows around its content, and what all of them are told by the site settings. */
export const frameSchema = z.object({
  siteName: z.string(),
  logo: logoSchema.nullable(),
  categories: z.array(categorySchema),
  social: z.array(contactLinkSchema),
  messengerGroups: z.array(z.object({ name: z.string(), link: z.string() })),
  twitterCard: z.enum(['summary', 'summary_large_image']),
  /** Google Tag Manager; null where none is used. */
  gtmId: z.string().nullable(),
  /** What the close icon of the cookie bar means on small screens. */
  closeAccepts: z.boolean(),
})
export type Frame = z.infer<typeof frameSchema>

/** The positions of banners that home shows (reader-site.md, section 2). */
export const homePositions = [
  'home_header',
  'home_exclusive',
  'home_middle',
  'home_partners',
] as const
export type HomePosition = (typeof homePositions)[number]

/** `html` is shown from its own address in a frame that runs nothing; everything else is an image. */
export const bannerSchema = z.object({
  id: z.number(),
  /** The name of its position: `home_header`. */
  position: z.string(),
  kind: z.enum(['image', 'html']),
  src: z.string(),
  /** All widths in ascending order, pixels; empty where there is one file for all. */
  sources: z.array(z.object({ src: z.string(), width: z.number(), height: z.number() })),
  /** Of the position, pixels. */
  width: z.number(),
  height: z.number(),
  alt: z.string(),
  hyperlink: z.string().nullable(),
})
export type Banner = z.infer<typeof bannerSchema>

export const quoteSchema = z.object({
  id: z.number(),
  path: z.string(),
  text: z.string(),
  author: z.string(),
  /** How long it is shown, seconds. */
  seconds: z.number(),
})
export type Quote = z.infer<typeof quoteSchema>

/** The home page from top to bottom (reader-site.md, sections 2 and 9). */
export const homeSchema = z.object({
  /** What the publication says to whoever comes; empty if nothing. */
  message: z.string(),
  banners: z.record(z.enum(homePositions), z.array(bannerSchema)),
  /** What the editors have chosen, each shown for its own time, seconds. */
  carousel: z.array(z.object({ card: cardSchema, seconds: z.number() })),
  /** The first of the paid order that are promoted now. */
  featured: z.array(cardSchema),
  quotes: z.array(quoteSchema),
  /** The newest articles of each category, in category order. */
  blocks: z.array(z.object({ category: categorySchema, cards: z.array(cardSchema) })),
})
export type Home = z.infer<typeof homeSchema>

const month = z.string().regex(/^\d{4}-(?:0[1-9]|1[0-2])$/)

/** A month of Europe/Sofia (`2026-11`), and how many live articles a category has of it. */
export const monthOfCategorySchema = z.object({ month, count: z.number() })
export type MonthOfCategory = z.infer<typeof monthOfCategorySchema>

/** The newest articles of one category, and its months, the newest first. */
export const categoryPageSchema = z.object({
  category: categorySchema,
  cards: z.array(cardSchema),
  months: z.array(monthOfCategorySchema),
  /** Addresses that it had before. */
  formerPaths: z.array(z.string()),
})
export type CategoryPage = z.infer<typeof categoryPageSchema>

/** An article as a line of a list. */
export const lineSchema = z.object({
  id: z.number(),
  path: z.string(),
  title: z.string(),
  /** UTC, ISO 8601. */
  datePublished: z.string(),
})
export type Line = z.infer<typeof lineSchema>

/** The articles of one month of a category, the newest first: cards, then lines. */
export const categoryMonthSchema = z.object({
  category: categorySchema,
  month,
  count: z.number(),
  cards: z.array(cardSchema),
  lines: z.array(lineSchema),
  /** The months with articles just before and just after it, `2026-11`. */
  previous: month.nullable(),
  next: month.nullable(),
  /** Addresses that it had before. */
  formerPaths: z.array(z.string()),
})
export type CategoryMonth = z.infer<typeof categoryMonthSchema>

/** A hashtag, and how many live articles bear it. */
export const countedHashtagSchema = hashtagSchema.extend({ count: z.number() })
export type CountedHashtag = z.infer<typeof countedHashtagSchema>

/** The newest articles with one hashtag. */
export const hashtagPageSchema = z.object({
  hashtag: countedHashtagSchema,
  cards: z.array(cardSchema),
})
export type HashtagPage = z.infer<typeof hashtagPageSchema>

/** A service as its card on the list of services. */
export const serviceCardSchema = z.object({
  id: z.number(),
  path: z.string(),
  title: z.string(),
  description: z.string(),
  icon: z.enum(serviceIcons),
})
export type ServiceCard = z.infer<typeof serviceCardSchema>

/** A field of a service's request form; `options` of those to choose from. */
export const formFieldSchema = z.object({
  id: z.string(),
  type: z.enum(formFieldTypes),
  label: z.string(),
  placeholder: z.string(),
  required: z.boolean(),
  options: z.array(z.string()),
})
export type FormField = z.infer<typeof formFieldSchema>

/** The page of a service. */
export const serviceSchema = serviceCardSchema.extend({
  bodyHtml: z.string(),
  form: z.array(formFieldSchema),
  /** Addresses that it had before. */
  formerPaths: z.array(z.string()),
})
export type Service = z.infer<typeof serviceSchema>

/** The article that a quote is from. */
const sourceArticleSchema = cardSchema.extend({
  links: z.array(contactLinkSchema),
  hashtags: z.array(hashtagSchema),
})

/** The page of a quote. */
export const quotePageSchema = z.object({
  id: z.number(),
  path: z.string(),
  text: z.string(),
  author: z.string(),
  /** The picture that was made of it, to be shared with. */
  image: imageSchema.nullable(),
  /** Null where there is none, or readers do not see it. */
  article: sourceArticleSchema.nullable(),
  /** Addresses that it had before. */
  formerPaths: z.array(z.string()),
})
export type QuotePage = z.infer<typeof quotePageSchema>

/** An employer's profile. */
export const employerSchema = z.object({
  id: z.number(),
  path: z.string(),
  slug: z.string(),
  logo: imageSchema.nullable(),
  /** The 11 characters that name a YouTube video; null without one. */
  videoId: z.string().nullable(),
  /** Where its open positions are; null without one. */
  jobOffersLink: z.string().nullable(),
  links: z.array(contactLinkSchema),
  /** Its articles, in the order that the editors gave them. */
  cards: z.array(cardSchema),
  /** Addresses that it had before. */
  formerPaths: z.array(z.string()),
})
export type Employer = z.infer<typeof employerSchema>

/** What editors wrote on a page that there is once; `bodyHtml` is empty where they have not yet. */
export const staticPageSchema = z.object({
  bodyHtml: z.string(),
  /** The author's, on the page about the author. */
  picture: pictureSchema.nullable(),
})
export type StaticPage = z.infer<typeof staticPageSchema>

const pageLinkSchema = z.object({ path: z.string(), title: z.string() })

/** The pages of the section in their order, each before those below it; `level` 0 stands at the top. */
export const sectionSchema = z.array(pageLinkSchema.extend({ id: z.number(), level: z.number() }))
export type Section = z.infer<typeof sectionSchema>

/** A page of the section. */
export const sectionPageSchema = pageLinkSchema.extend({
  id: z.number(),
  bodyHtml: z.string(),
  /** The pages that it stands below, the topmost first. */
  above: z.array(pageLinkSchema),
  /** The pages just below it, in their order. */
  below: z.array(pageLinkSchema),
  /** Addresses that it had before. */
  formerPaths: z.array(z.string()),
})
export type SectionPage = z.infer<typeof sectionPageSchema>

const neighbourSchema = z.object({ id: z.number(), path: z.string(), title: z.string() })
export type Neighbour = z.infer<typeof neighbourSchema>

/** What stands beside an article in its category: the live articles just before and just after it in time. */
export const adjacentSchema = z.object({
  previous: neighbourSchema.nullable(),
  next: neighbourSchema.nullable(),
})
export type Adjacent = z.infer<typeof adjacentSchema>

/** Cards of the nearest articles in time of the same category (reader-site.md, section 7), and the adjacent ones. */
export const relatedSchema = adjacentSchema.extend({ cards: z.array(cardSchema) })
export type Related = z.infer<typeof relatedSchema>

/** What feeds tell of an article; dates are UTC, ISO 8601. */
export const feedItemSchema = z.object({
  path: z.string(),
  title: z.string(),
  description: z.string(),
  category: z.string(),
  datePublished: z.string(),
  star: starSchema,
})
export type FeedItem = z.infer<typeof feedItemSchema>

/** The newest articles of the publication, or those of the last two days. */
export const feedSchema = z.object({ siteName: z.string(), items: z.array(feedItemSchema) })
export type Feed = z.infer<typeof feedSchema>

/** The months with live articles, `2026-11`, in ascending order. */
export const monthsSchema = z.array(z.string())

/** Every month of every category, by the category's `urlSlug`, the newest first. */
export const archivesSchema = z.array(z.object({ slug: z.string(), months: z.array(month) }))
export type Archives = z.infer<typeof archivesSchema>

/** The addresses of one month, with when each was changed; UTC, ISO 8601. */
export const sitemapSchema = z.array(z.object({ path: z.string(), changed: z.string() }))
export type Sitemap = z.infer<typeof sitemapSchema>

export const routesSchema = z.object({
  paths: z.array(z.string()),
  /** The id to ask for next, or null at the end. */
  next: z.number().nullable(),
})
export type Routes = z.infer<typeof routesSchema>

export const questionSchema = z.discriminatedUnion('ask', [
  z.object({ ask: z.literal('frame') }),
  z.object({ ask: z.literal('home') }),
  z.object({ ask: z.literal('article'), slug: z.string().max(300) }),
  z.object({ ask: z.literal('related'), slug: z.string().max(300) }),
  z.object({ ask: z.literal('category'), slug: z.string().max(300) }),
  z.object({ ask: z.literal('preview'), id: z.number().int().positive() }),
  z.object({ ask: z.literal('newest') }),
  z.object({ ask: z.literal('news') }),
  z.object({ ask: z.literal('months') }),
  z.object({ ask: z.literal('sitemap'), month }),
  z.object({ ask: z.literal('categoryMonth'), slug: z.string().max(300), month }),
  z.object({ ask: z.literal('hashtag'), slug: z.string().max(300) }),
  /** Those of the page of all hashtags: at least 3 live articles, at most 100, the most used first. */
  z.object({ ask: z.literal('hashtagCounts') }),
  z.object({ ask: z.literal('archives') }),
  /** What the search shows before anything is asked for (contracts/search.ts). */
  z.object({ ask: z.literal('searchStart') }),
  /** The slugs of all hashtags with live articles. */
  z.object({ ask: z.literal('hashtagSlugs') }),
  /** All services, the oldest first. */
  z.object({ ask: z.literal('services') }),
  z.object({ ask: z.literal('service'), slug: z.string().max(300) }),
  z.object({ ask: z.literal('quote'), slug: z.string().max(300) }),
  /** The addresses of all quotes. */
  z.object({ ask: z.literal('quotePaths') }),
  z.object({ ask: z.literal('employer'), slug: z.string().max(300) }),
  /** The addresses of all employers. */
  z.object({ ask: z.literal('employerPaths') }),
  z.object({ ask: z.literal('staticPage'), name: z.enum(staticPageNames) }),
  z.object({ ask: z.literal('section') }),
  /** A page of the section by its slugs: `proekti/2026`. */
  z.object({ ask: z.literal('sectionPage'), slug: z.string().max(1000) }),
  z.object({ ask: z.literal('routes'), after: z.number().int().min(0) }),
])
export type Question = z.infer<typeof questionSchema>

export const readRequestSchema = z.object({
  questions: z.array(questionSchema).min(1).max(500),
  /**
   * The moment of the newest event that the site knows of (UTC, ISO 8601): what was announced at that moment is to be
   * seen, though the clock of the machine that answers be behind.
   */
  asOf: z.iso.datetime().nullable().default(null),
  /** Past everything that was kept of earlier readings: to check what stands. */
  fresh: z.boolean().default(false),
})
export type ReadRequest = z.infer<typeof readRequestSchema>

const answerSchema = z.union([
  z.object({ value: z.unknown(), tags: z.array(z.string()) }),
  /** This one could not be answered; the others are. */
  z.object({ error: z.string() }),
])
/** One answer for each question, in their order; null where the document is not live. */
export const readResponseSchema = z.object({ answers: z.array(answerSchema) })
