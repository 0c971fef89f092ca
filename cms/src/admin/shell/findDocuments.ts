import { sql } from '@payloadcms/db-postgres'
import type { Connection } from '../../lib/db/connection.ts'
import { publishedSql } from '@kariera/shared/rules/article'
import { articlePath } from '@kariera/shared/routes'
import { z } from 'zod'
import { select } from '../../lib/db/select.ts'
import { settings } from '../../settings.ts'
import type { FoundDocument } from './foundDocuments.ts'

/** Largest number of articles, and of each other kind, in the results. */
const maxResults = { articles: 6, others: 3 }

/**
 * Finds articles, quotes, employers and banners outside the trash by a part of their name as last saved; of each kind
 * the last changed first. Two characters match only the beginning of a word of an article's title, because the index
 * covers those.
 */
export async function findDocuments(db: Connection, part: string): Promise<FoundDocument[]> {
  const literal = part.replace(/[\\%_]/g, '\\$&')
  const like = `%${literal}%`
  const inTitle =
    part.length > 2
      ? sql`version_title ILIKE ${like}`
      : sql`(version_title ILIKE ${`${literal}%`} OR version_title ILIKE ${`% ${literal}%`})`
  const found = await select(db, rowSchema)`
    (SELECT 'articles' AS collection, parent_id AS id, version_title AS title,
       (SELECT slug FROM articles WHERE id = parent_id AND ${sql.raw(publishedSql)}) AS slug
     FROM _articles_v
     WHERE latest AND version_deleted_at IS NULL AND ${inTitle}
     ORDER BY version_updated_at DESC LIMIT ${maxResults.articles})
    UNION ALL
    (SELECT 'quotes', parent_id, version_quote_text, NULL FROM _quotes_v
     WHERE latest AND version_deleted_at IS NULL
       AND (version_quote_text ILIKE ${like} OR version_author ILIKE ${like})
     ORDER BY version_updated_at DESC LIMIT ${maxResults.others})
    UNION ALL
    (SELECT 'employers', id, slug, NULL FROM employers
     WHERE deleted_at IS NULL AND (slug ILIKE ${like} OR website ILIKE ${like})
     ORDER BY updated_at DESC LIMIT ${maxResults.others})
    UNION ALL
    (SELECT 'banners', id, coalesce(nullif(title, ''), hyperlink, id::text), NULL FROM banners
     WHERE deleted_at IS NULL AND (title ILIKE ${like} OR alt ILIKE ${like} OR hyperlink ILIKE ${like})
     ORDER BY updated_at DESC LIMIT ${maxResults.others})`
  return found.map(({ slug, ...document }) => ({
    ...document,
    url: slug === null ? null : `${settings.siteUrl}${articlePath(slug)}`,
  }))
}

const rowSchema = z.object({
  collection: z.enum(['articles', 'quotes', 'employers', 'banners']),
  id: z.number(),
  title: z.string(),
  slug: z.string().nullable(),
})
