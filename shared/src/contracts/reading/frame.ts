import { z } from 'zod'
import { categorySchema, contactLinkSchema } from './card.ts'

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
  /** By which readers reach it: its e-mail and where it stands, of several lines; each may be empty. */
  email: z.string(),
  address: z.string(),
  logo: logoSchema.nullable(),
  /** What stands in its place where a reader's screen is dark; null without either. */
  logoDark: logoSchema.nullable(),
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
