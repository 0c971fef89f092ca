import { z } from 'zod'
import { formFieldTypes, serviceIcons } from '../services.ts'
import { pictureSchema, cardSchema, contactLinkSchema, hashtagSchema, imageSchema } from './card.ts'

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
  /** What it is called; empty where nobody has said. */
  name: z.string(),
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
