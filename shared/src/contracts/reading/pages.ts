import { z } from 'zod'
import { formFieldTypes, serviceIcons } from '../serviceForms.ts'
import { pictureSchema, cardSchema, contactLinkSchema, hashtagSchema, imageSchema } from './card.ts'

/** A service as a card in the list of services. */
export const serviceCardSchema = z.object({
  id: z.number(),
  path: z.string(),
  title: z.string(),
  description: z.string(),
  icon: z.enum(serviceIcons),
})
export type ServiceCard = z.infer<typeof serviceCardSchema>

/** A field of a service's request form; `options` are those of choice fields. */
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
  /** Former addresses. */
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
  /** The picture that was made of it, for sharing. */
  image: imageSchema.nullable(),
  /** Null if there is none, or readers do not see it. */
  article: sourceArticleSchema.nullable(),
  /** Former addresses. */
  formerPaths: z.array(z.string()),
})
export type QuotePage = z.infer<typeof quotePageSchema>

/** An employer's profile. */
export const employerSchema = z.object({
  id: z.number(),
  path: z.string(),
  slug: z.string(),
  /** The employer's name; empty if none was entered. */
  name: z.string(),
  /** A few words about it; empty if none were entered. */
  description: z.string(),
  logo: imageSchema.nullable(),
  /** The 11 characters of a YouTube video's id; null without a video. */
  /** With the second at which it starts, if that is not the first (rules/youtube.ts). */
  videoId: z.string().nullable(),
  /** Address of its open positions; null if there is none. */
  jobOffersLink: z.string().nullable(),
  links: z.array(contactLinkSchema),
  /** Its articles, in the order that editors chose. */
  cards: z.array(cardSchema),
  /** Former addresses. */
  formerPaths: z.array(z.string()),
})
export type Employer = z.infer<typeof employerSchema>

/** Content of a static page; `bodyHtml` is empty until editors have written it. */
export const staticPageSchema = z.object({
  bodyHtml: z.string(),
  /** The author's picture, on the page about the author. */
  picture: pictureSchema.nullable(),
})
export type StaticPage = z.infer<typeof staticPageSchema>

const pageLinkSchema = z.object({ path: z.string(), title: z.string() })

/** The pages of the section in order, each before its subpages; `level` 0 is the top. */
export const sectionSchema = z.array(pageLinkSchema.extend({ id: z.number(), level: z.number() }))
export type Section = z.infer<typeof sectionSchema>

/** A page of the section. */
export const sectionPageSchema = pageLinkSchema.extend({
  id: z.number(),
  bodyHtml: z.string(),
  /** The parent pages, topmost first. */
  above: z.array(pageLinkSchema),
  /** The direct subpages, in order. */
  below: z.array(pageLinkSchema),
  /** Former addresses. */
  formerPaths: z.array(z.string()),
})
export type SectionPage = z.infer<typeof sectionPageSchema>
