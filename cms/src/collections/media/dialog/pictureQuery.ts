import { isoDate } from '@kariera/shared/rules/dates'
import { momentAt } from '@kariera/shared/rules/sofiaTime'
import { z } from 'zod'

const text = z.string().nullish()

/** A picture as the newsroom's REST API answers it. */
export const pictureSchema = z.object({
  id: z.number(),
  alt: text,
  author: text,
  aiMade: z.boolean().nullish(),
  url: text,
  thumbnailURL: text,
  sizes: z.object({ w960: z.object({ url: text }).nullish() }).nullish(),
  width: z.number().nullish(),
  height: z.number().nullish(),
  focalX: z.number().nullish(),
  focalY: z.number().nullish(),
  createdAt: z.string(),
  updatedAt: z.string(),
})
export type StoredPicture = z.infer<typeof pictureSchema>

/** A page of a list of pictures. */
export const picturesSchema = z.object({ docs: z.array(pictureSchema), hasNextPage: z.boolean() })

/** Which pictures are shown. `from` is included, `to` is not; null for an open end. */
export type PictureFilters = {
  from: string | null
  to: string | null
  author: string
  words: string
  withoutCredit: boolean
}

/** Pictures asked for at a time. */
const pageSize = 40

const dayMs = 24 * 60 * 60_000

/** The pictures of the last seven days and of today, by the days of Sofia: until midnight, when tomorrow begins. */
export function latestPictures(now: Date): PictureFilters {
  const midnight = (days: number) =>
    // At noon a day has the same date in every week of the year, also when the clocks are changed.
    momentAt(isoDate(new Date(noonOf(now) + days * dayMs)), '00:00').iso
  return { from: midnight(-7), to: midnight(1), author: '', words: '', withoutCredit: false }
}

function noonOf(now: Date): number {
  return Date.parse(momentAt(isoDate(now), '12:00').iso)
}

/**
 * Returns the path of a page of pictures, newest first.
 *
 * @param page from 1
 */
export function pathOfPictures(filters: PictureFilters, page: number): `/${string}` {
  const { from, to, author, words, withoutCredit } = filters
  const conditions: [string, string][] = [
    ...(from ? [['[createdAt][greater_than_equal]', from] as const] : []),
    ...(to ? [['[createdAt][less_than]', to] as const] : []),
    ...(author.trim() ? [['[author][like]', author.trim()] as const] : []),
    ...wordsIn(words).map((word) => ['[alt][like]', word] as const),
  ].map(([condition, value], index) => [`where[and][${index}]${condition}`, value])
  const without = `where[and][${conditions.length}][or]`
  const query = new URLSearchParams([
    ['depth', '0'],
    ['limit', String(pageSize)],
    ['page', String(page)],
    ['sort', '-createdAt'],
    ...conditions,
    ...(withoutCredit
      ? [
          [`${without}[0][author][exists]`, 'false'],
          [`${without}[1][author][equals]`, ''],
        ]
      : []),
  ])
  return `/media?${query.toString()}`
}

function wordsIn(text: string): string[] {
  return text.trim().split(/\s+/).filter(Boolean)
}

/** Returns pictures by the days of Sofia on which they were uploaded, in their order. */
export function byDay(pictures: readonly StoredPicture[]): [string, StoredPicture[]][] {
  return [...Map.groupBy(pictures, ({ createdAt }) => isoDate(createdAt))]
}
