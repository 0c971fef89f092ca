import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "articles" ADD COLUMN "sponsor" varchar;
  ALTER TABLE "_articles_v" ADD COLUMN "version_sponsor" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "lead_story_id" integer;
  ALTER TABLE "site_settings" ADD COLUMN "selected_logo_dark_id" integer;
  ALTER TABLE "site_settings" ADD CONSTRAINT "site_settings_lead_story_id_articles_id_fk" FOREIGN KEY ("lead_story_id") REFERENCES "public"."articles"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "site_settings" ADD CONSTRAINT "site_settings_selected_logo_dark_id_logos_id_fk" FOREIGN KEY ("selected_logo_dark_id") REFERENCES "public"."logos"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "site_settings_lead_story_idx" ON "site_settings" USING btree ("lead_story_id");
  CREATE INDEX "site_settings_selected_logo_dark_idx" ON "site_settings" USING btree ("selected_logo_dark_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "site_settings" DROP CONSTRAINT "site_settings_lead_story_id_articles_id_fk";
  
  ALTER TABLE "site_settings" DROP CONSTRAINT "site_settings_selected_logo_dark_id_logos_id_fk";
  
  DROP INDEX "site_settings_lead_story_idx";
  DROP INDEX "site_settings_selected_logo_dark_idx";
  ALTER TABLE "articles" DROP COLUMN "sponsor";
  ALTER TABLE "_articles_v" DROP COLUMN "version_sponsor";
  ALTER TABLE "site_settings" DROP COLUMN "lead_story_id";
  ALTER TABLE "site_settings" DROP COLUMN "selected_logo_dark_id";`)
}
