import { z } from 'zod'

export const pictureSchema = z.object({
  id: z.number(),
  alt: z.string(),
  /** The photographer; empty if unknown. */
  credit: z.string(),
  /** Made by a machine, which readers are told. */
  aiMade: z.boolean(),
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
  /** Who pays for it while it is promoted; empty if nobody, or not known. */
  sponsor: z.string(),
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

export const imageSchema = z.object({ src: z.string(), width: z.number(), height: z.number() })
