import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Employers and logos get a name in the newsroom. The names of former files are not known. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "employers" ADD COLUMN "title" varchar;
  ALTER TABLE "employer_logos" ADD COLUMN "original_name" varchar;
  ALTER TABLE "logos" ADD COLUMN "original_name" varchar;
  UPDATE "employers" SET "title" = coalesce(nullif(trim("name"), ''),
    substring("website" from '^https?://(?:www\\.)?([^/?#:]+)'), "slug");
  UPDATE "employer_logos" SET "original_name" = "filename";
  UPDATE "logos" SET "original_name" = "filename";`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "employers" DROP COLUMN "title";
  ALTER TABLE "employer_logos" DROP COLUMN "original_name";
  ALTER TABLE "logos" DROP COLUMN "original_name";`)
}
