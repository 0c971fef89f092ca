import type { Article } from '@kariera/shared/payload-types'
import { yearAndMonth } from '@kariera/shared/rules/dates'
import { firstFreeSlug, slugify } from '@kariera/shared/rules/slug'
import { makeBody } from './body.ts'
import { Chance } from '@kariera/shared/rules/chance'
import { makeStory, tell, type Story } from './story.ts'
import { accents } from './words/sentences.ts'
import { titles } from './words/titles.ts'

/** Input for an archive: ids of existing documents, and slugs that are taken. */
export type Stock = {
  categories: readonly [number, ...number[]]
  pictures: readonly number[]
  authors: readonly number[]
  hashtags: readonly number[]
  slugs: Set<string>
}

/** An article by its column names; moments are UTC, ISO 8601. */
export type ArticleRow = {
  title: string
  accent: string | null
  body: Article['body']
  entity_name: string | null
  slug: string
  category_id: number
  picture_id: number | null
  author_id: number | null
  date_published: string
  paid: boolean
  paid_start_date: string | null
  paid_end_date: string | null
  first_promoted_at: string | null
  /** Ids, in their order. */
  hashtags: number[]
}

/** Period of an archive, years. */
const years = 10
const dayMs = 24 * 60 * 60 * 1000

/**
 * Makes published articles, the oldest first, spread evenly over the ten years before `now`. The same seed makes the
 * same articles, except for ids, days, and the numbers in slugs that are taken.
 *
 * @param count number of articles
 */
export function* makeArchive(
  { count, seed, now }: { count: number; seed: number; now: Date },
  stock: Stock,
): Generator<ArticleRow> {
  const chance = new Chance(seed)
  const hashtagChance = new Chance(-seed)
  const stepMs = (years * 365.25 * dayMs) / count
  const begin = now.getTime() - stepMs * count
  for (let index = 0; index < count; index += 1) {
    // At least half a step before now, so that the newest article is not from this very moment.
    const published = new Date(begin + stepMs * (index + chance.between(0, 0.5)))
    const hashtags = hashtagsOf(hashtagChance, stock.hashtags)
    yield { ...makeArticle(chance, { published, now }, stock), hashtags }
  }
}

function makeArticle(
  chance: Chance,
  moments: { published: Date; now: Date },
  stock: Stock,
): Omit<ArticleRow, 'hashtags'> {
  const story = makeStory(chance)
  const title = tell(chance.pick(titles), story)
  const date_published = moments.published.toISOString()
  return {
    title,
    accent: chance.happens(0.94) ? tell(chance.pick(accents), story) : null,
    body: makeBody(chance, story, chance.wholeBetween(1, 3)),
    entity_name: entityOf(chance, story, title),
    slug: takeSlug(stock.slugs, `${yearAndMonth(date_published)}/${slugify(title)}`),
    category_id: chance.pick(stock.categories),
    picture_id: chance.happens(0.88) ? chance.pickAny(stock.pictures) : null,
    author_id: chance.pickAny(stock.authors),
    date_published,
    ...promotionOf(chance, moments),
  }
}

/** Returns one to eight hashtags; the first of the list are used often, the last ones rarely. */
function hashtagsOf(chance: Chance, hashtags: readonly number[]): number[] {
  const count = chance.wholeBetween(1, 8)
  const picked = Array.from({ length: count }, () => {
    const place = chance.between(0, 1) ** 2
    return hashtags[Math.floor(place * hashtags.length)]
  })
  return [...new Set(picked)].filter((id) => id !== undefined)
}

/** Returns the company or person in the title; otherwise one in the text, or null. */
function entityOf(chance: Chance, { company, person }: Story, title: string): string | null {
  const spokenOf = [company, person].find((name) => title.includes(name))
  if (spokenOf !== undefined) return spokenOf
  return chance.happens(0.75) ? chance.pick([company, person]) : null
}

/** By the rule of collections/articles/hooks/generateSlug.ts: a taken slug gets -2, -3, … */
function takeSlug(taken: Set<string>, wanted: string): string {
  const slug = firstFreeSlug(wanted, (one) => taken.has(one))
  taken.add(slug)
  return slug
}

/** Of a hundred articles one is paid now, and two were before. */
function promotionOf(chance: Chance, { published, now }: { published: Date; now: Date }) {
  const share = chance.between(0, 1)
  if (share >= 0.03) return unpaid
  const running = share < 0.01
  const startDate = running
    ? new Date(Math.max(published.getTime(), now.getTime() - chance.between(0, 30) * dayMs))
    : published
  const end = running
    ? now.getTime() + chance.between(20, 60) * dayMs
    : Math.min(startDate.getTime() + chance.between(7, 60) * dayMs, now.getTime())
  const start = startDate.toISOString()
  return {
    paid: true,
    paid_start_date: start,
    paid_end_date: new Date(end).toISOString(),
    first_promoted_at: start,
  }
}

const unpaid = {
  paid: false,
  paid_start_date: null,
  paid_end_date: null,
  first_promoted_at: null,
}
