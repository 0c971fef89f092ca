import type { Category, Hashtag } from '@kariera/shared/contracts/reading'
import { categoryPath } from '@kariera/shared/routes'
import { hashtagKey, hashtagsIn } from '@kariera/shared/rules/hashtags'
import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import type { Connection } from '../lib/db/connection.ts'

const namedSchema = z.array(z.object({ id: z.number(), name: z.string(), slug: z.string() }))

/** The category of this address, also of one that it had before; null where there is none. */
export async function categoryNamed(db: Connection, slug: string): Promise<Category | null> {
  const { rows } = await db.execute(sql`
    SELECT id, value AS name, url_slug AS slug FROM categories
    WHERE url_slug IS NOT NULL AND (url_slug = ${slug} OR id = (
      SELECT categories_id FROM redirects_rels JOIN redirects ON redirects.id = redirects_rels.parent_id
      WHERE redirects."from" = ${categoryPath(slug)}))
    ORDER BY url_slug = ${slug} DESC LIMIT 1`)
  return namedSchema.parse(rows)[0] ?? null
}

/** The hashtag of this address, or else of this text however it is written; null where there is none. */
export async function hashtagNamed(db: Connection, text: string): Promise<Hashtag | null> {
  const [name = '', ...others] = hashtagsIn(text)
  const key = others.length === 0 ? hashtagKey(name) : ''
  const { rows } = await db.execute(sql`
    SELECT id, value AS name, slug FROM hashtags WHERE slug = ${text} OR key = ${key}
    ORDER BY slug = ${text} DESC LIMIT 1`)
  return namedSchema.parse(rows)[0] ?? null
}
