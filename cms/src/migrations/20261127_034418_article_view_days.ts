import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Views of the last days by article and day, for the dashboard (collections/views/foldViews.ts). */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE TABLE article_view_days (
      day text NOT NULL,
      article_id integer NOT NULL REFERENCES articles ON DELETE CASCADE,
      views integer NOT NULL,
      PRIMARY KEY (day, article_id)
    );
    CREATE INDEX article_view_days_article_idx ON article_view_days (article_id)`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP TABLE article_view_days`)
}
