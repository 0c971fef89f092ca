import { staticPageNames } from '@kariera/shared/contracts/staticPages'
import { z } from 'zod'

/** Kinds of documents whose events contain only their id. */
export const plainKinds = [
  ...(['hashtags', 'media', 'logos', 'employer-logos', 'users'] as const),
  ...staticPageNames,
  ...(['carousel-articles', 'paid-order', 'banner-positions'] as const),
] as const
export type PlainKind = (typeof plainKinds)[number]

/** Public state of an article before or after a change; null in an event if it is not published. */
export const articleFactsSchema = z.object({
  slug: z.string().nullable(),
  category: z.number().nullable(),
  /** UTC, ISO 8601. */
  datePublished: z.string().nullable(),
  /** Whether it is paid for, promoted at the moment or not; missing in events of earlier versions. */
  paid: z.boolean().optional(),
  /** Ids of its hashtags; missing in events of earlier versions. */
  hashtags: z.array(z.number()).optional(),
})
export type ArticleFacts = z.infer<typeof articleFactsSchema>

/** The slug is missing in events of earlier versions. */
const categoryFactsSchema = z.object({ id: z.number(), slug: z.string().nullish() })

/** `position`: id of its banner position. */
const bannerFactsSchema = z.object({ id: z.number(), position: z.number().nullable() })

const quoteFactsSchema = z.object({ id: z.number(), slug: z.string().nullable() })

/** The slug of a page contains those of its ancestors, `proekti/2026`. */
const addressFactsSchema = z.object({
  id: z.number(),
  slug: z.string().nullable(),
  /** For a page: what other pages show of it, and its place among them. */
  place: z.string().optional(),
})

const settingsFactsSchema = z.object({
  id: z.number(),
  /** Digest of the settings that every page shows; missing in events of earlier versions. */
  frame: z.string().optional(),
})

/** State of other documents before or after a change; their content is read when pages are rendered. */
const documentFactsSchema = z.object({ id: z.number() })

/**
 * A change of what readers see, as facts instead of pages. The affected pages are computed after the commit
 * (publishing/invalidation.ts), from the state at that time.
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
  /** An article has become too old for the news sitemap. */
  z.object({
    documentType: z.literal('news'),
    documentId: z.literal(0),
    title: z.string(),
    was: z.null(),
    is: z.null(),
  }),
  /** Too many changes to announce one by one: the site reads everything again. */
  z.object({
    documentType: z.literal('everything'),
    documentId: z.literal(0),
    title: z.string(),
    was: z.null(),
    is: z.null(),
  }),
])
export type PublishEvent = z.infer<typeof publishEventSchema>
