import { staticPageNames } from '@kariera/shared/contracts/staticPages'
import { z } from 'zod'

/** Documents of which an event tells no more than which one it is. */
export const plainKinds = [
  ...(['hashtags', 'media', 'logos', 'employer-logos', 'users'] as const),
  ...staticPageNames,
  ...(['carousel-articles', 'paid-order', 'banner-positions'] as const),
] as const
export type PlainKind = (typeof plainKinds)[number]

/** What an article was or is in public; null in an event when it was or is not published. */
export const articleFactsSchema = z.object({
  slug: z.string().nullable(),
  category: z.number().nullable(),
  /** UTC, ISO 8601. */
  datePublished: z.string().nullable(),
  /** Paid for, whether or not it is promoted just now; events of earlier versions did not know it. */
  paid: z.boolean().optional(),
  /** The ids of its hashtags; events of earlier versions did not know them. */
  hashtags: z.array(z.number()).optional(),
})
export type ArticleFacts = z.infer<typeof articleFactsSchema>

/** Its address; events of earlier versions did not know it. */
const categoryFactsSchema = z.object({ id: z.number(), slug: z.string().nullish() })

/** Where it stands: the id of a banner position. */
const bannerFactsSchema = z.object({ id: z.number(), position: z.number().nullable() })

const quoteFactsSchema = z.object({ id: z.number(), slug: z.string().nullable() })

/** Its address: of a page all its slugs, `proekti/2026`. */
const addressFactsSchema = z.object({
  id: z.number(),
  slug: z.string().nullable(),
  /** Of a page: what pages that name it show of it, and where it stands among them. */
  place: z.string().optional(),
})

const settingsFactsSchema = z.object({
  id: z.number(),
  /** What every page shows of them, as a digest; events of earlier versions did not know it. */
  frame: z.string().optional(),
})

/** What other documents were or are; their content is read when pages are rendered. */
const documentFactsSchema = z.object({ id: z.number() })

/**
 * One change to what readers see: facts, not pages. Which pages it touches is worked out after the commit
 * (publishing/invalidation.ts), from what is true then.
 */
export const publishEventSchema = z.discriminatedUnion('documentType', [
  z.object({
    documentType: z.literal('articles'),
    documentId: z.number(),
    title: z.string(),
    was: articleFactsSchema.nullable(),
    is: articleFactsSchema.nullable(),
  }),
  z.object({
    documentType: z.literal('categories'),
    documentId: z.number(),
    title: z.string(),
    was: categoryFactsSchema.nullable(),
    is: categoryFactsSchema.nullable(),
  }),
  z.object({
    documentType: z.literal('banners'),
    documentId: z.number(),
    title: z.string(),
    was: bannerFactsSchema.nullable(),
    is: bannerFactsSchema.nullable(),
  }),
  z.object({
    documentType: z.literal('quotes'),
    documentId: z.number(),
    title: z.string(),
    was: quoteFactsSchema.nullable(),
    is: quoteFactsSchema.nullable(),
  }),
  z.object({
    documentType: z.enum(['services', 'employers', 'pages']),
    documentId: z.number(),
    title: z.string(),
    was: addressFactsSchema.nullable(),
    is: addressFactsSchema.nullable(),
  }),
  z.object({
    documentType: z.literal('site-settings'),
    documentId: z.number(),
    title: z.string(),
    was: settingsFactsSchema.nullable(),
    is: settingsFactsSchema.nullable(),
  }),
  z.object({
    documentType: z.enum(plainKinds),
    documentId: z.number(),
    title: z.string(),
    was: documentFactsSchema.nullable(),
    is: documentFactsSchema.nullable(),
  }),
  /** An article has become older than the news sitemap tells of. */
  z.object({
    documentType: z.literal('news'),
    documentId: z.literal(0),
    title: z.string(),
    was: z.null(),
    is: z.null(),
  }),
  /** Too much to be told one by one: the site reads everything anew. */
  z.object({
    documentType: z.literal('everything'),
    documentId: z.literal(0),
    title: z.string(),
    was: z.null(),
    is: z.null(),
  }),
])
export type PublishEvent = z.infer<typeof publishEventSchema>
