import { now } from '@kariera/shared/clock'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { connectionOf, type Connection } from '../../lib/db/connection.ts'
import { idList, textList } from '../../lib/db/lists.ts'
import { select } from '../../lib/db/select.ts'

/** A document that may have moved. */
export type Addressed = {
  relationTo: 'articles' | 'categories' | 'quotes' | 'services' | 'employers' | 'pages'
  value: number
}

/** Columns of a redirect's relationships, by the kind of document. */
const columns: Record<Addressed['relationTo'], ReturnType<typeof sql>> = {
  articles: sql`articles_id`,
  categories: sql`categories_id`,
  quotes: sql`quotes_id`,
  services: sql`services_id`,
  employers: sql`employers_id`,
  pages: sql`pages_id`,
}

/**
 * Records that a document has moved, in the transaction of the change. An address to which the document has returned is
 * no longer a former one.
 */
export async function keepFormerAddress(
  req: PayloadRequest,
  { to, from, current }: { to: Addressed; from: string; current: string },
): Promise<void> {
  const db = await connectionOf(req)
  await forgetFormer(db, [from, current])
  const at = now().toISOString()
  await db.execute(sql`
    WITH kept AS (
      INSERT INTO redirects ("from", created_at, updated_at) VALUES (${from}, ${at}, ${at}) RETURNING id)
    INSERT INTO redirects_rels (parent_id, path, ${columns[to.relationTo]})
    SELECT id, 'to', ${to.value}::int FROM kept`)
}

/** Removes redirects from an address that a document now has, because another document may have had it before. */
export async function takeOverAddress(req: PayloadRequest, current: string): Promise<void> {
  await forgetFormer(await connectionOf(req), [current])
}

async function forgetFormer(db: Connection, addresses: string[]): Promise<void> {
  await db.execute(sql`DELETE FROM redirects WHERE "from" IN ${textList(addresses)}`)
}

/** Whether documents of a collection have addresses. */
function isAddressed(slug: string): slug is Addressed['relationTo'] {
  return Object.hasOwn(columns, slug)
}

/** Deletes the former addresses of a document that is deleted permanently. */
export async function forgetAddresses(
  req: PayloadRequest,
  { collection, id }: { collection: string; id: number },
): Promise<void> {
  if (!isAddressed(collection)) return
  const db = await connectionOf(req)
  await db.execute(sql`
    DELETE FROM redirects WHERE id IN (
      SELECT parent_id FROM redirects_rels WHERE ${columns[collection]} = ${id})`)
}

/** Returns the former addresses of documents of one kind, by their ids. */
export async function formerPathsOf(
  db: Connection,
  kind: Addressed['relationTo'],
  ids: number[],
): Promise<Map<number, string[]>> {
  if (ids.length === 0) return new Map()
  const column = columns[kind]
  const found = await select(db, z.object({ id: z.number(), path: z.string() }))`
    SELECT ${column} AS id, redirects."from" AS path FROM redirects_rels
    JOIN redirects ON redirects.id = redirects_rels.parent_id
    WHERE ${column} IN ${idList(ids)}
    ORDER BY redirects.id`
  const byId = Map.groupBy(found, ({ id }) => id)
  return new Map([...byId].map(([id, own]) => [id, own.map(({ path }) => path)]))
}

/** Returns the former addresses of other documents with this beginning: those stay reserved. */
export async function addressesOfOthers(
  db: Connection,
  { beginning, own }: { beginning: string; own: Addressed | null },
): Promise<string[]> {
  const column = columns[own?.relationTo ?? 'articles']
  const pattern = `${beginning.replace(/[\\%_]/g, '\\$&')}%`
  const rows = await select(db, z.object({ path: z.string() }))`
    SELECT redirects."from" AS path FROM redirects
    JOIN redirects_rels ON redirects_rels.parent_id = redirects.id
    WHERE redirects."from" LIKE ${pattern} AND ${column} IS DISTINCT FROM ${own?.value ?? null}`
  return rows.map(({ path }) => path)
}
