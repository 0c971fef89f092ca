import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_quotes_quote_image_status" AS ENUM('generated');
  CREATE TYPE "public"."enum__quotes_v_version_quote_image_status" AS ENUM('generated');
  CREATE TYPE "public"."enum_quote_templates_font_family" AS ENUM('Sofia Sans', 'Lora');
  CREATE TYPE "public"."enum_quote_templates_text_align" AS ENUM('left', 'center', 'right');
  CREATE TABLE "quote_templates" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"is_default" boolean DEFAULT false,
  	"max_width" numeric DEFAULT 1200 NOT NULL,
  	"max_height" numeric DEFAULT 628 NOT NULL,
  	"background_color" varchar DEFAULT '#187bcd' NOT NULL,
  	"font_color" varchar DEFAULT '#ffffff' NOT NULL,
  	"font_family" "enum_quote_templates_font_family" DEFAULT 'Sofia Sans' NOT NULL,
  	"font_size" numeric DEFAULT 48 NOT NULL,
  	"text_align" "enum_quote_templates_text_align" DEFAULT 'center' NOT NULL,
  	"text_x" numeric DEFAULT 600 NOT NULL,
  	"text_y" numeric DEFAULT 314 NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "employers" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"slug" varchar NOT NULL,
  	"logo_id" integer,
  	"youtube_embedding" varchar,
  	"job_offers_button_link" varchar,
  	"facebook" varchar,
  	"instagram" varchar,
  	"youtube" varchar,
  	"linkedin" varchar,
  	"tiktok" varchar,
  	"website" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "employers_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"articles_id" integer
  );
  
  CREATE TABLE "employer_logos" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric,
  	"focal_x" numeric,
  	"focal_y" numeric,
  	"sizes_profile_url" varchar,
  	"sizes_profile_width" numeric,
  	"sizes_profile_height" numeric,
  	"sizes_profile_mime_type" varchar,
  	"sizes_profile_filesize" numeric,
  	"sizes_profile_filename" varchar
  );
  
  CREATE TABLE "pages" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"body" jsonb,
  	"parent_id" integer,
  	"order" numeric DEFAULT 100 NOT NULL,
  	"slug" varchar,
  	"path" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "about" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"author_bio" jsonb,
  	"author_picture_id" integer,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "faq" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"faq_details" jsonb,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "terms" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"terms_details" jsonb,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "privacy" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"privacy_policy_details" jsonb,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "cookies" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"cookie_policy_details" jsonb,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "advertise" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"advertising_details" jsonb,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  ALTER TABLE "quotes" ADD COLUMN "template_id" integer;
  ALTER TABLE "quotes" ADD COLUMN "quote_short_text" varchar;
  ALTER TABLE "quotes" ADD COLUMN "quote_image_generated_at" timestamp(3) with time zone;
  ALTER TABLE "quotes" ADD COLUMN "quote_image_status" "enum_quotes_quote_image_status";
  ALTER TABLE "_quotes_v" ADD COLUMN "version_template_id" integer;
  ALTER TABLE "_quotes_v" ADD COLUMN "version_quote_short_text" varchar;
  ALTER TABLE "_quotes_v" ADD COLUMN "version_quote_image_generated_at" timestamp(3) with time zone;
  ALTER TABLE "_quotes_v" ADD COLUMN "version_quote_image_status" "enum__quotes_v_version_quote_image_status";
  ALTER TABLE "redirects_rels" ADD COLUMN "employers_id" integer;
  ALTER TABLE "redirects_rels" ADD COLUMN "pages_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "quote_templates_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "employers_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "pages_id" integer;
  ALTER TABLE "employers" ADD CONSTRAINT "employers_logo_id_employer_logos_id_fk" FOREIGN KEY ("logo_id") REFERENCES "public"."employer_logos"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "employers_rels" ADD CONSTRAINT "employers_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."employers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "employers_rels" ADD CONSTRAINT "employers_rels_articles_fk" FOREIGN KEY ("articles_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages" ADD CONSTRAINT "pages_parent_id_pages_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "about" ADD CONSTRAINT "about_author_picture_id_media_id_fk" FOREIGN KEY ("author_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "quote_templates_is_default_idx" ON "quote_templates" USING btree ("is_default");
  CREATE INDEX "quote_templates_updated_at_idx" ON "quote_templates" USING btree ("updated_at");
  CREATE INDEX "quote_templates_created_at_idx" ON "quote_templates" USING btree ("created_at");
  CREATE INDEX "quote_templates_deleted_at_idx" ON "quote_templates" USING btree ("deleted_at");
  CREATE INDEX "employers_slug_idx" ON "employers" USING btree ("slug");
  CREATE INDEX "employers_logo_idx" ON "employers" USING btree ("logo_id");
  CREATE INDEX "employers_updated_at_idx" ON "employers" USING btree ("updated_at");
  CREATE INDEX "employers_created_at_idx" ON "employers" USING btree ("created_at");
  CREATE INDEX "employers_deleted_at_idx" ON "employers" USING btree ("deleted_at");
  CREATE INDEX "employers_rels_order_idx" ON "employers_rels" USING btree ("order");
  CREATE INDEX "employers_rels_parent_idx" ON "employers_rels" USING btree ("parent_id");
  CREATE INDEX "employers_rels_path_idx" ON "employers_rels" USING btree ("path");
  CREATE INDEX "employers_rels_articles_id_idx" ON "employers_rels" USING btree ("articles_id");
  CREATE INDEX "employer_logos_updated_at_idx" ON "employer_logos" USING btree ("updated_at");
  CREATE INDEX "employer_logos_created_at_idx" ON "employer_logos" USING btree ("created_at");
  CREATE UNIQUE INDEX "employer_logos_filename_idx" ON "employer_logos" USING btree ("filename");
  CREATE INDEX "employer_logos_sizes_profile_sizes_profile_filename_idx" ON "employer_logos" USING btree ("sizes_profile_filename");
  CREATE INDEX "pages_parent_idx" ON "pages" USING btree ("parent_id");
  CREATE UNIQUE INDEX "pages_path_idx" ON "pages" USING btree ("path");
  CREATE INDEX "pages_updated_at_idx" ON "pages" USING btree ("updated_at");
  CREATE INDEX "pages_created_at_idx" ON "pages" USING btree ("created_at");
  CREATE INDEX "about_author_picture_idx" ON "about" USING btree ("author_picture_id");
  ALTER TABLE "quotes" ADD CONSTRAINT "quotes_template_id_quote_templates_id_fk" FOREIGN KEY ("template_id") REFERENCES "public"."quote_templates"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_quotes_v" ADD CONSTRAINT "_quotes_v_version_template_id_quote_templates_id_fk" FOREIGN KEY ("version_template_id") REFERENCES "public"."quote_templates"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "redirects_rels" ADD CONSTRAINT "redirects_rels_employers_fk" FOREIGN KEY ("employers_id") REFERENCES "public"."employers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "redirects_rels" ADD CONSTRAINT "redirects_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_quote_templates_fk" FOREIGN KEY ("quote_templates_id") REFERENCES "public"."quote_templates"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_employers_fk" FOREIGN KEY ("employers_id") REFERENCES "public"."employers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "quotes_template_idx" ON "quotes" USING btree ("template_id");
  CREATE INDEX "_quotes_v_version_version_template_idx" ON "_quotes_v" USING btree ("version_template_id");
  CREATE INDEX "redirects_rels_employers_id_idx" ON "redirects_rels" USING btree ("employers_id");
  CREATE INDEX "redirects_rels_pages_id_idx" ON "redirects_rels" USING btree ("pages_id");
  CREATE INDEX "payload_locked_documents_rels_quote_templates_id_idx" ON "payload_locked_documents_rels" USING btree ("quote_templates_id");
  CREATE INDEX "payload_locked_documents_rels_employers_id_idx" ON "payload_locked_documents_rels" USING btree ("employers_id");
  CREATE INDEX "payload_locked_documents_rels_pages_id_idx" ON "payload_locked_documents_rels" USING btree ("pages_id");

  -- Employers in the trash keep their slugs; out of it each has its own.
  CREATE UNIQUE INDEX employers_slug_shown ON employers (slug) WHERE deleted_at IS NULL;
  -- Exactly one template is the default (quotes/templateRules.ts); a fresh installation has that of the specification.
  CREATE UNIQUE INDEX quote_templates_one_default ON quote_templates (is_default)
    WHERE is_default AND deleted_at IS NULL;
  INSERT INTO quote_templates (name, is_default, max_width, max_height, background_color, font_color, font_family,
    font_size, text_align, text_x, text_y)
  VALUES ('Основен', true, 1200, 628, '#187bcd', '#ffffff', 'Sofia Sans', 48, 'center', 600, 314);
  -- Of each page that there is once there is one row, whoever saves it first.
  INSERT INTO about DEFAULT VALUES;
  INSERT INTO faq DEFAULT VALUES;
  INSERT INTO terms DEFAULT VALUES;
  INSERT INTO privacy DEFAULT VALUES;
  INSERT INTO cookies DEFAULT VALUES;
  INSERT INTO advertise DEFAULT VALUES;
  -- Which pictures stand in the texts of articles, to tell where one is used.
  CREATE INDEX articles_body_pictures ON articles
    USING gin (jsonb_path_query_array(body, '$.** ? (@.type == "upload").value') jsonb_path_ops);
  CREATE INDEX articles_draft_pictures ON _articles_v
    USING gin (jsonb_path_query_array(version_body, '$.** ? (@.type == "upload").value') jsonb_path_ops)
    WHERE latest;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
  DROP INDEX articles_draft_pictures;
  DROP INDEX articles_body_pictures;
  DELETE FROM redirects WHERE id IN (
    SELECT parent_id FROM redirects_rels WHERE employers_id IS NOT NULL OR pages_id IS NOT NULL);
   ALTER TABLE "quote_templates" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "employers" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "employers_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "employer_logos" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "pages" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "about" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "faq" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "terms" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "privacy" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cookies" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "advertise" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "quote_templates" CASCADE;
  DROP TABLE "employers" CASCADE;
  DROP TABLE "employers_rels" CASCADE;
  DROP TABLE "employer_logos" CASCADE;
  DROP TABLE "pages" CASCADE;
  DROP TABLE "about" CASCADE;
  DROP TABLE "faq" CASCADE;
  DROP TABLE "terms" CASCADE;
  DROP TABLE "privacy" CASCADE;
  DROP TABLE "cookies" CASCADE;
  DROP TABLE "advertise" CASCADE;
  ALTER TABLE "quotes" DROP CONSTRAINT IF EXISTS "quotes_template_id_quote_templates_id_fk";
  
  ALTER TABLE "_quotes_v" DROP CONSTRAINT IF EXISTS "_quotes_v_version_template_id_quote_templates_id_fk";
  
  ALTER TABLE "redirects_rels" DROP CONSTRAINT IF EXISTS "redirects_rels_employers_fk";
  
  ALTER TABLE "redirects_rels" DROP CONSTRAINT IF EXISTS "redirects_rels_pages_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT IF EXISTS "payload_locked_documents_rels_quote_templates_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT IF EXISTS "payload_locked_documents_rels_employers_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT IF EXISTS "payload_locked_documents_rels_pages_fk";
  
  DROP INDEX "quotes_template_idx";
  DROP INDEX "_quotes_v_version_version_template_idx";
  DROP INDEX "redirects_rels_employers_id_idx";
  DROP INDEX "redirects_rels_pages_id_idx";
  DROP INDEX "payload_locked_documents_rels_quote_templates_id_idx";
  DROP INDEX "payload_locked_documents_rels_employers_id_idx";
  DROP INDEX "payload_locked_documents_rels_pages_id_idx";
  ALTER TABLE "quotes" DROP COLUMN "template_id";
  ALTER TABLE "quotes" DROP COLUMN "quote_short_text";
  ALTER TABLE "quotes" DROP COLUMN "quote_image_generated_at";
  ALTER TABLE "quotes" DROP COLUMN "quote_image_status";
  ALTER TABLE "_quotes_v" DROP COLUMN "version_template_id";
  ALTER TABLE "_quotes_v" DROP COLUMN "version_quote_short_text";
  ALTER TABLE "_quotes_v" DROP COLUMN "version_quote_image_generated_at";
  ALTER TABLE "_quotes_v" DROP COLUMN "version_quote_image_status";
  ALTER TABLE "redirects_rels" DROP COLUMN "employers_id";
  ALTER TABLE "redirects_rels" DROP COLUMN "pages_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "quote_templates_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "employers_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "pages_id";
  DROP TYPE "public"."enum_quotes_quote_image_status";
  DROP TYPE "public"."enum__quotes_v_version_quote_image_status";
  DROP TYPE "public"."enum_quote_templates_font_family";
  DROP TYPE "public"."enum_quote_templates_text_align";`)
}
