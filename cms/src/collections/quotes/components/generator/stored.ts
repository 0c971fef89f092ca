import { quoteTemplateSchema } from '@kariera/shared/contracts/quoteImage'
import { z } from 'zod'

const idOf = z.union([z.number(), z.object({ id: z.number() }).transform(({ id }) => id)])

/** A stored quote, including its draft, and its picture. */
export const storedQuote = z.object({
  quoteText: z.string().nullish(),
  author: z.string().nullish(),
  quoteShortText: z.string().nullish(),
  template: idOf.nullish(),
  quoteImage: z.object({ id: z.number(), url: z.string() }).nullish().catch(null),
  quoteImageGeneratedAt: z.string().nullish(),
})
export type StoredQuote = z.infer<typeof storedQuote>

const fields = Object.keys(storedQuote.shape)

/** API path of a quote. */
export const storedQuotePath = (id: number) =>
  `/quotes/${id}?draft=true&depth=1&${fields.map((name) => `select[${name}]=true`).join('&')}` as const

const template = quoteTemplateSchema.extend({ id: z.number(), name: z.string() })
export type StoredTemplate = z.infer<typeof template>

/** Templates that are not in the trash. */
export const storedTemplates = z.object({ docs: z.array(template) })
export const templatesPath = '/quote-templates?depth=0&pagination=false&sort=-isDefault,name'

/** The publication's name and logo, shown in the corner of every picture. */
export const storedPublication = z.object({
  siteName: z.string(),
  selectedLogo: z.object({ url: z.string() }).nullish().catch(null),
})
export const publicationPath =
  '/globals/site-settings?depth=1&select[siteName]=true&select[selectedLogo]=true'

/** Response after a picture was stored or deleted. */
export const keptImage = z.object({ quoteImage: z.number().nullable() })
