import { z } from 'zod'
import { categorySchema, cardSchema } from './card.ts'

/** The positions of banners on home. */
export const homePositions = [
  'home_header',
  'home_exclusive',
  'home_middle',
  'home_partners',
] as const

export type HomePosition = (typeof homePositions)[number]

/** `html` is shown from its own address in a frame that runs no scripts; `image` is everything else. */
export const bannerSchema = z.object({
  id: z.number(),
  /** The name of its position: `home_header`. */
  position: z.string(),
  kind: z.enum(['image', 'html']),
  src: z.string(),
  /** All widths in ascending order, pixels; empty if one file serves all. */
  sources: z.array(z.object({ src: z.string(), width: z.number(), height: z.number() })),
  /** Size of the position, pixels. */
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

/** The home page from top to bottom. */
export const homeSchema = z.object({
  /** Message of the publication to visitors; empty if there is none. */
  message: z.string(),
  banners: z.record(z.enum(homePositions), z.array(bannerSchema)),
  /** The first story of home: the one that is chosen for it, otherwise the first of the carousel. */
  lead: cardSchema.nullable(),
  /** The articles that editors have chosen, without the lead, each with its display time, seconds. */
  carousel: z.array(z.object({ card: cardSchema, seconds: z.number() })),
  /** The newest articles of all categories. */
  newest: z.array(cardSchema),
  /** The first articles of the paid order that are promoted now. */
  featured: z.array(cardSchema),
  quotes: z.array(quoteSchema),
  /** The newest articles of each category, without those in the carousel and the paid ones, in category order. */
  blocks: z.array(z.object({ category: categorySchema, cards: z.array(cardSchema) })),
})
export type Home = z.infer<typeof homeSchema>
