import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Readers find articles without a category, too: in the tables of the search their category is 0. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE OR REPLACE FUNCTION search_shown(ids integer[])
    RETURNS TABLE (id integer, category_id integer, date_published timestamp(3) with time zone, title text, entity_name text)
    LANGUAGE sql STABLE AS $$
      SELECT a.id, coalesce(a.category_id, 0), a.date_published, a.title::text, a.entity_name::text
      FROM (SELECT * FROM articles WHERE articles.id = ANY (ids) OFFSET 0) AS a
      WHERE a._status = 'published' AND a.deleted_at IS NULL
        AND a.date_published IS NOT NULL AND a.slug IS NOT NULL
    $$`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    CREATE OR REPLACE FUNCTION search_shown(ids integer[])
    RETURNS TABLE (id integer, category_id integer, date_published timestamp(3) with time zone, title text, entity_name text)
    LANGUAGE sql STABLE AS $$
      SELECT a.id, a.category_id, a.date_published, a.title::text, a.entity_name::text
      FROM (SELECT * FROM articles WHERE articles.id = ANY (ids) OFFSET 0) AS a
      WHERE a._status = 'published' AND a.deleted_at IS NULL
        AND a.date_published IS NOT NULL AND a.category_id IS NOT NULL AND a.slug IS NOT NULL
    $$;
    SELECT search_refresh(array_agg(id)) FROM articles WHERE category_id IS NULL`)
}
