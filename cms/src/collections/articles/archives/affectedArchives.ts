import { tolerableSkewMs } from '@kariera/shared/clock'
import { categoryMonthPath, hashtagPath } from '@kariera/shared/routes'
import { monthOf } from '@kariera/shared/rules/dates'
import { fewestCounted } from '@kariera/shared/rules/listLengths'
import {
  archivesTag,
  archiveTag,
  hashtagCountsTag,
  hashtagsTag,
  monthsTag,
  taggedTag,
  type Tag,
} from '@kariera/shared/tags'
import { z } from 'zod'
import type { Connection } from '#lib/db/connection.ts'
import { idList } from '#lib/db/lists.ts'
import type { ArticleFacts } from '#publishing/facts.ts'
import { unique, type Invalidation } from '#publishing/invalidationRule.ts'
import { hashtagsAlreadyAnnounced, monthAlreadyAnnounced } from './announced.ts'
import { readMonthCounts } from './monthCounts.ts'
import { monthsBeside } from './monthsBeside.ts'
import { select } from '#lib/db/select.ts'

type Change = { was: ArticleFacts | null; is: ArticleFacts | null }
/** When the event is processed, and when it was written. */
type Moments = { moment: Date; writtenAt: Date }
/** Position in the archives of an article that readers see; without a category it is in no month of one. */
type Archived = {
  category: number | null
  month: string
  datePublished: string
  hashtags: number[]
}

/**
 * Returns which archives an article's event makes stale: the months of its category if its place has changed, and its
 * hashtags. The list of months or hashtags, and the neighbours of a month, change only if a month or hashtag has
 * appeared or disappeared. That is assumed unless it holds a live article that was there from before the event until
 * now. The cost does not depend on the number of articles.
 */
export async function affectedArchives(
  { was, is }: Change,
  db: Connection,
  { moment, writtenAt }: Moments,
): Promise<Invalidation> {
  const [before, after] = [archivedAt(was, moment), archivedAt(is, moment)]
  const moved =
    before?.category !== after?.category || before?.datePublished !== after?.datePublished
  const [had, has] = [before?.hashtags ?? [], after?.hashtags ?? []]
  const hashtags = unique([...had, ...has]).filter(
    (id) => moved || !had.includes(id) || !has.includes(id),
  )
  // Clocks differ and transactions take time: an article of about the same moment counts as later.
  const since = new Date(writtenAt.getTime() - tolerableSkewMs)
  const [months, tags, monthPaths, present] = await Promise.all([
    Promise.all(
      (moved ? monthsOf([before, after]) : []).map((one) => monthTags(one, db, { moment, since })),
    ),
    hashtagTags(hashtags, db, since),
    moved && after ? monthPathOf(after, db) : [],
    readHashtags(
      hashtags.filter((id) => has.includes(id)),
      db,
    ),
  ])
  // The page of all hashtags omits those with fewer articles. Several events may change one hashtag at once, so each
  // event invalidates the page itself.
  const hadBefore = archivedAt(was, since)?.hashtags ?? []
  const isCounted =
    had.some((id) => !has.includes(id)) ||
    present.some(({ id, count }) => !hadBefore.includes(id) && count >= fewestCounted)
  return {
    paths: [...monthPaths, ...present.map(({ slug }) => hashtagPath(slug))],
    tags: [...months.flat(), ...tags, ...(isCounted ? [hashtagCountsTag] : [])],
  }
}

/** Returns the paths of all months of a category, at its current address. */
export async function monthPathsOf(category: number, db: Connection, moment: Date) {
  const months = await readMonthCounts(db, moment, category)
  const slugs = await slugsOfCategory(category, db)
  return slugs.flatMap((slug) => months.map(({ month }) => categoryMonthPath(slug, month)))
}

/** Null if readers do not see it. When a future date arrives, the clock announces it. */
function archivedAt(facts: ArticleFacts | null, moment: Date): Archived | null {
  const { category = null, datePublished = null, hashtags = [] } = facts ?? {}
  if (datePublished === null || new Date(datePublished) > moment) return null
  return { category, month: monthOf(datePublished), datePublished, hashtags }
}

function monthsOf(places: (Archived | null)[]): Archived[] {
  const months = places.flatMap((place) => place ?? [])
  return [...new Map(months.map((one) => [`${one.category} ${one.month}`, one])).values()]
}

async function monthTags(
  { category, month }: Archived,
  db: Connection,
  { moment, since }: { moment: Date; since: Date },
): Promise<Tag[]> {
  if (category === null) {
    return (await monthAlreadyAnnounced(db, { category, month }, since)) ? [] : [monthsTag]
  }
  const own = archiveTag(category, month)
  if (await monthAlreadyAnnounced(db, { category, month }, since)) return [own]
  const [{ previous, next }, isSettledElsewhere] = await Promise.all([
    monthsBeside(db, { category, month }, moment),
    monthAlreadyAnnounced(db, { category: null, month }, since),
  ])
  const beside = [previous, next].flatMap((one) => (one ? archiveTag(category, one) : []))
  return [own, archivesTag, ...beside, ...(isSettledElsewhere ? [] : [monthsTag])]
}

async function hashtagTags(hashtags: number[], db: Connection, since: Date): Promise<Tag[]> {
  if (hashtags.length === 0) return []
  const settled = await hashtagsAlreadyAnnounced(db, hashtags, since)
  const isNews = hashtags.some((id) => !settled.has(id))
  return [...hashtags.map(taggedTag), ...(isNews ? [hashtagsTag] : [])]
}

async function monthPathOf({ category, month }: Archived, db: Connection): Promise<string[]> {
  if (category === null) return []
  return (await slugsOfCategory(category, db)).map((slug) => categoryMonthPath(slug, month))
}

async function readHashtags(
  ids: number[],
  db: Connection,
): Promise<z.infer<typeof hashtagSchema>[]> {
  if (ids.length === 0) return []
  return select(db, hashtagSchema)`
    SELECT id, slug, count FROM hashtags WHERE id IN ${idList(ids)} ORDER BY id`
}

const hashtagSchema = z.object({ id: z.number(), slug: z.string(), count: z.coerce.number() })

const slugSchema = z.object({ slug: z.string() })

/** The category's slug; empty if the category no longer exists. */
async function slugsOfCategory(id: number, db: Connection): Promise<string[]> {
  const rows = await select(db, slugSchema)`
    SELECT url_slug AS slug FROM categories WHERE id = ${id} AND url_slug IS NOT NULL`
  return rows.map(({ slug }) => slug)
}
