import {
  hashtagKey,
  hashtagLength,
  hashtagsIn,
  hashtagSlug,
  maxHashtags,
} from '@kariera/shared/rules/hashtags'
import { firstFreeSlug } from '@kariera/shared/rules/slug'
import { sql } from '@payloadcms/db-postgres'
import type { FieldHook, PayloadRequest } from 'payload'
import { z } from 'zod'
import { connectionOf, type Connection } from '#lib/db/connection.ts'
import { now } from '@kariera/shared/clock'
import { textList } from '#lib/db/lists.ts'
import { select, selectOne } from '#lib/db/select.ts'

/** Accepted forms of a hashtag in a request: its id, the document, or a text; a text of digits is a text. */
const givenSchema = z.union([
  z.array(z.union([z.number(), z.string(), z.object({ id: z.number() })])),
  z.string(),
])

/** Longest text, characters: more than all allowed hashtags of an article with commas need. */
const longestText = 2 * maxHashtags * hashtagLength

/**
 * Converts texts into hashtags: existing ones, independent of spelling variants, or new ones. Invalid values stay as
 * they are, for the validation to refuse (collections/hashtags/validate.ts).
 */
export const resolveHashtags: FieldHook = async ({
  value,
  req,
}: {
  value?: unknown
  req: PayloadRequest
}): Promise<unknown> => {
  const given = givenSchema.safeParse(value)
  if (!given.success) return value
  const items = typeof given.data === 'string' ? [given.data] : given.data
  if (items.some((item) => typeof item === 'string' && item.length > longestText)) return value
  if (items.length > 2 * maxHashtags) return value
  const texts = hashtagsIn(items.filter((item) => typeof item === 'string'))
  if (texts.some(isTooLong)) return value
  // None is created; the validation reports the allowed number.
  if (texts.length > maxHashtags) return texts
  const ids = await idsOf(texts, req)
  const all = items.flatMap((item) => {
    if (typeof item === 'string') return hashtagsIn(item).map((text) => ids.get(hashtagKey(text)))
    return typeof item === 'number' ? item : item.id
  })
  return [...new Set(all)].filter((id) => id !== undefined)
}

/** Returns a slug for a new hashtag; if it is taken, with -2, -3, … */
export async function freeSlug(req: PayloadRequest, value: string): Promise<string> {
  const connection = await connectionOf(req)
  await lockNames(connection)
  return firstFree(connection, value)
}

function isTooLong(text: string): boolean {
  return Array.from(text).length > hashtagLength
}

async function idsOf(texts: string[], req: PayloadRequest): Promise<Map<string, number>> {
  if (texts.length === 0) return new Map()
  const connection = await connectionOf(req)
  const known = await readIds(connection, texts)
  const missing = texts.filter((text) => !known.has(hashtagKey(text)))
  if (missing.length === 0) return known
  await lockNames(connection)
  // The previous holder of the lock may have created them.
  for (const [key, id] of await readIds(connection, missing)) known.set(key, id)
  for (const text of missing) {
    const key = hashtagKey(text)
    if (!known.has(key)) known.set(key, await create(connection, text))
  }
  return known
}

const foundSchema = z.object({ id: z.number(), key: z.string() })

async function readIds(connection: Connection, texts: string[]): Promise<Map<string, number>> {
  const keys = textList(texts.map(hashtagKey))
  const rows = await select(connection, foundSchema)`
    SELECT id, key FROM hashtags WHERE key IN ${keys}`
  return new Map(rows.map(({ id, key }) => [key, id]))
}

/** Two articles that are saved at once with the same new hashtag wait for each other here. */
async function lockNames(connection: Connection): Promise<void> {
  await connection.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended('hashtags', 0))`)
}

async function create(connection: Connection, text: string): Promise<number> {
  const slug = await firstFree(connection, text)
  const at = now().toISOString()
  const row = await selectOne(connection, z.object({ id: z.number() }))`
    INSERT INTO hashtags (value, key, slug, count, created_at, updated_at)
    VALUES (${text}, ${hashtagKey(text)}, ${slug}, 0, ${at}, ${at}) RETURNING id`
  return row.id
}

async function firstFree(connection: Connection, text: string): Promise<string> {
  const wanted = hashtagSlug(text)
  const rows = await select(connection, z.object({ slug: z.string() }))`
    SELECT slug FROM hashtags WHERE slug = ${wanted} OR slug LIKE ${`${wanted}-%`}`
  const taken = new Set(rows.map((row) => row.slug))
  return firstFreeSlug(wanted, (slug) => taken.has(slug))
}
