import { z } from 'zod'
import { categorySchema, contactLinkSchema } from './card.ts'

/** The chosen logo, as the bar shows it. Its alternative text is the publication's name. */
export const logoSchema = z.object({
  src: z.string(),
  width: z.number(),
  height: z.number(),
  /** The uploaded file, under the site's own origin: pictures of quotes are drawn with it. */
  original: z.string(),
})
export type Logo = z.infer<typeof logoSchema>

/** The parts around the content of every page, and the site settings that all pages need. */
export const frameSchema = z.object({
  siteName: z.string(),
  /** Contact data for readers: the e-mail, and a postal address of several lines; each may be empty. */
  email: z.string(),
  address: z.string(),
  logo: logoSchema.nullable(),
  /** The logo for dark screens, shown instead of `logo`; null if there is none. */
  logoDark: logoSchema.nullable(),
  categories: z.array(categorySchema),
  social: z.array(contactLinkSchema),
  messengerGroups: z.array(z.object({ name: z.string(), link: z.string() })),
  twitterCard: z.enum(['summary', 'summary_large_image']),
  /** Id of Google Tag Manager; null if it is not used. */
  gtmId: z.string().nullable(),
  /** Whether the close icon of the cookie bar accepts cookies on small screens. */
  closeAccepts: z.boolean(),
})
export type Frame = z.infer<typeof frameSchema>
