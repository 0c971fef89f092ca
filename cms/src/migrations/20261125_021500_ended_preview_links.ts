import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Until when the preview links of an article would have worked that were ended. Payload knows nothing of this table. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
  CREATE TABLE ended_preview_links (
    article_id integer PRIMARY KEY REFERENCES articles (id) ON DELETE CASCADE,
    until timestamp(3) with time zone NOT NULL
  );`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP TABLE ended_preview_links;`)
}
