import type { Page } from '@kariera/shared/payload-types'
import { maxSectionLevels } from '@kariera/shared/routes'
import { firstFreeSlug, slugify, slugLength } from '@kariera/shared/rules/slug'
import { backOfficeTexts, type BackOfficeText } from '@kariera/shared/texts/back-office'
import { sql } from '@payloadcms/db-postgres'
import {
  ValidationError,
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
  type PayloadRequest,
} from 'payload'
import { z } from 'zod'
import { inLanguageOf } from '#lib/i18n/language.ts'
import { connectionOf, type Connection } from '#lib/db/connection.ts'
import { httpError } from '#lib/http/httpError.ts'
import { select, selectOne } from '#lib/db/select.ts'

const texts = backOfficeTexts.page

/** Slug of a title without letters and digits. */
const nameless = 'stranitsa'

/** A row as read from the database. */
export const standSchema = z.object({
  path: z.string().nullable(),
  title: z.string(),
  order: z.coerce.number(),
  parent: z.number().nullable(),
})

/** A page's place in the tree, and its title. */
export type Stand = z.infer<typeof standSchema>

declare module 'payload' {
  interface RequestContext {
    /** Places of pages before this request changed them. Payload copies the context. */
    formerPages?: Map<number, Stand | null>
  }
}

/**
 * Sets a page's path: its slug after those of its ancestors. Changes of the tree run one at a time, so that no two of
 * them together make a cycle, or two pages with one address.
 *
 * @throws {ValidationError} if the page would be below itself, too deep, or at the address of another page
 */
export const placeInTree: CollectionBeforeChangeHook<Page> = async ({
  data,
  originalDoc,
  context,
  req,
}) => {
  const connection = await connectionOf(req)
  await lockTree(connection)
  const id = originalDoc?.id ?? null
  context.formerPages ??= new Map()
  if (id !== null) context.formerPages.set(id, await standOf(connection, id))
  const title: unknown = data.title ?? originalDoc?.title
  // A value that is not a text is refused later, by the field's own rule.
  if (typeof title !== 'string') return data
  const above = await standsBelow(req, connection, { id, parent: idOf(data.parent) })
  const wanted = slugify(typeof data.slug === 'string' ? data.slug : '')
  const prefix = above.path === null ? '' : `${above.path}/`
  const others = await slugsBeside(connection, { id, parent: above.id })
  if (wanted && others.has(wanted)) throw fault(req, 'slug', texts.slugTaken)
  const slug = wanted || firstFreeSlug(shortened(slugify(title)), (one) => others.has(one))
  return { ...data, slug, path: prefix + slug }
}

/** @throws {APIError} 409 if there are pages below it */
export const refuseWithPagesBelow: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const connection = await connectionOf(req)
  await lockTree(connection)
  const { count } = await selectOne(connection, z.object({ count: z.number() }))`
    SELECT count(*)::int AS count FROM pages WHERE parent_id = ${Number(id)}`
  if (count > 0) throw httpError(req, texts.hasPagesBelow(count), 409)
}

/** Shortens a slug to leave room for a number; never empty. */
function shortened(slug: string): string {
  return slug.slice(0, slugLength - 6).replace(/-+$/, '') || nameless
}

async function lockTree(connection: Connection): Promise<void> {
  await connection.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended('pages', 0))`)
}

const lineSchema = z.object({ id: z.number(), path: z.string().nullable() })

type Above = { id: number | null; path: string | null }

/** Returns the future parent page; the top of the section if there is none. */
async function standsBelow(
  req: PayloadRequest,
  connection: Connection,
  { id, parent }: { id: number | null; parent: number | null },
): Promise<Above> {
  if (parent === null) return { id: null, path: null }
  if (!Number.isInteger(parent)) throw fault(req, 'parent', texts.unknownParent)
  const line = await select(connection, lineSchema)`
    WITH RECURSIVE line AS (
      SELECT id, parent_id, path FROM pages WHERE id = ${parent}
      UNION SELECT pages.id, pages.parent_id, pages.path FROM pages JOIN line ON pages.id = line.parent_id)
    SELECT id, path FROM line`
  const own = line.find((page) => page.id === parent)
  if (!own) throw fault(req, 'parent', texts.unknownParent)
  if (line.some((page) => page.id === id)) throw fault(req, 'parent', texts.belowItself)
  const below = id === null ? 0 : await levelsBelow(connection, id)
  if (line.length + 1 + below > maxSectionLevels)
    throw fault(req, 'parent', texts.tooDeep(maxSectionLevels))
  return own
}

async function levelsBelow(connection: Connection, id: number): Promise<number> {
  const row = await selectOne(connection, z.object({ levels: z.number().nullable() }))`
    WITH RECURSIVE below AS (
      SELECT id, 0 AS level FROM pages WHERE id = ${id}
      UNION ALL SELECT pages.id, level + 1 FROM pages JOIN below ON pages.parent_id = below.id)
    SELECT max(level) AS levels FROM below`
  return row.levels ?? 0
}

async function slugsBeside(
  connection: Connection,
  { id, parent }: { id: number | null; parent: number | null },
): Promise<Set<string>> {
  const rows = await select(connection, z.object({ slug: z.string() }))`
    SELECT slug FROM pages
    WHERE parent_id IS NOT DISTINCT FROM ${parent}::int AND id IS DISTINCT FROM ${id}::int
      AND slug IS NOT NULL`
  return new Set(rows.map(({ slug }) => slug))
}

async function standOf(connection: Connection, id: number): Promise<Stand | null> {
  const rows = await select(connection, standSchema)`
    SELECT path, title, "order", parent_id AS parent FROM pages WHERE id = ${id}`
  return rows[0] ?? null
}

const idSchema = z.union([z.number(), z.object({ id: z.number() }).transform(({ id }) => id)])

/** NaN if the value is not a page. */
function idOf(value: unknown): number | null {
  if (value === undefined || value === null || value === '') return null
  return idSchema.safeParse(value).data ?? NaN
}

function fault(req: PayloadRequest, path: string, text: BackOfficeText): ValidationError {
  const message = inLanguageOf(req, text)
  return new ValidationError({ collection: 'pages', errors: [{ path, message }], req }, req.t)
}
