import { z } from 'zod'
import { categorySchema, cardSchema } from './card.ts'

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
  /** What home begins with: the story that is chosen for it, otherwise the first of the carousel. */
  lead: cardSchema.nullable(),
  /** What the editors have chosen but for the lead, each shown for its own time, seconds. */
  carousel: z.array(z.object({ card: cardSchema, seconds: z.number() })),
  /** The newest of all, whatever their category. */
  newest: z.array(cardSchema),
  /** The first of the paid order that are promoted now. */
  featured: z.array(cardSchema),
  quotes: z.array(quoteSchema),
  /** The newest articles of each category that stand neither in the carousel nor among the paid, in category order. */
  blocks: z.array(z.object({ category: categorySchema, cards: z.array(cardSchema) })),
})
export type Home = z.infer<typeof homeSchema>
