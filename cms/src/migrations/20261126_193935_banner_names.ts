import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Banners get names: what they show, else the host that they lead to, else their position. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "banners" ADD COLUMN "title" varchar;
  UPDATE "banners" AS b SET "title" = coalesce(
    nullif(trim(b."alt"), ''), substring(b."hyperlink" from '^https?://(?:www\\.)?([^/:?#]+)'), p."dropdown_name", '')
  FROM "banner_positions" AS p WHERE p."id" = b."position_id";`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "banners" DROP COLUMN "title";`)
}
