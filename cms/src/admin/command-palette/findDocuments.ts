import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import type { Connection } from '../../lib/db/connection.ts'
import { idList, textList } from '../../lib/db/lists.ts'
import { select } from '../../lib/db/select.ts'
import { tableOf } from '../../lib/db/tables.ts'
import { settings } from '../../settings.ts'
import type { FoundDocument } from './foundDocuments.ts'
import { bulgarianPattern, shortestBulgarian } from './latin.ts'
import type { NamedDocuments } from './namedDocuments.ts'

type SQL = ReturnType<typeof sql>

/** Largest number of documents of the main list, and of each other list, in the results. */
const maxResults = { main: 6, others: 3 }

/** Of how many documents of a large list the last changed are chosen. */
const maxCompared = 200

/** How many of a user's last saves are looked at; many are of the same document. */
const maxSaves = 2000

/** How many recently changed documents are shown. */
const maxRecent = 8

/**
 * Finds documents outside the trash by a part of their name as last saved; of each kind the last changed first. What is
 * typed in Latin letters also finds Bulgarian. Two characters match only the beginning of a word of an article's title,
 * because the index covers those.
 *
 * @param lists those that the user may read
 */
export async function findDocuments(
  db: Connection,
  lists: readonly NamedDocuments[],
  part: string,
): Promise<FoundDocument[]> {
  return documentsOf(
    db,
    lists,
    lists.map((list) => {
      const { searched, isLarge, isMain } = list
      const matches = searched.map((column) => contains(list, sql.raw(column), part))
      matches.push(...inBulgarian(list, sql.raw(searched[0]), part))
      const count = isMain ? maxResults.main : maxResults.others
      const found = sql`${named(list)} AND (${sql.join(matches, sql` OR `)})`
      return sql`(SELECT * FROM (${found} ${isLarge ? sql`LIMIT ${maxCompared}` : sql``}) AS found
        ORDER BY changed DESC LIMIT ${count})`
    }),
  )
}

/** Returns the documents outside the trash that a user has changed lately, the last one first. */
export async function recentDocuments(
  db: Connection,
  lists: readonly NamedDocuments[],
  userId: number,
): Promise<FoundDocument[]> {
  const saves = await select(db, saveSchema)`
    SELECT entity, document_id AS id FROM (
      SELECT id AS save, entity, document_id FROM document_saves
      WHERE user_id = ${userId} AND entity IN ${textList(lists.map(({ collection }) => collection))}
      ORDER BY id DESC LIMIT ${maxSaves}) AS mine
    GROUP BY entity, document_id ORDER BY max(save) DESC LIMIT ${maxRecent}`
  const parts = lists.flatMap((list) => {
    const ids = saves.filter(({ entity }) => entity === list.collection).map(({ id }) => id)
    return ids.length > 0 ? [sql`(${named(list)} AND ${idOf(list)} IN ${idList(ids)})`] : []
  })
  const found = await documentsOf(db, lists, parts)
  return saves.flatMap((save) =>
    found.filter(({ collection, id }) => collection === save.entity && id === save.id),
  )
}

const saveSchema = z.object({ entity: z.string(), id: z.number() })

const rowSchema = z.object({
  collection: z.string(),
  id: z.number(),
  title: z.string(),
  slug: z.string().nullable(),
  author: z.string().nullable(),
  changed: z.coerce.date().transform((date) => date.toISOString()),
})

/** @param parts queries of lists (`named`) */
async function documentsOf(
  db: Connection,
  lists: readonly NamedDocuments[],
  parts: SQL[],
): Promise<FoundDocument[]> {
  if (parts.length === 0) return []
  const found = await select(db, rowSchema)`
    SELECT collection, id, title, slug, author, changed FROM (${sql.join(parts, sql` UNION ALL `)}) AS found`
  return found.map(({ slug, ...document }) => {
    const page = lists.find(({ collection }) => collection === document.collection)?.page
    return { ...document, url: slug && page ? `${settings.siteUrl}${page.pathOf(slug)}` : null }
  })
}

/** All documents of a list outside the trash, as a query to which conditions are added. */
function named(list: NamedDocuments): SQL {
  const { collection, name, author, isVersioned, isTrashable, page } = list
  const table = sql.identifier(isVersioned ? `_${tableOf(collection)}_v` : tableOf(collection))
  const prefix = isVersioned ? 'version_' : ''
  return sql`SELECT ${collection}::text AS collection, ${idOf(list)} AS id, coalesce(${sql.raw(name)}, '') AS title,
      ${sql.raw(page?.slug ?? 'NULL')} AS slug, ${sql.raw(author ?? 'NULL')}::text AS author,
      ${sql.raw(`${prefix}updated_at`)} AS changed
    FROM ${table} WHERE ${isVersioned ? sql`latest` : sql`TRUE`}
      ${isTrashable ? sql`AND ${sql.raw(`${prefix}deleted_at`)} IS NULL` : sql``}`
}

function idOf(list: NamedDocuments): SQL {
  return sql.raw(list.isVersioned ? 'parent_id' : 'id')
}

function contains(list: NamedDocuments, column: SQL, part: string): SQL {
  const literal = part.replace(/[\\%_]/g, '\\$&')
  return matchesBeginning(list, Array.from(part).length)
    ? sql`${column} ILIKE ${`${literal}%`} OR ${column} ILIKE ${`% ${literal}%`}`
    : sql`${column} ILIKE ${`%${literal}%`}`
}

/** The condition for the Bulgarian text that was typed in Latin letters; none where it was not. */
function inBulgarian(list: NamedDocuments, column: SQL, part: string): SQL[] {
  const pattern = bulgarianPattern(part)
  if (pattern === null) return []
  const isBeginning = matchesBeginning(list, shortestBulgarian(part))
  return [sql`${column} ~* ${isBeginning ? `(?:^| )(?:${pattern})` : pattern}`]
}

/** @param length of the text, letters */
function matchesBeginning(list: NamedDocuments, length: number): boolean {
  return Boolean(list.isMain) && length < 3
}
