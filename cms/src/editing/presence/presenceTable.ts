import { sql } from '@payloadcms/db-postgres'
import type { Payload, Where } from 'payload'
import { z } from 'zod'
import type { Connection } from '../../lib/db/connection.ts'
import { textList } from '../../lib/db/lists.ts'
import { select } from '../../lib/db/select.ts'
import {
  placeSchema,
  presenceChannel,
  silenceMs,
  type People,
  type Place,
  type Tabs,
} from './presence.ts'

/** Notes which documents a user has open, and releases the locks of those that are left. */
export async function noteTabs(payload: Payload, user: number, tabs: Tabs): Promise<void> {
  const db = payload.db.drizzle
  const open = tabs.flatMap(({ tab, places }) => places.map((place) => ({ tab, ...place })))
  const left = await select(db, leftSchema)`
    DELETE FROM presence AS p
    WHERE tab IN ${textList(tabs.map(({ tab }) => tab))} AND user_id = ${user}
      AND NOT EXISTS (SELECT FROM ${given(open)}
        WHERE g.tab = p.tab AND g.entity = p.entity AND g.id = p.document_id)
    RETURNING entity, document_id AS id, user_id AS "user"`
  const written = await select(db, z.object({ isNew: z.boolean() }))`
    INSERT INTO presence (tab, entity, document_id, user_id, seen_at)
    SELECT DISTINCT g.tab, g.entity, g.id, ${user}::int, now() FROM ${given(open)}
    ON CONFLICT (tab, entity, document_id)
      DO UPDATE SET user_id = excluded.user_id, seen_at = excluded.seen_at
    RETURNING xmax = 0 AS "isNew"`
  await leave(payload, left)
  if (left.length > 0 || written.some(({ isNew }) => isNew)) await tell(db)
}

/** Forgets the tabs of which nothing was heard for too long, and releases their locks. */
export async function forgetSilent(payload: Payload): Promise<void> {
  const db = payload.db.drizzle
  const left = await select(db, leftSchema)`
    DELETE FROM presence WHERE seen_at < now() - ${silenceMs} * interval '1 ms'
    RETURNING entity, document_id AS id, user_id AS "user"`
  if (left.length === 0) return
  await leave(payload, left)
  await tell(db)
}

/** Returns who has which documents open. */
export async function peopleIn(db: Connection): Promise<People> {
  return select(db, personSchema)`
    SELECT DISTINCT p.entity, p.document_id AS id, u.id AS "user", u.name
    FROM presence AS p JOIN users AS u ON u.id = p.user_id
    WHERE p.seen_at >= now() - ${silenceMs} * interval '1 ms'
    ORDER BY p.entity, p.document_id, u.name, u.id`
}

const leftSchema = z.object({ ...placeSchema.shape, user: z.number() })
const personSchema = z.object({ ...leftSchema.shape, name: z.string() })

type Left = z.infer<typeof leftSchema>

function given(open: readonly ({ tab: string } & Place)[]) {
  return sql`jsonb_to_recordset(${JSON.stringify(open)}::jsonb) AS g(tab text, entity text, id int)`
}

async function tell(db: Connection): Promise<void> {
  await db.execute(sql`SELECT pg_notify(${presenceChannel}, '')`)
}

/** A lock goes with the last tab in which its user has the document open. */
async function leave(payload: Payload, left: readonly Left[]): Promise<void> {
  for (const { entity, id, user } of left) {
    const stays = await select(payload.db.drizzle, z.object({}))`
      SELECT FROM presence
      WHERE entity = ${entity} AND document_id = ${id} AND user_id = ${user} LIMIT 1`
    if (stays.length > 0) continue
    const isGlobal = payload.config.globals.some(({ slug }) => slug === entity)
    const document: Where[] = isGlobal
      ? [{ globalSlug: { equals: entity } }]
      : [{ 'document.relationTo': { equals: entity } }, { 'document.value': { equals: id } }]
    const own: Where[] = [
      { 'user.relationTo': { equals: 'users' } },
      { 'user.value': { equals: user } },
    ]
    await payload.delete({
      collection: 'payload-locked-documents',
      where: { and: [...document, ...own] },
    })
  }
}
