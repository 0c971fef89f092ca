import { sql } from '@payloadcms/db-postgres'
import type { BackOfficeText } from '@kariera/shared/texts/back-office'
import type { Payload, PayloadRequest, SanitizedCollectionConfig } from 'payload'
import { z } from 'zod'
import type { Connection } from '../../lib/db/connection.ts'
import { referencesIn, type Reference } from './references.ts'
import { columnOf, tableOf, versionsOf } from '../../lib/db/tables.ts'
import { maxUses, type Uses, type Use } from './use.ts'
import { now } from '@kariera/shared/clock'
import { publishedSql } from '@kariera/shared/rules/liveAndPromoted'
import { idList } from '../../lib/db/lists.ts'
import { select } from '../../lib/db/select.ts'

/** A document that others may refer to. */
export type Target = { collection: string; id: number }

const foundSchema = z.object({
  kind: z.enum(['collection', 'global']),
  slug: z.string(),
  id: z.number(),
  /** Whether the row for readers refers to it, not only the newest draft. */
  inRow: z.boolean(),
  isTrashed: z.boolean(),
  count: z.number(),
  trashed: z.number(),
})

/** Finds where a document is used: in rows for readers, and in the newest drafts, including the trash. */
export async function findUses(
  payload: Payload,
  connection: Connection,
  target: Target,
): Promise<Uses> {
  const places = placesIn(payload, { collection: target.collection, ids: [target.id] })
  if (places === null) return { count: 0, trashed: 0, keeping: 0, uses: [] }
  const found = await select(connection, foundSchema)`
    SELECT *, count(*) OVER ()::int AS count,
      count(*) FILTER (WHERE "isTrashed") OVER ()::int AS trashed
    FROM (SELECT kind, slug, id, bool_or(in_row) AS "inRow", bool_or(is_trashed) AS "isTrashed"
      FROM (${places}) AS places GROUP BY kind, slug, id) AS documents
    ORDER BY "isTrashed", "inRow" DESC, kind, slug, id DESC LIMIT ${maxUses}`
  const { count = 0, trashed = 0 } = found[0] ?? {}
  const keptBy = keptByOf(payload, target.collection)
  const keeping = keptBy === 'uses' ? count : keptBy === 'usesOutsideTrash' ? count - trashed : 0
  return { count, trashed, keeping, uses: await nameUses(payload, connection, found) }
}

/** What keeps the documents of a collection from being deleted; undefined if nothing does. */
export function keptByOf(payload: Payload, collection: string) {
  return payload.config.collections.find(({ slug }) => slug === collection)?.custom.keptBy
}

/** `ids`: null for all documents of the collection. */
type Targets = { collection: string; ids: readonly number[] | null }

/** In how many documents each of these documents is used; those that are not used are left out. */
export async function countUses(
  payload: Payload,
  connection: Connection,
  targets: Targets,
): Promise<Map<number, number>> {
  const places = targets.ids?.length === 0 ? null : placesIn(payload, targets)
  if (places === null) return new Map()
  const counted = await select(connection, z.object({ id: z.number(), count: z.number() }))`
    SELECT named AS id, count(*)::int AS count
    FROM (SELECT DISTINCT named, kind, slug, id FROM (${places}) AS places) AS documents
    GROUP BY named`
  return new Map(counted.map(({ id, count }) => [id, count]))
}

/** Which of these documents are used, and of each whether only texts show it; the others are left out. */
export async function onlyInTexts(
  payload: Payload,
  connection: Connection,
  targets: Targets,
): Promise<Map<number, boolean>> {
  const places = placesIn(payload, targets)
  if (places === null) return new Map()
  const used = await select(connection, z.object({ id: z.number(), inTexts: z.boolean() }))`
    SELECT named AS id, bool_and(in_text) AS "inTexts" FROM (${places}) AS places GROUP BY named`
  return new Map(used.map(({ id, inTexts }) => [id, inTexts]))
}

/** Returns a condition for the rows of a collection's table: that nothing uses the document. */
export function isUnused(payload: Payload, collection: string): Sql {
  const places = placesIn(payload, { collection, ids: null })
  if (places === null) return sql`true`
  const id = sql`${sql.identifier(tableOf(collection))}.id`
  return sql`NOT EXISTS (SELECT FROM (${places}) AS places WHERE named = ${id})`
}

type Sql = ReturnType<typeof sql>

declare module 'payload' {
  interface CollectionCustom {
    /** Whether readers see a row at a moment, as SQL of its table; by default if it is published. */
    isShown?: (at: Date) => Sql
    /**
     * What keeps its documents from being deleted: any use, or those outside of the trash, if a restored document could be
     * without it. Then another document can be put in all its places.
     */
    keptBy?: 'uses' | 'usesOutsideTrash'
    /** Why one of its documents can never be deleted; null if it can. */
    mayNotGo?: (req: PayloadRequest, id: number) => Promise<BackOfficeText | null>
  }
}

/** Returns a query for all places of documents, of which `named` is one; null if nothing can refer to them. */
function placesIn(payload: Payload, targets: Targets): Sql | null {
  const places = referencesIn(payload.config)
    .filter(({ to }) => to.includes(targets.collection))
    .flatMap((reference) => placesOf(payload, reference, targets))
  return places.length > 0 ? sql.join(places, sql` UNION ALL `) : null
}

/** Returns queries for the places of one reference: in the rows, and in the newest drafts if there are any. */
function placesOf(payload: Payload, reference: Reference, targets: Targets): Sql[] {
  const { kind, slug } = reference
  const table = tableOf(slug)
  const place = (inRow: boolean) =>
    sql`named, ${kind}::text AS kind, ${slug}::text AS slug, ${inRow}::boolean AS in_row,
      ${reference.kept === 'text'}::boolean AS in_text`
  const canBeTrashed = payload.config.collections.some((one) => one.slug === slug && one.trash)
  const isTrashed = canBeTrashed ? sql`deleted_at IS NOT NULL` : sql`false`
  const versions = versionsOf(payload, reference)
  // The row of what is not published stays as it was once saved: its newest version is what there is of it.
  const isRead = versions === null ? sql`true` : sql`_status = 'published'`
  const rows = sql`
    SELECT ${place(true)}, ${kind === 'global' ? sql`0` : sql`id`} AS id,
      ${isTrashed} AS is_trashed
    FROM ${sql.identifier(table)}, ${naming(reference, targets, { table, prefix: '' })} AND ${isRead}`
  if (versions === null) return [rows]
  const drafts = sql`
    SELECT ${place(false)}, parent_id AS id,
      coalesce((SELECT ${isTrashed} FROM ${sql.identifier(table)} WHERE id = parent_id), false)
        AS is_trashed
    FROM ${sql.identifier(versions)}, ${naming(reference, targets, { table: versions, prefix: 'version' })}
      AND latest`
  return [rows, drafts]
}

/** Returns the ids that a row refers to, as `named`, and the condition for it; `prefix` precedes field names in versions. */
function naming(
  { field, kept }: Reference,
  { collection, ids }: Targets,
  { table, prefix }: { table: string; prefix: '' | 'version' },
): Sql {
  const column = columnOf(prefix ? `${prefix}_${field}` : field)
  switch (kept) {
    case 'column': {
      const id = sql`${sql.identifier(`${column}_id`)}`
      return sql`LATERAL (VALUES (${id})) AS one(named) WHERE ${oneOf(id, ids)}`
    }
    case 'relations': {
      const path = prefix ? `${prefix}.${field}` : field
      const id = sql`${sql.identifier(`${tableOf(collection)}_id`)}`
      return sql`LATERAL (SELECT ${id} FROM ${sql.identifier(`${table}_rels`)}
        WHERE parent_id = ${sql.identifier(table)}.id AND ${oneOf(id, ids)} AND path = ${path})
        AS one(named) WHERE true`
    }
    case 'text': {
      // PostgreSQL keeps it beside the text (migrations/20261129_150000_text_pictures.ts).
      const pictures = sql.identifier(`${column}_pictures`)
      const overlap = ids === null ? sql`true` : sql`${pictures} && ARRAY${idList(ids)}`
      return sql`LATERAL unnest(${pictures}) AS one(named)
        WHERE ${overlap} AND ${oneOf(sql`named`, ids)}`
    }
  }
}

function oneOf(id: Sql, ids: Targets['ids']): Sql {
  return ids === null ? sql`${id} IS NOT NULL` : sql`${id} IN ${idList(ids)}`
}

/** A place without its title. */
type Found = Pick<Use, 'kind' | 'slug' | 'id'> & { inRow: boolean; isTrashed: boolean }

type Named = { title: string; isShown: boolean }

const namedSchema = z.object({
  id: z.number(),
  title: z.string(),
  isShown: z.boolean(),
})

/** Longest title in the result, characters: a quote may be long. */
const maxTitleLength = 120

/** Adds to each place the title and state that editors know, in the same order. */
async function nameUses(
  payload: Payload,
  connection: Connection,
  found: readonly Found[],
): Promise<Use[]> {
  const slugs = new Set(found.flatMap(({ kind, slug }) => (kind === 'collection' ? [slug] : [])))
  const names = new Map<string, Named>()
  for (const config of payload.config.collections.filter(({ slug }) => slugs.has(slug))) {
    const ids = found.flatMap(({ slug, id }) => (slug === config.slug ? [id] : []))
    for (const { id, ...named } of await namesOf(payload, connection, config, ids)) {
      names.set(`${config.slug} ${id}`, named)
    }
  }
  return found.map(({ kind, slug, id, inRow, isTrashed }) => {
    const { title = '', isShown = true } = names.get(`${slug} ${id}`) ?? {}
    const state = isTrashed ? 'trash' : inRow && isShown ? 'live' : 'draft'
    return { kind, slug, id, title: title.slice(0, maxTitleLength), state }
  })
}

async function namesOf(
  payload: Payload,
  connection: Connection,
  config: SanitizedCollectionConfig,
  ids: number[],
) {
  return select(connection, namedSchema)`
    SELECT id, coalesce(${titleOf(payload, config)}::text, '') AS title,
      coalesce(${shown(config)}, false) AS "isShown"
    FROM ${sql.identifier(tableOf(config.slug))}
    WHERE id IN ${idList(ids)}`
}

/** Returns the title used in lists; if that is the title of another document, the title of that one. */
function titleOf(payload: Payload, { admin, slug, flattenedFields }: SanitizedCollectionConfig) {
  const field = flattenedFields.find(({ name }) => name === admin.useAsTitle)
  if (field === undefined) return sql`''`
  const column = sql.identifier(columnOf(field.name))
  if (field.type !== 'relationship') return column
  const other = payload.config.collections.find((one) => one.slug === field.relationTo)
  if (other?.admin.useAsTitle === undefined) return sql`''`
  const table = sql.identifier(tableOf(other.slug))
  const own = sql.identifier(tableOf(slug))
  return sql`(SELECT ${sql.identifier(columnOf(other.admin.useAsTitle))} FROM ${table} AS named
    WHERE named.id = ${own}.${sql.identifier(`${columnOf(field.name)}_id`)})`
}

/** Whether readers see a document, by its own row. */
function shown({ custom, versions }: SanitizedCollectionConfig) {
  // Payload's type says that it is always given.
  if (Object.hasOwn(custom, 'isShown')) return custom.isShown(now())
  return versions?.drafts ? sql.raw(publishedSql) : sql`true`
}
