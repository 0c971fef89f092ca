import { isoDate } from '@kariera/shared/rules/dates'
import { momentAt } from '@kariera/shared/rules/sofiaTime'
import { z } from 'zod'

const text = z.string().nullish()

/** A picture as the newsroom's REST API answers it. */
export const pictureSchema = z.object({
  id: z.number(),
  alt: text,
  originalName: text,
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
  /** In how many documents it is used; only lists know it. */
  uses: z.number().optional(),
})
export type StoredPicture = z.infer<typeof pictureSchema>

/** A page of a list of pictures. */
export const picturesSchema = z.object({ docs: z.array(pictureSchema), hasNextPage: z.boolean() })

/** What pictures may be without. */
export const lacks = ['alt', 'credit', 'uses'] as const
export type Lack = (typeof lacks)[number]

/** Which pictures are shown. `from` is included, `to` is not; null for an open end. */
export type PictureFilters = {
  from: string | null
  to: string | null
  author: string
  words: string
  without: readonly Lack[]
}

/** Pictures of one page. */
export const pageSize = 40

const dayMs = 24 * 60 * 60_000

/** The pictures of the last seven days and of today, by the days of Sofia: until midnight, when tomorrow begins. */
export function latestPictures(now: Date): PictureFilters {
  const midnight = (days: number) =>
    // At noon a day has the same date in every week of the year, also when the clocks are changed.
    momentAt(isoDate(new Date(noonOf(now) + days * dayMs)), '00:00').iso
  return { from: midnight(-7), to: midnight(1), author: '', words: '', without: [] }
}

function noonOf(now: Date): number {
  return Date.parse(momentAt(isoDate(now), '12:00').iso)
}

/** Longest text of a filter, as long as a description. */
export const maxWords = 500

/** Every picture. */
export const allPictures: PictureFilters = {
  from: null,
  to: null,
  author: '',
  words: '',
  without: [],
}

const moment = z.iso.datetime().regex(/^[12]/).nullable().catch(null)
const words = z
  .string()
  .catch('')
  .transform((text) => text.replaceAll(/\p{C}/gu, ' ').slice(0, maxWords))
const filtersSchema = z.object({
  from: moment,
  to: moment,
  author: words,
  words,
  without: z
    .string()
    .transform((text) => lacks.filter((lack) => text.split(',').includes(lack)))
    .catch([]),
})

/** Returns the filters of an address; what is missing or wrong filters nothing. */
export function filtersIn(query: Record<string, unknown>): PictureFilters {
  return filtersSchema.parse({ ...allPictures, without: '', ...query })
}

/** Returns filters as the query of an address; empty for every picture. */
export function queryOf({ from, to, author, words, without }: PictureFilters): URLSearchParams {
  return new URLSearchParams([
    ...(from ? [['from', from]] : []),
    ...(to ? [['to', to]] : []),
    ...(author.trim() ? [['author', author.trim()]] : []),
    ...(words.trim() ? [['words', words.trim()]] : []),
    ...(without.length > 0 ? [['without', without.join()]] : []),
  ])
}

/**
 * Returns the path of a page of pictures, newest first.
 *
 * @param last the last one of the page before; null for the first page
 */
export function pathOfPictures(filters: PictureFilters, last: Place | null): `/${string}` {
  const query = queryOf(filters)
  if (last) query.set('before', `${last.createdAt},${last.id}`)
  return `/media/library?${query.toString()}`
}

/** The place of a picture among all. */
export type Place = { createdAt: string; id: number }

const placeSchema = z
  .string()
  .regex(/^[12][^,]*,[1-9]\d{0,8}$/)
  .transform((text) => {
    const [createdAt = '', id = ''] = text.split(',')
    return { createdAt, id: Number(id) }
  })
  .pipe(z.object({ createdAt: z.iso.datetime(), id: z.number() }))

/** Returns the place at which a page begins; null for the first page. */
export function placeIn({ before }: Record<string, unknown>): Place | null {
  return placeSchema.safeParse(before).data ?? null
}

/** Returns what a picture is called: what it shows, or the name under which it was uploaded; empty if it has neither. */
export function titleOf({
  alt,
  originalName,
}: Pick<StoredPicture, 'alt' | 'originalName'>): string {
  return alt?.trim() || (originalName ?? '')
}

/** Returns pictures by the days of Sofia on which they were uploaded, in their order. */
export function byDay(pictures: readonly StoredPicture[]): [string, StoredPicture[]][] {
  return [...Map.groupBy(pictures, ({ createdAt }) => isoDate(createdAt))]
}
