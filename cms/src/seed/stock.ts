import { now } from '@kariera/shared/clock'
import { hashtagKey, hashtagsIn, hashtagSlug } from '@kariera/shared/rules/hashtags'
import { slugify } from '@kariera/shared/rules/slug'
import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import type { Connection } from '../lib/db/connection.ts'
import type { Stock } from './archive.ts'
import { categoryNames } from './words/categories.ts'
import { hashtagWords } from './words/hashtags.ts'
import { select, selectIds } from '../lib/db/select.ts'

/** Returns the existing documents for new articles; creates categories if there are none. */
export async function readStock(db: Connection): Promise<Stock> {
  const found = await idsOf(db, sql`SELECT id FROM categories ORDER BY id`)
  const [first, ...others] = found.length > 0 ? found : await makeCategories(db)
  if (first === undefined) throw new Error('The database took no category.')
  return {
    categories: [first, ...others],
    pictures: await idsOf(db, sql`SELECT id FROM media WHERE type = 'article' ORDER BY id`),
    hashtags: await readHashtags(db),
    authors: await idsOf(db, sql`SELECT id FROM users ORDER BY id`),
    slugs: await takenSlugs(db),
  }
}

async function makeCategories(db: Connection): Promise<number[]> {
  const at = now().toISOString()
  const made = categoryNames.map((value, index) => ({
    value,
    urlSlug: slugify(value),
    order: index + 1,
  }))
  return idsOf(
    db,
    sql`
      INSERT INTO categories (value, url_slug, "order", created_at, updated_at)
      SELECT value, "urlSlug", "order", ${at}, ${at}
      FROM json_to_recordset(${JSON.stringify(made)}::json) AS made (value text, "urlSlug" text, "order" numeric)
      RETURNING id`,
  )
}

async function readHashtags(db: Connection): Promise<number[]> {
  const found = await idsOf(db, sql`SELECT id FROM hashtags ORDER BY id`)
  if (found.length > 0) return found
  const at = now().toISOString()
  const made = hashtagsIn(hashtagWords).map((value) => ({
    value,
    key: hashtagKey(value),
    slug: hashtagSlug(value),
  }))
  return idsOf(
    db,
    sql`
      INSERT INTO hashtags (value, key, slug, count, created_at, updated_at)
      SELECT value, key, slug, 0, ${at}, ${at}
      FROM json_to_recordset(${JSON.stringify(made)}::json) AS made (value text, key text, slug text)
      RETURNING id`,
  )
}

async function idsOf(
  db: Connection,
  query: Parameters<Connection['execute']>[0],
): Promise<number[]> {
  return selectIds(db)`${query}`
}

async function takenSlugs(db: Connection): Promise<Set<string>> {
  const rows = await select(
    db,
    z.object({ slug: z.string() }),
  )`SELECT slug FROM articles WHERE slug IS NOT NULL`
  return new Set(rows.map(({ slug }) => slug))
}
