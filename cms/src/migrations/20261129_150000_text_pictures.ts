import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** The texts of editors, as table and column. */
const texts = [
  ['articles', 'body'],
  ['_articles_v', 'version_body'],
  ['services', 'body'],
  ['pages', 'body'],
  ['about', 'author_bio'],
  ['faq', 'faq_details'],
  ['terms', 'terms_details'],
  ['privacy', 'privacy_policy_details'],
  ['cookies', 'cookie_policy_details'],
  ['advertise', 'advertising_details'],
] as const

/**
 * PostgreSQL keeps the pictures of each text in a column beside it, so that they are counted without reading the texts
 * (editing/uses/findUses.ts). A text stores an id as a number or as a text.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    DROP INDEX articles_body_pictures;
    DROP INDEX articles_draft_pictures;
    CREATE FUNCTION pictures_of(text jsonb) RETURNS integer[]
    LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
      SELECT coalesce(array_agg(DISTINCT (shown #>> '{}')::int), '{}')
      FROM jsonb_path_query(text, '$.** ? (@.type == "upload").value') AS shown
      WHERE shown #>> '{}' ~ '^[0-9]{1,9}$'
    $$`)
  for (const [table, column] of texts) {
    await db.execute(
      sql.raw(`ALTER TABLE ${table} ADD COLUMN ${column}_pictures integer[]
        GENERATED ALWAYS AS (pictures_of(${column})) STORED`),
    )
  }
  await db.execute(sql`
    CREATE INDEX articles_body_pictures ON articles USING gin (body_pictures);
    CREATE INDEX articles_draft_pictures ON _articles_v
      USING gin (version_body_pictures) WHERE latest`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  for (const [table, column] of texts)
    await db.execute(sql.raw(`ALTER TABLE ${table} DROP COLUMN ${column}_pictures`))
  await db.execute(sql`
    DROP FUNCTION pictures_of;
    CREATE INDEX articles_body_pictures ON articles
      USING gin (jsonb_path_query_array(body, '$.** ? (@.type == "upload").value') jsonb_path_ops);
    CREATE INDEX articles_draft_pictures ON _articles_v
      USING gin (jsonb_path_query_array(version_body, '$.** ? (@.type == "upload").value') jsonb_path_ops)
      WHERE latest`)
}
