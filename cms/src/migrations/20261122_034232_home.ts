import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_quotes_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__quotes_v_version_status" AS ENUM('draft', 'published');
  CREATE TABLE "carousel_articles" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"article_id" integer NOT NULL,
  	"time_displayed" numeric DEFAULT 5 NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "paid_order" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"article_id" integer NOT NULL,
  	"order_value" numeric NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "quotes" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"quote_text" varchar,
  	"author" varchar,
  	"article_id" integer,
  	"carousel_time" numeric DEFAULT 5,
  	"slug" varchar,
  	"quote_image_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_quotes_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_quotes_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_quote_text" varchar,
  	"version_author" varchar,
  	"version_article_id" integer,
  	"version_carousel_time" numeric DEFAULT 5,
  	"version_slug" varchar,
  	"version_quote_image_id" integer,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__quotes_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "quote_images" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric
  );
  
  CREATE TABLE "quote_views" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"quote_id" integer NOT NULL,
  	"visitor" varchar NOT NULL,
  	"user_agent" varchar,
  	"fingerprint" varchar,
  	"day" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "banners" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"position_id" integer NOT NULL,
  	"file_id" integer,
  	"svg_content" varchar,
  	"content_file_id" integer,
  	"hyperlink" varchar,
  	"alt" varchar,
  	"start_date" timestamp(3) with time zone,
  	"end_date" timestamp(3) with time zone,
  	"active" boolean DEFAULT true,
  	"created_by_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "banner_positions" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"banner_position" varchar NOT NULL,
  	"dropdown_name" varchar NOT NULL,
  	"width" numeric DEFAULT 980 NOT NULL,
  	"height" numeric DEFAULT 250 NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "banner_files" (
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
  	"sizes_w320_url" varchar,
  	"sizes_w320_width" numeric,
  	"sizes_w320_height" numeric,
  	"sizes_w320_mime_type" varchar,
  	"sizes_w320_filesize" numeric,
  	"sizes_w320_filename" varchar,
  	"sizes_w640_url" varchar,
  	"sizes_w640_width" numeric,
  	"sizes_w640_height" numeric,
  	"sizes_w640_mime_type" varchar,
  	"sizes_w640_filesize" numeric,
  	"sizes_w640_filename" varchar,
  	"sizes_w960_url" varchar,
  	"sizes_w960_width" numeric,
  	"sizes_w960_height" numeric,
  	"sizes_w960_mime_type" varchar,
  	"sizes_w960_filesize" numeric,
  	"sizes_w960_filename" varchar,
  	"sizes_w1280_url" varchar,
  	"sizes_w1280_width" numeric,
  	"sizes_w1280_height" numeric,
  	"sizes_w1280_mime_type" varchar,
  	"sizes_w1280_filesize" numeric,
  	"sizes_w1280_filename" varchar,
  	"sizes_w1600_url" varchar,
  	"sizes_w1600_width" numeric,
  	"sizes_w1600_height" numeric,
  	"sizes_w1600_mime_type" varchar,
  	"sizes_w1600_filesize" numeric,
  	"sizes_w1600_filename" varchar
  );
  
  CREATE TABLE "logos" (
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
  	"sizes_bar_url" varchar,
  	"sizes_bar_width" numeric,
  	"sizes_bar_height" numeric,
  	"sizes_bar_mime_type" varchar,
  	"sizes_bar_filesize" numeric,
  	"sizes_bar_filename" varchar
  );
  
  ALTER TABLE "redirects_rels" ADD COLUMN "quotes_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "quotes_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "quote_images_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "banners_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "banner_files_id" integer;
  ALTER TABLE "site_settings" ADD COLUMN "selected_logo_id" integer;
  ALTER TABLE "carousel_articles" ADD CONSTRAINT "carousel_articles_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "paid_order" ADD CONSTRAINT "paid_order_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "quotes" ADD CONSTRAINT "quotes_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "quotes" ADD CONSTRAINT "quotes_quote_image_id_quote_images_id_fk" FOREIGN KEY ("quote_image_id") REFERENCES "public"."quote_images"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_quotes_v" ADD CONSTRAINT "_quotes_v_parent_id_quotes_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."quotes"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_quotes_v" ADD CONSTRAINT "_quotes_v_version_article_id_articles_id_fk" FOREIGN KEY ("version_article_id") REFERENCES "public"."articles"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_quotes_v" ADD CONSTRAINT "_quotes_v_version_quote_image_id_quote_images_id_fk" FOREIGN KEY ("version_quote_image_id") REFERENCES "public"."quote_images"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "quote_views" ADD CONSTRAINT "quote_views_quote_id_quotes_id_fk" FOREIGN KEY ("quote_id") REFERENCES "public"."quotes"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "banners" ADD CONSTRAINT "banners_position_id_banner_positions_id_fk" FOREIGN KEY ("position_id") REFERENCES "public"."banner_positions"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "banners" ADD CONSTRAINT "banners_file_id_banner_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."banner_files"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "banners" ADD CONSTRAINT "banners_content_file_id_banner_files_id_fk" FOREIGN KEY ("content_file_id") REFERENCES "public"."banner_files"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "banners" ADD CONSTRAINT "banners_created_by_id_users_id_fk" FOREIGN KEY ("created_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE UNIQUE INDEX "carousel_articles_article_idx" ON "carousel_articles" USING btree ("article_id");
  CREATE INDEX "carousel_articles_updated_at_idx" ON "carousel_articles" USING btree ("updated_at");
  CREATE INDEX "carousel_articles_created_at_idx" ON "carousel_articles" USING btree ("created_at");
  CREATE UNIQUE INDEX "paid_order_article_idx" ON "paid_order" USING btree ("article_id");
  CREATE INDEX "paid_order_order_value_idx" ON "paid_order" USING btree ("order_value");
  CREATE INDEX "paid_order_updated_at_idx" ON "paid_order" USING btree ("updated_at");
  CREATE INDEX "paid_order_created_at_idx" ON "paid_order" USING btree ("created_at");
  CREATE INDEX "quotes_article_idx" ON "quotes" USING btree ("article_id");
  CREATE UNIQUE INDEX "quotes_slug_idx" ON "quotes" USING btree ("slug");
  CREATE INDEX "quotes_quote_image_idx" ON "quotes" USING btree ("quote_image_id");
  CREATE INDEX "quotes_updated_at_idx" ON "quotes" USING btree ("updated_at");
  CREATE INDEX "quotes_created_at_idx" ON "quotes" USING btree ("created_at");
  CREATE INDEX "quotes_deleted_at_idx" ON "quotes" USING btree ("deleted_at");
  CREATE INDEX "quotes__status_idx" ON "quotes" USING btree ("_status");
  CREATE INDEX "_quotes_v_parent_idx" ON "_quotes_v" USING btree ("parent_id");
  CREATE INDEX "_quotes_v_version_version_article_idx" ON "_quotes_v" USING btree ("version_article_id");
  CREATE INDEX "_quotes_v_version_version_slug_idx" ON "_quotes_v" USING btree ("version_slug");
  CREATE INDEX "_quotes_v_version_version_quote_image_idx" ON "_quotes_v" USING btree ("version_quote_image_id");
  CREATE INDEX "_quotes_v_version_version_updated_at_idx" ON "_quotes_v" USING btree ("version_updated_at");
  CREATE INDEX "_quotes_v_version_version_created_at_idx" ON "_quotes_v" USING btree ("version_created_at");
  CREATE INDEX "_quotes_v_version_version_deleted_at_idx" ON "_quotes_v" USING btree ("version_deleted_at");
  CREATE INDEX "_quotes_v_version_version__status_idx" ON "_quotes_v" USING btree ("version__status");
  CREATE INDEX "_quotes_v_created_at_idx" ON "_quotes_v" USING btree ("created_at");
  CREATE INDEX "_quotes_v_updated_at_idx" ON "_quotes_v" USING btree ("updated_at");
  CREATE INDEX "_quotes_v_latest_idx" ON "_quotes_v" USING btree ("latest");
  CREATE INDEX "quote_images_updated_at_idx" ON "quote_images" USING btree ("updated_at");
  CREATE INDEX "quote_images_created_at_idx" ON "quote_images" USING btree ("created_at");
  CREATE UNIQUE INDEX "quote_images_filename_idx" ON "quote_images" USING btree ("filename");
  CREATE INDEX "quote_views_quote_idx" ON "quote_views" USING btree ("quote_id");
  CREATE INDEX "quote_views_updated_at_idx" ON "quote_views" USING btree ("updated_at");
  CREATE INDEX "quote_views_created_at_idx" ON "quote_views" USING btree ("created_at");
  CREATE INDEX "banners_position_idx" ON "banners" USING btree ("position_id");
  CREATE INDEX "banners_file_idx" ON "banners" USING btree ("file_id");
  CREATE INDEX "banners_content_file_idx" ON "banners" USING btree ("content_file_id");
  CREATE INDEX "banners_start_date_idx" ON "banners" USING btree ("start_date");
  CREATE INDEX "banners_end_date_idx" ON "banners" USING btree ("end_date");
  CREATE INDEX "banners_created_by_idx" ON "banners" USING btree ("created_by_id");
  CREATE INDEX "banners_updated_at_idx" ON "banners" USING btree ("updated_at");
  CREATE INDEX "banners_created_at_idx" ON "banners" USING btree ("created_at");
  CREATE INDEX "banners_deleted_at_idx" ON "banners" USING btree ("deleted_at");
  CREATE UNIQUE INDEX "banner_positions_banner_position_idx" ON "banner_positions" USING btree ("banner_position");
  CREATE INDEX "banner_positions_updated_at_idx" ON "banner_positions" USING btree ("updated_at");
  CREATE INDEX "banner_positions_created_at_idx" ON "banner_positions" USING btree ("created_at");
  CREATE INDEX "banner_files_updated_at_idx" ON "banner_files" USING btree ("updated_at");
  CREATE INDEX "banner_files_created_at_idx" ON "banner_files" USING btree ("created_at");
  CREATE UNIQUE INDEX "banner_files_filename_idx" ON "banner_files" USING btree ("filename");
  CREATE INDEX "banner_files_sizes_w320_sizes_w320_filename_idx" ON "banner_files" USING btree ("sizes_w320_filename");
  CREATE INDEX "banner_files_sizes_w640_sizes_w640_filename_idx" ON "banner_files" USING btree ("sizes_w640_filename");
  CREATE INDEX "banner_files_sizes_w960_sizes_w960_filename_idx" ON "banner_files" USING btree ("sizes_w960_filename");
  CREATE INDEX "banner_files_sizes_w1280_sizes_w1280_filename_idx" ON "banner_files" USING btree ("sizes_w1280_filename");
  CREATE INDEX "banner_files_sizes_w1600_sizes_w1600_filename_idx" ON "banner_files" USING btree ("sizes_w1600_filename");
  CREATE INDEX "logos_updated_at_idx" ON "logos" USING btree ("updated_at");
  CREATE INDEX "logos_created_at_idx" ON "logos" USING btree ("created_at");
  CREATE UNIQUE INDEX "logos_filename_idx" ON "logos" USING btree ("filename");
  CREATE INDEX "logos_sizes_bar_sizes_bar_filename_idx" ON "logos" USING btree ("sizes_bar_filename");
  ALTER TABLE "redirects_rels" ADD CONSTRAINT "redirects_rels_quotes_fk" FOREIGN KEY ("quotes_id") REFERENCES "public"."quotes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_quotes_fk" FOREIGN KEY ("quotes_id") REFERENCES "public"."quotes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_quote_images_fk" FOREIGN KEY ("quote_images_id") REFERENCES "public"."quote_images"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_banners_fk" FOREIGN KEY ("banners_id") REFERENCES "public"."banners"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_banner_files_fk" FOREIGN KEY ("banner_files_id") REFERENCES "public"."banner_files"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_settings" ADD CONSTRAINT "site_settings_selected_logo_id_logos_id_fk" FOREIGN KEY ("selected_logo_id") REFERENCES "public"."logos"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "articles_paid_idx" ON "articles" USING btree ("paid");
  CREATE INDEX "_articles_v_version_version_paid_idx" ON "_articles_v" USING btree ("version_paid");
  CREATE INDEX "redirects_rels_quotes_id_idx" ON "redirects_rels" USING btree ("quotes_id");
  CREATE INDEX "payload_locked_documents_rels_quotes_id_idx" ON "payload_locked_documents_rels" USING btree ("quotes_id");
  CREATE INDEX "payload_locked_documents_rels_quote_images_id_idx" ON "payload_locked_documents_rels" USING btree ("quote_images_id");
  CREATE INDEX "payload_locked_documents_rels_banners_id_idx" ON "payload_locked_documents_rels" USING btree ("banners_id");
  CREATE INDEX "payload_locked_documents_rels_banner_files_id_idx" ON "payload_locked_documents_rels" USING btree ("banner_files_id");
  CREATE INDEX "site_settings_selected_logo_idx" ON "site_settings" USING btree ("selected_logo_id");`)
  // The positions of home, with the sizes of reader-site.md, section 9; one of the partners' logos is 2:1.
  await db.execute(sql`
    INSERT INTO banner_positions (banner_position, dropdown_name, width, height) VALUES
      ('home_header', 'Начало: горе', 980, 250),
      ('home_exclusive', 'Начало: ексклузивни партньори', 280, 140),
      ('home_middle', 'Начало: среда', 300, 250),
      ('home_partners', 'Начало: партньори', 200, 100)`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "carousel_articles" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "paid_order" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "quotes" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_quotes_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "quote_images" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "quote_views" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "banners" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "banner_positions" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "banner_files" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "logos" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "carousel_articles" CASCADE;
  DROP TABLE "paid_order" CASCADE;
  DROP TABLE "quotes" CASCADE;
  DROP TABLE "_quotes_v" CASCADE;
  DROP TABLE "quote_images" CASCADE;
  DROP TABLE "quote_views" CASCADE;
  DROP TABLE "banners" CASCADE;
  DROP TABLE "banner_positions" CASCADE;
  DROP TABLE "banner_files" CASCADE;
  DROP TABLE "logos" CASCADE;
  ALTER TABLE "redirects_rels" DROP CONSTRAINT "redirects_rels_quotes_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_quotes_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_quote_images_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_banners_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_banner_files_fk";
  
  ALTER TABLE "site_settings" DROP CONSTRAINT "site_settings_selected_logo_id_logos_id_fk";
  
  DROP INDEX "articles_paid_idx";
  DROP INDEX "_articles_v_version_version_paid_idx";
  DROP INDEX "redirects_rels_quotes_id_idx";
  DROP INDEX "payload_locked_documents_rels_quotes_id_idx";
  DROP INDEX "payload_locked_documents_rels_quote_images_id_idx";
  DROP INDEX "payload_locked_documents_rels_banners_id_idx";
  DROP INDEX "payload_locked_documents_rels_banner_files_id_idx";
  DROP INDEX "site_settings_selected_logo_idx";
  ALTER TABLE "redirects_rels" DROP COLUMN "quotes_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "quotes_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "quote_images_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "banners_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "banner_files_id";
  ALTER TABLE "site_settings" DROP COLUMN "selected_logo_id";
  DROP TYPE "public"."enum_quotes_status";
  DROP TYPE "public"."enum__quotes_v_version_status";`)
}
