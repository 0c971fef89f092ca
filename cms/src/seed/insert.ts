import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import type { Connection } from '../lib/db/connection.ts'
import type { ArticleRow } from './archive.ts'
import { select } from '../lib/db/select.ts'

/** Writes articles and for each the version that Payload stores of a published article. */
export type Insert = (articles: ArticleRow[]) => Promise<void>

/** @returns a function that writes into the tables as they are in this database */
export async function prepareInsert(db: Connection): Promise<Insert> {
  const { targets, sources } = await versionColumns(db)
  return async (articles) => {
    // As text: otherwise PostgreSQL would parse every body twice.
    const rows = articles.map((article) => ({
      ...article,
      body: JSON.stringify(article.body),
      hashtags: undefined,
    }))
    const inserted = await db.execute(sql`
      INSERT INTO articles (title, accent, body, entity_name, slug, category_id, picture_id, author_id, date_published,
        paid, paid_start_date, paid_end_date, first_promoted_at, created_at, updated_at, _status, live_from)
      SELECT title, accent, body::jsonb, entity_name, slug, category_id, picture_id, author_id, date_published,
        paid, paid_start_date, paid_end_date, first_promoted_at, date_published, date_published, 'published',
        date_published
      FROM json_to_recordset(${JSON.stringify(rows)}::json) AS article (
        title text, accent text, body text, entity_name text, slug text, category_id integer, picture_id integer,
        author_id integer, date_published timestamptz, paid boolean, paid_start_date timestamptz,
        paid_end_date timestamptz, first_promoted_at timestamptz)
      RETURNING id`)
    const ids = z.array(z.object({ id: z.number() })).parse(inserted.rows)
    // Copied from the table, so that compressed values are not compressed again.
    await db.execute(sql`
      INSERT INTO _articles_v (parent_id, latest, autosave, created_at, updated_at, ${sql.raw(targets)})
      SELECT id, true, false, created_at, updated_at, ${sql.raw(sources)}
      FROM articles JOIN json_to_recordset(${JSON.stringify(ids)}::json) AS inserted (id integer) USING (id)`)
    await insertHashtags(db, articles)
  }
}

/** Inserts the hashtags of the articles, and of their versions. */
async function insertHashtags(db: Connection, articles: ArticleRow[]): Promise<void> {
  const named = articles.flatMap(({ slug, hashtags }) =>
    hashtags.map((hashtag, index) => ({ slug, hashtag, place: index + 1 })),
  )
  const rows = sql`json_to_recordset(${JSON.stringify(named)}::json)
    AS named (slug text, hashtag integer, place integer) JOIN articles USING (slug)`
  await db.execute(sql`
    INSERT INTO articles_rels ("order", parent_id, path, hashtags_id)
    SELECT place, articles.id, 'hashtags', hashtag FROM ${rows}`)
  await db.execute(sql`
    INSERT INTO _articles_v_rels ("order", parent_id, path, hashtags_id)
    SELECT place, _articles_v.id, 'version.hashtags', hashtag
    FROM ${rows} JOIN _articles_v ON _articles_v.parent_id = articles.id`)
}

/** A version has every column of its article, so that fields added to the model later are copied too. */
async function versionColumns(db: Connection): Promise<{ targets: string; sources: string }> {
  const columns = await select(
    db,
    z.object({ name: z.string(), type: z.string(), own: z.boolean() }),
  )`
    SELECT column_name AS name, udt_name AS type, data_type = 'USER-DEFINED' AS own
    FROM information_schema.columns
    WHERE table_schema = 'public' AND table_name = '_articles_v' AND column_name LIKE 'version\\_%'
      AND is_generated = 'NEVER'`
  const sourceOf = ({ name, type, own }: (typeof columns)[number]) => {
    const source = `"${name.replace('version_', '')}"`
    // Each table has its own enum type for the same options.
    return own ? `${source}::text::"${type}"` : source
  }
  return {
    targets: columns.map(({ name }) => `"${name}"`).join(', '),
    sources: columns.map(sourceOf).join(', '),
  }
}
