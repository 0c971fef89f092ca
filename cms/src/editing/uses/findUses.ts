import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { z } from 'zod'
import type { Connection } from '../../lib/db/connection.ts'
import { nameUses } from './nameUses.ts'
import { isTold, referencesIn, type Reference } from './references.ts'
import { columnOf, tableOf, versionsOf } from '../../lib/db/tables.ts'
import { maxUses, type Uses } from './use.ts'

/** A document that may be named by others. */
export type Target = { collection: string; id: number }

const foundSchema = z.array(
  z.object({
    kind: z.enum(['collection', 'global']),
    slug: z.string(),
    id: z.number(),
    /** What was last saved for readers names it, not only the newest draft. */
    inRow: z.boolean(),
    isTrashed: z.boolean(),
    count: z.number(),
    trashed: z.number(),
  }),
)

/** Where a document is used: in what is stored for readers, and in the newest drafts; in the trash too. */
export async function findUses(
  payload: Payload,
  connection: Connection,
  target: Target,
): Promise<Uses> {
  const told = referencesIn(payload.config).filter(
    (one) => isTold(one) && one.to.includes(target.collection),
  )
  if (told.length === 0) return { count: 0, trashed: 0, uses: [] }
  const places = told.flatMap((reference) => placesOf(payload, reference, target))
  const { rows } = await connection.execute(sql`
    SELECT *, count(*) OVER ()::int AS count,
      count(*) FILTER (WHERE "isTrashed") OVER ()::int AS trashed
    FROM (SELECT kind, slug, id, bool_or(in_row) AS "inRow", bool_or(is_trashed) AS "isTrashed"
      FROM (${sql.join(places, sql` UNION ALL `)}) AS places GROUP BY kind, slug, id) AS documents
    ORDER BY "isTrashed", "inRow" DESC, kind, slug, id DESC LIMIT ${maxUses}`)
  const found = foundSchema.parse(rows)
  const { count = 0, trashed = 0 } = found[0] ?? {}
  return { count, trashed, uses: await nameUses(payload, connection, found) }
}

type Sql = ReturnType<typeof sql>

/** What selects the places of one reference: in the rows, and in the newest drafts where there are any. */
function placesOf(payload: Payload, reference: Reference, target: Target): Sql[] {
  const { kind, slug } = reference
  const table = tableOf(slug)
  const place = (inRow: boolean) =>
    sql`${kind}::text AS kind, ${slug}::text AS slug, ${inRow}::boolean AS in_row`
  const canBeTrashed = payload.config.collections.some((one) => one.slug === slug && one.trash)
  const isTrashed = canBeTrashed ? sql`deleted_at IS NOT NULL` : sql`false`
  const rows = sql`
    SELECT ${place(true)}, ${kind === 'global' ? sql`0` : sql`id`} AS id,
      ${isTrashed} AS is_trashed
    FROM ${sql.identifier(table)}
    WHERE ${naming(reference, target, { table, prefix: '' })}`
  const versions = versionsOf(payload, reference)
  if (versions === null) return [rows]
  const drafts = sql`
    SELECT ${place(false)}, parent_id AS id,
      coalesce((SELECT ${isTrashed} FROM ${sql.identifier(table)} WHERE id = parent_id), false)
        AS is_trashed
    FROM ${sql.identifier(versions)}
    WHERE latest AND ${naming(reference, target, { table: versions, prefix: 'version' })}`
  return [rows, drafts]
}

/** Whether a row names the document; `prefix` stands before the fields of versions. */
function naming(
  { field, kept, to }: Reference,
  { collection, id }: Target,
  { table, prefix }: { table: string; prefix: '' | 'version' },
): Sql {
  const column = columnOf(prefix ? `${prefix}_${field}` : field)
  switch (kept) {
    case 'column':
      return sql`${sql.identifier(`${column}_id`)} = ${id}`
    case 'relations': {
      const path = prefix ? `${prefix}.${field}` : field
      const named = sql.identifier(`${tableOf(collection)}_id`)
      return sql`id IN (SELECT parent_id FROM ${sql.identifier(`${table}_rels`)}
        WHERE ${named} = ${id} AND path = ${path})`
    }
    case 'text':
      return to.includes(collection)
        ? sql`(${shows(column, id)} OR ${shows(column, String(id))})`
        : sql`false`
  }
}

/** By the expression of the indexes on the texts of articles. An id is written as a number or as a text. */
function shows(column: string, id: number | string): Sql {
  return sql`jsonb_path_query_array(${sql.identifier(column)}, '$.** ? (@.type == "upload").value')
    @> ${JSON.stringify([id])}::jsonb`
}
