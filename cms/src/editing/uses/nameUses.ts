import { now } from '@kariera/shared/clock'
import { sql } from '@payloadcms/db-postgres'
import type { Payload, SanitizedCollectionConfig } from 'payload'
import { z } from 'zod'
import { liveAt } from '../../collections/articles/liveRows.ts'
import type { Connection } from '../../lib/db/connection.ts'
import { columnOf, tableOf } from '../../lib/db/tables.ts'
import { idList } from '../../lib/db/lists.ts'
import type { Use } from './use.ts'

/** A place without its name. */
type Found = Pick<Use, 'kind' | 'slug' | 'id'> & { inRow: boolean; isTrashed: boolean }

type Named = { title: string; isShown: boolean }

const namedSchema = z.array(
  z.object({
    id: z.number(),
    title: z.string(),
    isShown: z.boolean(),
  }),
)

/** Longest title that is told, characters: a quote may be long. */
const maxTitleLength = 120

/** Gives places the names and states by which editors know them, in the order in which they come. */
export async function nameUses(
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
  const { rows } = await connection.execute(sql`
    SELECT id, coalesce(${titleOf(payload, config)}::text, '') AS title,
      coalesce(${shown(config)}, false) AS "isShown"
    FROM ${sql.identifier(tableOf(config.slug))}
    WHERE id IN ${idList(ids)}`)
  return namedSchema.parse(rows)
}

/** What lists call it; what is called by another document has the name of that one. */
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

/** Whether readers meet it, by its own row: what is switched off, or waits for its moment, they do not. */
function shown({ slug, versions }: SanitizedCollectionConfig) {
  if (slug === 'articles') return liveAt(now())
  if (slug === 'banners') return sql`active`
  return versions?.drafts ? sql`_status = 'published'` : sql`true`
}
