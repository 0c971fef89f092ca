import { z } from 'zod'
import { Chance } from '../../shared/src/rules/chance.ts'
import { query } from '../postgres/connection.ts'

/** A search of a reader: by the names in the address, and by the ids of these names. */
export interface SearchRequest {
  /** Which filters it uses. */
  kind: string
  title?: string
  entityName?: string
  category?: { id: number; slug: string }
  hashtag?: { id: number; slug: string }
}

/** Number of articles that the requests are made from. */
const STOCK = 500

const articleSchema = z.object({
  title: z.string(),
  entity_name: z.string().nullable(),
  category_id: z.number(),
  url_slug: z.string(),
  hashtag_id: z.number(),
  slug: z.string(),
})
type Known = z.infer<typeof articleSchema>

/** Rare kinds are listed once, frequent ones several times. */
const kinds: ((article: Known, chance: Chance) => SearchRequest)[] = [
  () => ({ kind: 'everything' }),
  (article) => ({ kind: 'category', category: categoryOf(article) }),
  (article) => ({ kind: 'hashtag', hashtag: hashtagOf(article) }),
  (article) => ({ kind: 'hashtag', hashtag: hashtagOf(article) }),
  (article) => ({
    kind: 'category and hashtag',
    category: categoryOf(article),
    hashtag: hashtagOf(article),
  }),
  (article, chance) => ({ kind: 'title, two words', title: wordsOf(article.title, 2, chance) }),
  (article, chance) => ({ kind: 'title, two words', title: wordsOf(article.title, 2, chance) }),
  (article, chance) => ({ kind: 'title, part of a word', title: partOf(article.title, chance) }),
  (article) => ({ kind: 'name', entityName: article.entity_name ?? 'ООД' }),
  (article, chance) => ({
    kind: 'three filters',
    title: wordsOf(article.title, 1, chance),
    category: categoryOf(article),
    hashtag: hashtagOf(article),
  }),
]

/** Returns the given number of requests, the same for the same archive; each is made from an existing article. */
export async function searchRequests(
  databaseUrl: string,
  count: number,
  seed: number,
): Promise<SearchRequest[]> {
  const known = await readArticles(databaseUrl)
  const chance = new Chance(seed)
  return Array.from({ length: count }, () => {
    const kind = kinds[chance.wholeBetween(0, kinds.length - 1)] ?? kinds[0]
    const article = chance.pickAny(known)
    if (!kind || !article) throw new Error('There is nothing to search for.')
    return kind(article, chance)
  })
}

async function readArticles(databaseUrl: string): Promise<Known[]> {
  const { rows } = await query(
    databaseUrl,
    `SELECT DISTINCT ON (articles.id) title, entity_name, category_id, url_slug, hashtags.id AS hashtag_id, hashtags.slug
     FROM articles JOIN categories ON categories.id = category_id
     JOIN articles_rels ON articles_rels.parent_id = articles.id AND articles_rels.path = 'hashtags'
     JOIN hashtags ON hashtags.id = hashtags_id
     WHERE _status = 'published' AND articles.id % greatest(1, (SELECT count(*) FROM articles) / ${STOCK}) = 0
     ORDER BY articles.id, articles_rels."order"`,
  )
  return z.array(articleSchema).parse(rows)
}

function categoryOf({ category_id: id, url_slug: slug }: Known) {
  return { id, slug }
}

function hashtagOf({ hashtag_id: id, slug }: Known) {
  return { id, slug }
}

/** Returns that many consecutive words; a single word is a long one. */
function wordsOf(title: string, count: number, chance: Chance): string {
  const words = title.split(' ').filter((word) => count > 1 || word.length > 4)
  const from = chance.wholeBetween(0, Math.max(0, words.length - count))
  return words.slice(from, from + count).join(' ')
}

/** Returns four to six letters of a word. */
function partOf(title: string, chance: Chance): string {
  const word = chance.pickAny(title.split(/\P{L}+/u).filter((one) => one.length > 5)) ?? title
  const length = chance.wholeBetween(4, 6)
  const from = chance.wholeBetween(0, Math.max(0, word.length - length))
  return word.slice(from, from + length)
}
