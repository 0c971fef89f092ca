import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "publishing_clock" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"last_tick" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE INDEX "articles_paid_start_date_idx" ON "articles" USING btree ("paid_start_date");
  CREATE INDEX "articles_paid_end_date_idx" ON "articles" USING btree ("paid_end_date");
  CREATE INDEX "category_datePublished_idx" ON "articles" USING btree ("category_id","date_published");
  CREATE INDEX "_articles_v_version_version_paid_start_date_idx" ON "_articles_v" USING btree ("version_paid_start_date");
  CREATE INDEX "_articles_v_version_version_paid_end_date_idx" ON "_articles_v" USING btree ("version_paid_end_date");
  CREATE INDEX "version_category_version_datePublished_idx" ON "_articles_v" USING btree ("version_category_id","version_date_published");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "publishing_clock" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "publishing_clock" CASCADE;
  DROP INDEX "articles_paid_start_date_idx";
  DROP INDEX "articles_paid_end_date_idx";
  DROP INDEX "category_datePublished_idx";
  DROP INDEX "_articles_v_version_version_paid_start_date_idx";
  DROP INDEX "_articles_v_version_version_paid_end_date_idx";
  DROP INDEX "version_category_version_datePublished_idx";`)
}
