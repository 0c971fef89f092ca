import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_site_settings_article_twitter_card" AS ENUM('summary_large_image', 'summary');
  CREATE TABLE "articles_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"hashtags_id" integer
  );
  
  CREATE TABLE "_articles_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"hashtags_id" integer
  );
  
  CREATE TABLE "hashtags" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"value" varchar NOT NULL,
  	"key" varchar NOT NULL,
  	"slug" varchar NOT NULL,
  	"count" numeric DEFAULT 0 NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "redirects" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"from" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "redirects_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"articles_id" integer,
  	"categories_id" integer
  );
  
  CREATE TABLE "sign_in_attempts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"count" numeric NOT NULL,
  	"until" timestamp(3) with time zone NOT NULL
  );
  
  CREATE TABLE "retired_files" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"filename" varchar NOT NULL,
  	"retired_at" timestamp(3) with time zone NOT NULL
  );
  
  CREATE TABLE "site_settings_messenger_groups" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"link" varchar NOT NULL
  );
  
  CREATE TABLE "site_settings" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"site_name" varchar DEFAULT 'Кариера' NOT NULL,
  	"home_message" varchar,
  	"article_twitter_card" "enum_site_settings_article_twitter_card" DEFAULT 'summary_large_image' NOT NULL,
  	"facebook" varchar,
  	"instagram" varchar,
  	"youtube" varchar,
  	"tiktok" varchar,
  	"linkedin" varchar,
  	"mail_to" varchar,
  	"gtm_id" varchar,
  	"close_accepts" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  ALTER TABLE "articles" ADD COLUMN "youtube_embed" varchar;
  ALTER TABLE "articles" ADD COLUMN "facebook_link" varchar;
  ALTER TABLE "articles" ADD COLUMN "instagram_link" varchar;
  ALTER TABLE "articles" ADD COLUMN "youtube_link" varchar;
  ALTER TABLE "articles" ADD COLUMN "tiktok_link" varchar;
  ALTER TABLE "articles" ADD COLUMN "linkedin_link" varchar;
  ALTER TABLE "articles" ADD COLUMN "website_link" varchar;
  ALTER TABLE "_articles_v" ADD COLUMN "version_youtube_embed" varchar;
  ALTER TABLE "_articles_v" ADD COLUMN "version_facebook_link" varchar;
  ALTER TABLE "_articles_v" ADD COLUMN "version_instagram_link" varchar;
  ALTER TABLE "_articles_v" ADD COLUMN "version_youtube_link" varchar;
  ALTER TABLE "_articles_v" ADD COLUMN "version_tiktok_link" varchar;
  ALTER TABLE "_articles_v" ADD COLUMN "version_linkedin_link" varchar;
  ALTER TABLE "_articles_v" ADD COLUMN "version_website_link" varchar;
  ALTER TABLE "_articles_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "hashtags_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "redirects_id" integer;
  ALTER TABLE "articles_rels" ADD CONSTRAINT "articles_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "articles_rels" ADD CONSTRAINT "articles_rels_hashtags_fk" FOREIGN KEY ("hashtags_id") REFERENCES "public"."hashtags"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_articles_v_rels" ADD CONSTRAINT "_articles_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_articles_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_articles_v_rels" ADD CONSTRAINT "_articles_v_rels_hashtags_fk" FOREIGN KEY ("hashtags_id") REFERENCES "public"."hashtags"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "redirects_rels" ADD CONSTRAINT "redirects_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."redirects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "redirects_rels" ADD CONSTRAINT "redirects_rels_articles_fk" FOREIGN KEY ("articles_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "redirects_rels" ADD CONSTRAINT "redirects_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_settings_messenger_groups" ADD CONSTRAINT "site_settings_messenger_groups_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_settings"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "articles_rels_order_idx" ON "articles_rels" USING btree ("order");
  CREATE INDEX "articles_rels_parent_idx" ON "articles_rels" USING btree ("parent_id");
  CREATE INDEX "articles_rels_path_idx" ON "articles_rels" USING btree ("path");
  CREATE INDEX "articles_rels_hashtags_id_idx" ON "articles_rels" USING btree ("hashtags_id");
  CREATE INDEX "_articles_v_rels_order_idx" ON "_articles_v_rels" USING btree ("order");
  CREATE INDEX "_articles_v_rels_parent_idx" ON "_articles_v_rels" USING btree ("parent_id");
  CREATE INDEX "_articles_v_rels_path_idx" ON "_articles_v_rels" USING btree ("path");
  CREATE INDEX "_articles_v_rels_hashtags_id_idx" ON "_articles_v_rels" USING btree ("hashtags_id");
  CREATE UNIQUE INDEX "hashtags_key_idx" ON "hashtags" USING btree ("key");
  CREATE UNIQUE INDEX "hashtags_slug_idx" ON "hashtags" USING btree ("slug");
  CREATE INDEX "hashtags_count_idx" ON "hashtags" USING btree ("count");
  CREATE INDEX "hashtags_updated_at_idx" ON "hashtags" USING btree ("updated_at");
  CREATE INDEX "hashtags_created_at_idx" ON "hashtags" USING btree ("created_at");
  CREATE UNIQUE INDEX "redirects_from_idx" ON "redirects" USING btree ("from");
  CREATE INDEX "redirects_updated_at_idx" ON "redirects" USING btree ("updated_at");
  CREATE INDEX "redirects_created_at_idx" ON "redirects" USING btree ("created_at");
  CREATE INDEX "redirects_rels_order_idx" ON "redirects_rels" USING btree ("order");
  CREATE INDEX "redirects_rels_parent_idx" ON "redirects_rels" USING btree ("parent_id");
  CREATE INDEX "redirects_rels_path_idx" ON "redirects_rels" USING btree ("path");
  CREATE INDEX "redirects_rels_articles_id_idx" ON "redirects_rels" USING btree ("articles_id");
  CREATE INDEX "redirects_rels_categories_id_idx" ON "redirects_rels" USING btree ("categories_id");
  CREATE UNIQUE INDEX "sign_in_attempts_key_idx" ON "sign_in_attempts" USING btree ("key");
  CREATE INDEX "sign_in_attempts_until_idx" ON "sign_in_attempts" USING btree ("until");
  CREATE UNIQUE INDEX "retired_files_filename_idx" ON "retired_files" USING btree ("filename");
  CREATE INDEX "retired_files_retired_at_idx" ON "retired_files" USING btree ("retired_at");
  CREATE INDEX "site_settings_messenger_groups_order_idx" ON "site_settings_messenger_groups" USING btree ("_order");
  CREATE INDEX "site_settings_messenger_groups_parent_id_idx" ON "site_settings_messenger_groups" USING btree ("_parent_id");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_hashtags_fk" FOREIGN KEY ("hashtags_id") REFERENCES "public"."hashtags"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_redirects_fk" FOREIGN KEY ("redirects_id") REFERENCES "public"."redirects"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "_articles_v_autosave_idx" ON "_articles_v" USING btree ("autosave");
  CREATE INDEX "payload_locked_documents_rels_hashtags_id_idx" ON "payload_locked_documents_rels" USING btree ("hashtags_id");
  CREATE INDEX "payload_locked_documents_rels_redirects_id_idx" ON "payload_locked_documents_rels" USING btree ("redirects_id");
  ALTER TABLE "users" DROP COLUMN "login_attempts";
  ALTER TABLE "users" DROP COLUMN "lock_until";`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "articles_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_articles_v_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "hashtags" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "redirects" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "redirects_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "sign_in_attempts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "retired_files" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "site_settings_messenger_groups" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "site_settings" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "articles_rels" CASCADE;
  DROP TABLE "_articles_v_rels" CASCADE;
  DROP TABLE "hashtags" CASCADE;
  DROP TABLE "redirects" CASCADE;
  DROP TABLE "redirects_rels" CASCADE;
  DROP TABLE "sign_in_attempts" CASCADE;
  DROP TABLE "retired_files" CASCADE;
  DROP TABLE "site_settings_messenger_groups" CASCADE;
  DROP TABLE "site_settings" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_hashtags_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_redirects_fk";
  
  DROP INDEX "_articles_v_autosave_idx";
  DROP INDEX "payload_locked_documents_rels_hashtags_id_idx";
  DROP INDEX "payload_locked_documents_rels_redirects_id_idx";
  ALTER TABLE "users" ADD COLUMN "login_attempts" numeric DEFAULT 0;
  ALTER TABLE "users" ADD COLUMN "lock_until" timestamp(3) with time zone;
  ALTER TABLE "articles" DROP COLUMN "youtube_embed";
  ALTER TABLE "articles" DROP COLUMN "facebook_link";
  ALTER TABLE "articles" DROP COLUMN "instagram_link";
  ALTER TABLE "articles" DROP COLUMN "youtube_link";
  ALTER TABLE "articles" DROP COLUMN "tiktok_link";
  ALTER TABLE "articles" DROP COLUMN "linkedin_link";
  ALTER TABLE "articles" DROP COLUMN "website_link";
  ALTER TABLE "_articles_v" DROP COLUMN "version_youtube_embed";
  ALTER TABLE "_articles_v" DROP COLUMN "version_facebook_link";
  ALTER TABLE "_articles_v" DROP COLUMN "version_instagram_link";
  ALTER TABLE "_articles_v" DROP COLUMN "version_youtube_link";
  ALTER TABLE "_articles_v" DROP COLUMN "version_tiktok_link";
  ALTER TABLE "_articles_v" DROP COLUMN "version_linkedin_link";
  ALTER TABLE "_articles_v" DROP COLUMN "version_website_link";
  ALTER TABLE "_articles_v" DROP COLUMN "autosave";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "hashtags_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "redirects_id";
  DROP TYPE "public"."enum_site_settings_article_twitter_card";`)
}
