import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "articles" ADD COLUMN "live_from" timestamp(3) with time zone;
  ALTER TABLE "_articles_v" ADD COLUMN "version_live_from" timestamp(3) with time zone;
  CREATE INDEX "articles_live_from_idx" ON "articles" USING btree ("live_from");
  CREATE INDEX "_articles_v_version_version_live_from_idx" ON "_articles_v" USING btree ("version_live_from");`)
  // From when readers have what is published; the newest version of each tells it too.
  await db.execute(sql`
   UPDATE "articles" SET "live_from" = "date_published" WHERE "_status" = 'published';
  UPDATE "_articles_v" AS v SET "version_live_from" = a."live_from" FROM "articles" AS a
    WHERE v."parent_id" = a."id" AND v."latest" AND a."live_from" IS NOT NULL;`)
  // What the list counts, and searches, at a hundred thousand articles.
  await db.execute(sql`
   CREATE INDEX "articles_counted" ON "articles" USING btree ("live_from", "author_id") WHERE "deleted_at" IS NULL;
  CREATE INDEX "articles_listed" ON "_articles_v" USING btree ("version_live_from")
    WHERE "latest" AND "version_deleted_at" IS NULL;
  CREATE INDEX "articles_searched" ON "_articles_v"
    USING gin ("version_title" gin_trgm_ops, "version_entity_name" gin_trgm_ops)
    WITH (gin_pending_list_limit = 256) WHERE "latest";`)
  // Columns that somebody has chosen are of a list that is another one now.
  await db.execute(sql`
   DELETE FROM "payload_preferences" WHERE "key" = 'collection-articles';`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "articles_counted";
  DROP INDEX "articles_listed";
  DROP INDEX "articles_searched";
  DROP INDEX "articles_live_from_idx";
  DROP INDEX "_articles_v_version_version_live_from_idx";
  ALTER TABLE "articles" DROP COLUMN "live_from";
  ALTER TABLE "_articles_v" DROP COLUMN "version_live_from";`)
}
