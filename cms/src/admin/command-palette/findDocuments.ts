import { articlePath } from '@kariera/shared/routes'
import { publishedSql } from '@kariera/shared/rules/article'
import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import type { Connection } from '../../lib/db/connection.ts'
import { idList, textList } from '../../lib/db/lists.ts'
import { select } from '../../lib/db/select.ts'
import { tableOf } from '../../lib/db/tables.ts'
import { settings } from '../../settings.ts'
import { searchedLists, type FoundDocument, type SearchedCollection } from './foundDocuments.ts'
import { bulgarianPattern, shortestBulgarian } from './latin.ts'

type SQL = ReturnType<typeof sql>

/** Where the documents of a list are found: their name, and the texts that are searched, as SQL of its table. */
type Source = {
  name: string
  /** The first one is also searched for Bulgarian that is typed in Latin letters. */
  searched: [string, ...string[]]
  /** Versions: the document as last saved. */
  isVersioned?: true
  isTrashable?: true
  /** So large that its index must be used; for a very common text any 200 matches are compared. */
  isLarge?: true
}

/** Largest number of articles, and of each other kind, in the results. */
const maxResults = { articles: 6, others: 3 }

/** Of how many documents of a large list the last changed are chosen. */
const maxCompared = 200

/** How many of a user's last saves are looked at; many are of the same document. */
const maxSaves = 2000

/** How many recently changed documents are shown. */
const maxRecent = 8

const trashable = { isTrashable: true } as const
const file: Source = { name: 'filename', searched: ['filename'] }

const sources: Record<SearchedCollection, Source> = {
  articles: { name: 'version_title', searched: ['version_title'], isVersioned: true, ...trashable },
  quotes: {
    name: 'version_quote_text',
    searched: ['version_quote_text', 'version_author'],
    isVersioned: true,
    ...trashable,
  },
  employers: {
    name: "coalesce(nullif(name, ''), slug)",
    searched: ['name', 'slug', 'website'],
    ...trashable,
  },
  banners: {
    name: "coalesce(nullif(title, ''), hyperlink, id::text)",
    searched: ['title', 'alt', 'hyperlink'],
    ...trashable,
  },
  services: { name: 'title', searched: ['title'], ...trashable },
  pages: { name: 'title', searched: ['title', 'path'] },
  media: {
    name: "coalesce(nullif(title, ''), nullif(alt, ''), filename)",
    searched: ['alt', 'original_name', 'author'],
    isLarge: true,
  },
  'contact-submissions': { name: 'name', searched: ['name', 'email', 'message'] },
  'branding-requests': { name: 'service_name', searched: ['service_name', 'reply_to'] },
  hashtags: { name: 'value', searched: ['value'] },
  categories: { name: 'value', searched: ['value'] },
  users: { name: 'name', searched: ['name'] },
  redirects: { name: '"from"', searched: ['"from"'] },
  'quote-templates': { name: 'name', searched: ['name'], ...trashable },
  'banner-positions': { name: 'dropdown_name', searched: ['dropdown_name', 'banner_position'] },
  'employer-logos': file,
  logos: file,
}

/**
 * Finds documents outside the trash by a part of their name as last saved; of each kind the last changed first. What is
 * typed in Latin letters also finds Bulgarian. Two characters match only the beginning of a word of an article's title,
 * because the index covers those.
 *
 * @param lists those that the user may read
 */
export async function findDocuments(
  db: Connection,
  lists: readonly SearchedCollection[],
  part: string,
): Promise<FoundDocument[]> {
  return documentsOf(
    db,
    lists.map((list) => {
      const { searched, isLarge } = sources[list]
      const matches = searched.map((column) => contains(list, sql.raw(column), part))
      matches.push(...inBulgarian(list, sql.raw(searched[0]), part))
      const count = list === 'articles' ? maxResults.articles : maxResults.others
      const found = sql`${named(list)} AND (${sql.join(matches, sql` OR `)})`
      return sql`(SELECT * FROM (${found} ${isLarge ? sql`LIMIT ${maxCompared}` : sql``}) AS found
        ORDER BY changed DESC LIMIT ${count})`
    }),
  )
}

/** Returns the documents outside the trash that a user has changed lately, the last one first. */
export async function recentDocuments(
  db: Connection,
  lists: readonly SearchedCollection[],
  userId: number,
): Promise<FoundDocument[]> {
  const saves = await select(db, saveSchema)`
    SELECT entity, document_id AS id FROM (
      SELECT id AS save, entity, document_id FROM document_saves
      WHERE user_id = ${userId} AND entity IN ${textList(lists)}
      ORDER BY id DESC LIMIT ${maxSaves}) AS mine
    GROUP BY entity, document_id ORDER BY max(save) DESC LIMIT ${maxRecent}`
  const parts = lists.flatMap((list) => {
    const ids = saves.filter(({ entity }) => entity === list).map(({ id }) => id)
    return ids.length > 0 ? [sql`(${named(list)} AND ${idOf(list)} IN ${idList(ids)})`] : []
  })
  const found = await documentsOf(db, parts)
  return saves.flatMap((save) =>
    found.filter(({ collection, id }) => collection === save.entity && id === save.id),
  )
}

const saveSchema = z.object({ entity: z.string(), id: z.number() })

const rowSchema = z.object({
  collection: z.enum(searchedLists),
  id: z.number(),
  title: z.string(),
  slug: z.string().nullable(),
})

/** @param parts queries of lists (`named`) */
async function documentsOf(db: Connection, parts: SQL[]): Promise<FoundDocument[]> {
  if (parts.length === 0) return []
  const found = await select(db, rowSchema)`
    SELECT collection, id, title, slug FROM (${sql.join(parts, sql` UNION ALL `)}) AS found`
  return found.map(({ slug, ...document }) => ({
    ...document,
    url: slug === null ? null : `${settings.siteUrl}${articlePath(slug)}`,
  }))
}

/** All documents of a list outside the trash, as a query to which conditions are added. */
function named(list: SearchedCollection): SQL {
  const { name, isVersioned, isTrashable } = sources[list]
  const slug =
    list === 'articles'
      ? sql`(SELECT slug FROM articles WHERE id = parent_id AND ${sql.raw(publishedSql)})`
      : sql`NULL`
  const table = sql.identifier(isVersioned ? `_${tableOf(list)}_v` : tableOf(list))
  const prefix = isVersioned ? 'version_' : ''
  return sql`SELECT ${list}::text AS collection, ${idOf(list)} AS id, coalesce(${sql.raw(name)}, '') AS title,
      ${slug} AS slug, ${sql.raw(`${prefix}updated_at`)} AS changed
    FROM ${table} WHERE ${isVersioned ? sql`latest` : sql`TRUE`}
      ${isTrashable ? sql`AND ${sql.raw(`${prefix}deleted_at`)} IS NULL` : sql``}`
}

function idOf(list: SearchedCollection): SQL {
  return sql.raw(sources[list].isVersioned ? 'parent_id' : 'id')
}

function contains(list: SearchedCollection, column: SQL, part: string): SQL {
  const literal = part.replace(/[\\%_]/g, '\\$&')
  return matchesBeginning(list, Array.from(part).length)
    ? sql`${column} ILIKE ${`${literal}%`} OR ${column} ILIKE ${`% ${literal}%`}`
    : sql`${column} ILIKE ${`%${literal}%`}`
}

/** The condition for the Bulgarian text that was typed in Latin letters; none where it was not. */
function inBulgarian(list: SearchedCollection, column: SQL, part: string): SQL[] {
  const pattern = bulgarianPattern(part)
  if (pattern === null) return []
  const isBeginning = matchesBeginning(list, shortestBulgarian(part))
  return [sql`${column} ~* ${isBeginning ? `(?:^| )(?:${pattern})` : pattern}`]
}

/** @param length of the text, letters */
function matchesBeginning(list: SearchedCollection, length: number): boolean {
  return list === 'articles' && length < 3
}
