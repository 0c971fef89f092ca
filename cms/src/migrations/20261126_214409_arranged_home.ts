import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Editors arrange the carousel and the quotes of home; until they do, both keep the order of their creation. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "carousel_articles" ADD COLUMN "place" numeric;
  ALTER TABLE "quotes" ADD COLUMN "rank" numeric;
  ALTER TABLE "_quotes_v" ADD COLUMN "version_rank" numeric;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "carousel_articles" DROP COLUMN "place";
  ALTER TABLE "quotes" DROP COLUMN "rank";
  ALTER TABLE "_quotes_v" DROP COLUMN "version_rank";`)
}
