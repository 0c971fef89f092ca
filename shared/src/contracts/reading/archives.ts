import { z } from 'zod'
import { categorySchema, cardSchema, hashtagSchema } from './card.ts'

export const month = z.string().regex(/^\d{4}-(?:0[1-9]|1[0-2])$/)

/** A month of Europe/Sofia (`2026-11`), and how many live articles a category has in it. */
export const monthOfCategorySchema = z.object({ month, count: z.number() })
export type MonthOfCategory = z.infer<typeof monthOfCategorySchema>

/** The newest articles of one category, and its months, newest first. */
export const categoryPageSchema = z.object({
  category: categorySchema,
  cards: z.array(cardSchema),
  months: z.array(monthOfCategorySchema),
  /** Former addresses. */
  formerPaths: z.array(z.string()),
})
export type CategoryPage = z.infer<typeof categoryPageSchema>

/** An article as a line in a list. */
export const lineSchema = z.object({
  id: z.number(),
  path: z.string(),
  title: z.string(),
  /** UTC, ISO 8601. */
  datePublished: z.string(),
})
export type Line = z.infer<typeof lineSchema>

/** The articles of one month of a category, newest first: cards, then lines. */
export const categoryMonthSchema = z.object({
  category: categorySchema,
  month,
  count: z.number(),
  cards: z.array(cardSchema),
  lines: z.array(lineSchema),
  /** The nearest months with articles before and after it, `2026-11`. */
  previous: month.nullable(),
  next: month.nullable(),
  /** Former addresses. */
  formerPaths: z.array(z.string()),
})
export type CategoryMonth = z.infer<typeof categoryMonthSchema>

/** A hashtag, and how many live articles have it. */
export const countedHashtagSchema = hashtagSchema.extend({ count: z.number() })
export type CountedHashtag = z.infer<typeof countedHashtagSchema>

/** The newest articles with one hashtag. */
export const hashtagPageSchema = z.object({
  hashtag: countedHashtagSchema,
  cards: z.array(cardSchema),
})
export type HashtagPage = z.infer<typeof hashtagPageSchema>

/** The months with live articles, `2026-11`, in ascending order. */
export const monthsSchema = z.array(z.string())

/** Every month of every category, by the category's `urlSlug`, newest first. */
export const archivesSchema = z.array(z.object({ slug: z.string(), months: z.array(month) }))
export type Archives = z.infer<typeof archivesSchema>
