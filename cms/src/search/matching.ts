import { searchPageSize } from '@kariera/shared/rules/search'
import { sql } from '@payloadcms/db-postgres'
import type { Connection } from '../lib/db/connection.ts'
import { before, foundIn, type Found } from './found.ts'
import type { Listed } from './listing.ts'

type SQL = ReturnType<typeof sql>

/** Texts as they are looked for (search/filters.ts); undefined: any. */
export type Texts = { title: string | undefined; entityName: string | undefined }

/** The index knows texts by their groups of so many characters: shorter ones are looked for in every row. */
const shortestIndexed = 3

/** The live articles that contain the texts, in any case, among those that are listed. */
export async function findMatching(
  db: Connection,
  { title, entityName, category, hashtag }: Texts & Listed,
  { page, now }: { page: number; now: Date },
): Promise<Found> {
  const conditions = [
    sql`date_published <= ${now.toISOString()}`,
    ...(title === undefined ? [] : [contains(sql`title`, title)]),
    ...(entityName === undefined ? [] : [contains(sql`entity_name`, entityName)]),
    ...(category === null ? [] : [sql`category_id = ${category}`]),
    ...(hashtag === null ? [] : [bears(hashtag)]),
  ]
  const { rows } = await db.execute(sql`
    WITH matches AS MATERIALIZED (
      SELECT article_id, date_published FROM search_texts WHERE ${sql.join(conditions, sql` AND `)})
    SELECT (SELECT count(*) FROM matches) AS total,
      ARRAY (SELECT article_id FROM matches ORDER BY date_published DESC, article_id DESC
             LIMIT ${searchPageSize} OFFSET ${before(page)}) AS ids`)
  return foundIn(rows)
}

function contains(column: SQL, text: string): SQL {
  if (Array.from(text).length < shortestIndexed)
    return sql`strpos(${column}, search_key(${text})) > 0`
  const pattern = `%${text.replace(/[\\%_]/g, '\\$&')}%`
  return sql`${column} LIKE search_key(${pattern})`
}

function bears(hashtag: number): SQL {
  return sql`EXISTS (SELECT FROM search_places AS place
    WHERE place.article_id = search_texts.article_id AND place.hashtag_id = ${hashtag})`
}
