import { type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** The schema of 25 November 2026 (docs/decisions/0043-one-initial-migration.md). */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(payloadTables)
  await db.execute(ownTables)
  await db.execute(ownIndexes)
  await db.execute(search)
  await db.execute(firstRows)
}

export function down(): Promise<void> {
  throw new Error('The first migration cannot be undone. Delete the database instead.')
}

/** As Payload generates them from the collections. */
const payloadTables = sql`
   CREATE TYPE "public"."enum_articles_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__articles_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_media_type" AS ENUM('article', 'content');
  CREATE TYPE "public"."enum_quotes_quote_image_status" AS ENUM('generated');
  CREATE TYPE "public"."enum_quotes_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__quotes_v_version_quote_image_status" AS ENUM('generated');
  CREATE TYPE "public"."enum__quotes_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_quote_templates_font_family" AS ENUM('Sofia Sans', 'Lora');
  CREATE TYPE "public"."enum_quote_templates_text_align" AS ENUM('left', 'center', 'right');
  CREATE TYPE "public"."enum_services_form_type" AS ENUM('text', 'email', 'tel', 'textarea', 'select', 'radio', 'checkbox', 'number');
  CREATE TYPE "public"."enum_services_icon" AS ENUM('User', 'Building2', 'Megaphone', 'Briefcase', 'Star', 'Trophy', 'Target', 'Rocket', 'Lightbulb', 'Heart', 'Shield', 'Zap', 'Award', 'Crown', 'Flag');
  CREATE TYPE "public"."enum_contact_submissions_mail_state" AS ENUM('sending', 'sent', 'unsent');
  CREATE TYPE "public"."enum_branding_requests_mail_state" AS ENUM('sending', 'sent', 'unsent');
  CREATE TYPE "public"."enum_users_role" AS ENUM('administrator', 'editor', 'author');
  CREATE TYPE "public"."enum_log_entries_level" AS ENUM('WARN', 'ERROR');
  CREATE TYPE "public"."enum_site_settings_article_twitter_card" AS ENUM('summary_large_image', 'summary');
  CREATE TABLE "articles" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"accent" varchar,
  	"picture_id" integer,
  	"body" jsonb,
  	"youtube_embed" varchar,
  	"facebook_link" varchar,
  	"instagram_link" varchar,
  	"youtube_link" varchar,
  	"tiktok_link" varchar,
  	"linkedin_link" varchar,
  	"website_link" varchar,
  	"paid" boolean DEFAULT false,
  	"paid_start_date" timestamp(3) with time zone,
  	"paid_end_date" timestamp(3) with time zone,
  	"sponsor" varchar,
  	"first_promoted_at" timestamp(3) with time zone,
  	"category_id" integer,
  	"date_published" timestamp(3) with time zone,
  	"entity_name" varchar,
  	"slug" varchar,
  	"author_id" integer,
  	"live_from" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_articles_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "articles_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"hashtags_id" integer
  );
  
  CREATE TABLE "_articles_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_title" varchar,
  	"version_accent" varchar,
  	"version_picture_id" integer,
  	"version_body" jsonb,
  	"version_youtube_embed" varchar,
  	"version_facebook_link" varchar,
  	"version_instagram_link" varchar,
  	"version_youtube_link" varchar,
  	"version_tiktok_link" varchar,
  	"version_linkedin_link" varchar,
  	"version_website_link" varchar,
  	"version_paid" boolean DEFAULT false,
  	"version_paid_start_date" timestamp(3) with time zone,
  	"version_paid_end_date" timestamp(3) with time zone,
  	"version_sponsor" varchar,
  	"version_first_promoted_at" timestamp(3) with time zone,
  	"version_category_id" integer,
  	"version_date_published" timestamp(3) with time zone,
  	"version_entity_name" varchar,
  	"version_slug" varchar,
  	"version_author_id" integer,
  	"version_live_from" timestamp(3) with time zone,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__articles_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_articles_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"hashtags_id" integer
  );
  
  CREATE TABLE "categories" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"value" varchar NOT NULL,
  	"url_slug" varchar,
  	"order" numeric DEFAULT 100 NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
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
  
  CREATE TABLE "media" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"alt" varchar,
  	"author" varchar,
  	"type" "enum_media_type" DEFAULT 'article',
  	"owner_id" integer,
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
  	"sizes_card_url" varchar,
  	"sizes_card_width" numeric,
  	"sizes_card_height" numeric,
  	"sizes_card_mime_type" varchar,
  	"sizes_card_filesize" numeric,
  	"sizes_card_filename" varchar,
  	"sizes_og_url" varchar,
  	"sizes_og_width" numeric,
  	"sizes_og_height" numeric,
  	"sizes_og_mime_type" varchar,
  	"sizes_og_filesize" numeric,
  	"sizes_og_filename" varchar,
  	"sizes_square_url" varchar,
  	"sizes_square_width" numeric,
  	"sizes_square_height" numeric,
  	"sizes_square_mime_type" varchar,
  	"sizes_square_filesize" numeric,
  	"sizes_square_filename" varchar,
  	"sizes_standard_url" varchar,
  	"sizes_standard_width" numeric,
  	"sizes_standard_height" numeric,
  	"sizes_standard_mime_type" varchar,
  	"sizes_standard_filesize" numeric,
  	"sizes_standard_filename" varchar,
  	"sizes_wide_url" varchar,
  	"sizes_wide_width" numeric,
  	"sizes_wide_height" numeric,
  	"sizes_wide_mime_type" varchar,
  	"sizes_wide_filesize" numeric,
  	"sizes_wide_filename" varchar,
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
  	"template_id" integer,
  	"quote_short_text" varchar,
  	"quote_image_generated_at" timestamp(3) with time zone,
  	"quote_image_status" "enum_quotes_quote_image_status",
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
  	"version_template_id" integer,
  	"version_quote_short_text" varchar,
  	"version_quote_image_generated_at" timestamp(3) with time zone,
  	"version_quote_image_status" "enum__quotes_v_version_quote_image_status",
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
  
  CREATE TABLE "article_views" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"article_id" integer NOT NULL,
  	"visitor" varchar NOT NULL,
  	"user_agent" varchar,
  	"fingerprint" varchar,
  	"day" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "services_form" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"type" "enum_services_form_type" DEFAULT 'text' NOT NULL,
  	"label" varchar NOT NULL,
  	"placeholder" varchar,
  	"required" boolean DEFAULT false
  );
  
  CREATE TABLE "services" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"description" varchar NOT NULL,
  	"body" jsonb NOT NULL,
  	"icon" "enum_services_icon" DEFAULT 'User' NOT NULL,
  	"slug" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "services_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "employers" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
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
  
  CREATE TABLE "contact_submissions" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"email" varchar NOT NULL,
  	"phone" varchar NOT NULL,
  	"message" varchar NOT NULL,
  	"mail_state" "enum_contact_submissions_mail_state" NOT NULL,
  	"sent_at" timestamp(3) with time zone,
  	"mail_error" varchar,
  	"identifier" varchar NOT NULL,
  	"message_id" varchar NOT NULL,
  	"attempts" numeric DEFAULT 0 NOT NULL,
  	"next_try_at" timestamp(3) with time zone,
  	"leased_until" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "branding_requests_fields" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar NOT NULL,
  	"value" varchar
  );
  
  CREATE TABLE "branding_requests" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"service_name" varchar NOT NULL,
  	"service_id" integer,
  	"reply_to" varchar,
  	"mail_state" "enum_branding_requests_mail_state" NOT NULL,
  	"sent_at" timestamp(3) with time zone,
  	"mail_error" varchar,
  	"identifier" varchar NOT NULL,
  	"message_id" varchar NOT NULL,
  	"attempts" numeric DEFAULT 0 NOT NULL,
  	"next_try_at" timestamp(3) with time zone,
  	"leased_until" timestamp(3) with time zone,
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
  	"categories_id" integer,
  	"quotes_id" integer,
  	"services_id" integer,
  	"employers_id" integer,
  	"pages_id" integer
  );
  
  CREATE TABLE "users_sessions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"created_at" timestamp(3) with time zone,
  	"expires_at" timestamp(3) with time zone NOT NULL
  );
  
  CREATE TABLE "users" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"role" "enum_users_role" DEFAULT 'author' NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"email" varchar NOT NULL,
  	"reset_password_token" varchar,
  	"reset_password_expiration" timestamp(3) with time zone,
  	"salt" varchar,
  	"hash" varchar,
  	"reset_password_requested_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "sign_in_attempts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"count" numeric NOT NULL,
  	"until" timestamp(3) with time zone NOT NULL
  );
  
  CREATE TABLE "publish_events_deliveries" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"site" varchar NOT NULL,
  	"attempts" numeric NOT NULL,
  	"next_attempt_at" timestamp(3) with time zone,
  	"leased_until" timestamp(3) with time zone,
  	"delivered_at" timestamp(3) with time zone,
  	"receipt" jsonb,
  	"error" varchar
  );
  
  CREATE TABLE "publish_events" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"document_type" varchar NOT NULL,
  	"document_id" numeric NOT NULL,
  	"was" jsonb,
  	"is" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "log_entries" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"timestamp" timestamp(3) with time zone NOT NULL,
  	"level" "enum_log_entries_level" NOT NULL,
  	"group" varchar,
  	"message" varchar NOT NULL,
  	"details" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "retired_files" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"filename" varchar NOT NULL,
  	"retired_at" timestamp(3) with time zone NOT NULL
  );
  
  CREATE TABLE "payload_kv" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"data" jsonb NOT NULL
  );
  
  CREATE TABLE "payload_locked_documents" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"global_slug" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_locked_documents_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"articles_id" integer,
  	"categories_id" integer,
  	"hashtags_id" integer,
  	"media_id" integer,
  	"quotes_id" integer,
  	"quote_images_id" integer,
  	"quote_templates_id" integer,
  	"services_id" integer,
  	"employers_id" integer,
  	"pages_id" integer,
  	"banners_id" integer,
  	"banner_files_id" integer,
  	"redirects_id" integer,
  	"publish_events_id" integer,
  	"users_id" integer
  );
  
  CREATE TABLE "payload_preferences" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar,
  	"value" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_preferences_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"users_id" integer
  );
  
  CREATE TABLE "payload_migrations" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"batch" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
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
  	"lead_story_id" integer,
  	"selected_logo_id" integer,
  	"selected_logo_dark_id" integer,
  	"facebook" varchar,
  	"instagram" varchar,
  	"youtube" varchar,
  	"tiktok" varchar,
  	"linkedin" varchar,
  	"article_twitter_card" "enum_site_settings_article_twitter_card" DEFAULT 'summary_large_image' NOT NULL,
  	"gtm_id" varchar,
  	"close_accepts" boolean DEFAULT false,
  	"contact_email" varchar,
  	"contact_address" varchar,
  	"mail_to" varchar,
  	"trash_days" numeric DEFAULT 90 NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
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
  
  CREATE TABLE "publishing_clock" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"last_tick" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  ALTER TABLE "articles" ADD CONSTRAINT "articles_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "articles" ADD CONSTRAINT "articles_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "articles" ADD CONSTRAINT "articles_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "articles_rels" ADD CONSTRAINT "articles_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "articles_rels" ADD CONSTRAINT "articles_rels_hashtags_fk" FOREIGN KEY ("hashtags_id") REFERENCES "public"."hashtags"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_articles_v" ADD CONSTRAINT "_articles_v_parent_id_articles_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."articles"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_articles_v" ADD CONSTRAINT "_articles_v_version_picture_id_media_id_fk" FOREIGN KEY ("version_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_articles_v" ADD CONSTRAINT "_articles_v_version_category_id_categories_id_fk" FOREIGN KEY ("version_category_id") REFERENCES "public"."categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_articles_v" ADD CONSTRAINT "_articles_v_version_author_id_users_id_fk" FOREIGN KEY ("version_author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_articles_v_rels" ADD CONSTRAINT "_articles_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_articles_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_articles_v_rels" ADD CONSTRAINT "_articles_v_rels_hashtags_fk" FOREIGN KEY ("hashtags_id") REFERENCES "public"."hashtags"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "media" ADD CONSTRAINT "media_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "carousel_articles" ADD CONSTRAINT "carousel_articles_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "paid_order" ADD CONSTRAINT "paid_order_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "quotes" ADD CONSTRAINT "quotes_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "quotes" ADD CONSTRAINT "quotes_quote_image_id_quote_images_id_fk" FOREIGN KEY ("quote_image_id") REFERENCES "public"."quote_images"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "quotes" ADD CONSTRAINT "quotes_template_id_quote_templates_id_fk" FOREIGN KEY ("template_id") REFERENCES "public"."quote_templates"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_quotes_v" ADD CONSTRAINT "_quotes_v_parent_id_quotes_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."quotes"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_quotes_v" ADD CONSTRAINT "_quotes_v_version_article_id_articles_id_fk" FOREIGN KEY ("version_article_id") REFERENCES "public"."articles"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_quotes_v" ADD CONSTRAINT "_quotes_v_version_quote_image_id_quote_images_id_fk" FOREIGN KEY ("version_quote_image_id") REFERENCES "public"."quote_images"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_quotes_v" ADD CONSTRAINT "_quotes_v_version_template_id_quote_templates_id_fk" FOREIGN KEY ("version_template_id") REFERENCES "public"."quote_templates"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "quote_views" ADD CONSTRAINT "quote_views_quote_id_quotes_id_fk" FOREIGN KEY ("quote_id") REFERENCES "public"."quotes"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "article_views" ADD CONSTRAINT "article_views_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "services_form" ADD CONSTRAINT "services_form_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "services_texts" ADD CONSTRAINT "services_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "employers" ADD CONSTRAINT "employers_logo_id_employer_logos_id_fk" FOREIGN KEY ("logo_id") REFERENCES "public"."employer_logos"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "employers_rels" ADD CONSTRAINT "employers_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."employers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "employers_rels" ADD CONSTRAINT "employers_rels_articles_fk" FOREIGN KEY ("articles_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages" ADD CONSTRAINT "pages_parent_id_pages_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "branding_requests_fields" ADD CONSTRAINT "branding_requests_fields_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."branding_requests"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "branding_requests" ADD CONSTRAINT "branding_requests_service_id_services_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."services"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "banners" ADD CONSTRAINT "banners_position_id_banner_positions_id_fk" FOREIGN KEY ("position_id") REFERENCES "public"."banner_positions"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "banners" ADD CONSTRAINT "banners_file_id_banner_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."banner_files"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "banners" ADD CONSTRAINT "banners_content_file_id_banner_files_id_fk" FOREIGN KEY ("content_file_id") REFERENCES "public"."banner_files"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "banners" ADD CONSTRAINT "banners_created_by_id_users_id_fk" FOREIGN KEY ("created_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "redirects_rels" ADD CONSTRAINT "redirects_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."redirects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "redirects_rels" ADD CONSTRAINT "redirects_rels_articles_fk" FOREIGN KEY ("articles_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "redirects_rels" ADD CONSTRAINT "redirects_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "redirects_rels" ADD CONSTRAINT "redirects_rels_quotes_fk" FOREIGN KEY ("quotes_id") REFERENCES "public"."quotes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "redirects_rels" ADD CONSTRAINT "redirects_rels_services_fk" FOREIGN KEY ("services_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "redirects_rels" ADD CONSTRAINT "redirects_rels_employers_fk" FOREIGN KEY ("employers_id") REFERENCES "public"."employers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "redirects_rels" ADD CONSTRAINT "redirects_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "users_sessions" ADD CONSTRAINT "users_sessions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "publish_events_deliveries" ADD CONSTRAINT "publish_events_deliveries_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."publish_events"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_locked_documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_articles_fk" FOREIGN KEY ("articles_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_hashtags_fk" FOREIGN KEY ("hashtags_id") REFERENCES "public"."hashtags"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_quotes_fk" FOREIGN KEY ("quotes_id") REFERENCES "public"."quotes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_quote_images_fk" FOREIGN KEY ("quote_images_id") REFERENCES "public"."quote_images"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_quote_templates_fk" FOREIGN KEY ("quote_templates_id") REFERENCES "public"."quote_templates"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_services_fk" FOREIGN KEY ("services_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_employers_fk" FOREIGN KEY ("employers_id") REFERENCES "public"."employers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_banners_fk" FOREIGN KEY ("banners_id") REFERENCES "public"."banners"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_banner_files_fk" FOREIGN KEY ("banner_files_id") REFERENCES "public"."banner_files"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_redirects_fk" FOREIGN KEY ("redirects_id") REFERENCES "public"."redirects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_publish_events_fk" FOREIGN KEY ("publish_events_id") REFERENCES "public"."publish_events"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_preferences"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_settings_messenger_groups" ADD CONSTRAINT "site_settings_messenger_groups_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_settings" ADD CONSTRAINT "site_settings_lead_story_id_articles_id_fk" FOREIGN KEY ("lead_story_id") REFERENCES "public"."articles"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "site_settings" ADD CONSTRAINT "site_settings_selected_logo_id_logos_id_fk" FOREIGN KEY ("selected_logo_id") REFERENCES "public"."logos"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "site_settings" ADD CONSTRAINT "site_settings_selected_logo_dark_id_logos_id_fk" FOREIGN KEY ("selected_logo_dark_id") REFERENCES "public"."logos"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "about" ADD CONSTRAINT "about_author_picture_id_media_id_fk" FOREIGN KEY ("author_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "articles_picture_idx" ON "articles" USING btree ("picture_id");
  CREATE INDEX "articles_paid_idx" ON "articles" USING btree ("paid");
  CREATE INDEX "articles_paid_start_date_idx" ON "articles" USING btree ("paid_start_date");
  CREATE INDEX "articles_paid_end_date_idx" ON "articles" USING btree ("paid_end_date");
  CREATE INDEX "articles_category_idx" ON "articles" USING btree ("category_id");
  CREATE INDEX "articles_date_published_idx" ON "articles" USING btree ("date_published");
  CREATE UNIQUE INDEX "articles_slug_idx" ON "articles" USING btree ("slug");
  CREATE INDEX "articles_author_idx" ON "articles" USING btree ("author_id");
  CREATE INDEX "articles_live_from_idx" ON "articles" USING btree ("live_from");
  CREATE INDEX "articles_updated_at_idx" ON "articles" USING btree ("updated_at");
  CREATE INDEX "articles_created_at_idx" ON "articles" USING btree ("created_at");
  CREATE INDEX "articles_deleted_at_idx" ON "articles" USING btree ("deleted_at");
  CREATE INDEX "articles__status_idx" ON "articles" USING btree ("_status");
  CREATE INDEX "category_datePublished_idx" ON "articles" USING btree ("category_id","date_published");
  CREATE INDEX "articles_rels_order_idx" ON "articles_rels" USING btree ("order");
  CREATE INDEX "articles_rels_parent_idx" ON "articles_rels" USING btree ("parent_id");
  CREATE INDEX "articles_rels_path_idx" ON "articles_rels" USING btree ("path");
  CREATE INDEX "articles_rels_hashtags_id_idx" ON "articles_rels" USING btree ("hashtags_id");
  CREATE INDEX "_articles_v_parent_idx" ON "_articles_v" USING btree ("parent_id");
  CREATE INDEX "_articles_v_version_version_picture_idx" ON "_articles_v" USING btree ("version_picture_id");
  CREATE INDEX "_articles_v_version_version_paid_idx" ON "_articles_v" USING btree ("version_paid");
  CREATE INDEX "_articles_v_version_version_paid_start_date_idx" ON "_articles_v" USING btree ("version_paid_start_date");
  CREATE INDEX "_articles_v_version_version_paid_end_date_idx" ON "_articles_v" USING btree ("version_paid_end_date");
  CREATE INDEX "_articles_v_version_version_category_idx" ON "_articles_v" USING btree ("version_category_id");
  CREATE INDEX "_articles_v_version_version_date_published_idx" ON "_articles_v" USING btree ("version_date_published");
  CREATE INDEX "_articles_v_version_version_slug_idx" ON "_articles_v" USING btree ("version_slug");
  CREATE INDEX "_articles_v_version_version_author_idx" ON "_articles_v" USING btree ("version_author_id");
  CREATE INDEX "_articles_v_version_version_live_from_idx" ON "_articles_v" USING btree ("version_live_from");
  CREATE INDEX "_articles_v_version_version_updated_at_idx" ON "_articles_v" USING btree ("version_updated_at");
  CREATE INDEX "_articles_v_version_version_created_at_idx" ON "_articles_v" USING btree ("version_created_at");
  CREATE INDEX "_articles_v_version_version_deleted_at_idx" ON "_articles_v" USING btree ("version_deleted_at");
  CREATE INDEX "_articles_v_version_version__status_idx" ON "_articles_v" USING btree ("version__status");
  CREATE INDEX "_articles_v_created_at_idx" ON "_articles_v" USING btree ("created_at");
  CREATE INDEX "_articles_v_updated_at_idx" ON "_articles_v" USING btree ("updated_at");
  CREATE INDEX "_articles_v_latest_idx" ON "_articles_v" USING btree ("latest");
  CREATE INDEX "_articles_v_autosave_idx" ON "_articles_v" USING btree ("autosave");
  CREATE INDEX "version_category_version_datePublished_idx" ON "_articles_v" USING btree ("version_category_id","version_date_published");
  CREATE INDEX "_articles_v_rels_order_idx" ON "_articles_v_rels" USING btree ("order");
  CREATE INDEX "_articles_v_rels_parent_idx" ON "_articles_v_rels" USING btree ("parent_id");
  CREATE INDEX "_articles_v_rels_path_idx" ON "_articles_v_rels" USING btree ("path");
  CREATE INDEX "_articles_v_rels_hashtags_id_idx" ON "_articles_v_rels" USING btree ("hashtags_id");
  CREATE UNIQUE INDEX "categories_value_idx" ON "categories" USING btree ("value");
  CREATE UNIQUE INDEX "categories_url_slug_idx" ON "categories" USING btree ("url_slug");
  CREATE INDEX "categories_order_idx" ON "categories" USING btree ("order");
  CREATE INDEX "categories_updated_at_idx" ON "categories" USING btree ("updated_at");
  CREATE INDEX "categories_created_at_idx" ON "categories" USING btree ("created_at");
  CREATE UNIQUE INDEX "hashtags_key_idx" ON "hashtags" USING btree ("key");
  CREATE UNIQUE INDEX "hashtags_slug_idx" ON "hashtags" USING btree ("slug");
  CREATE INDEX "hashtags_count_idx" ON "hashtags" USING btree ("count");
  CREATE INDEX "hashtags_updated_at_idx" ON "hashtags" USING btree ("updated_at");
  CREATE INDEX "hashtags_created_at_idx" ON "hashtags" USING btree ("created_at");
  CREATE INDEX "media_owner_idx" ON "media" USING btree ("owner_id");
  CREATE INDEX "media_updated_at_idx" ON "media" USING btree ("updated_at");
  CREATE INDEX "media_created_at_idx" ON "media" USING btree ("created_at");
  CREATE UNIQUE INDEX "media_filename_idx" ON "media" USING btree ("filename");
  CREATE INDEX "media_sizes_card_sizes_card_filename_idx" ON "media" USING btree ("sizes_card_filename");
  CREATE INDEX "media_sizes_og_sizes_og_filename_idx" ON "media" USING btree ("sizes_og_filename");
  CREATE INDEX "media_sizes_square_sizes_square_filename_idx" ON "media" USING btree ("sizes_square_filename");
  CREATE INDEX "media_sizes_standard_sizes_standard_filename_idx" ON "media" USING btree ("sizes_standard_filename");
  CREATE INDEX "media_sizes_wide_sizes_wide_filename_idx" ON "media" USING btree ("sizes_wide_filename");
  CREATE INDEX "media_sizes_w320_sizes_w320_filename_idx" ON "media" USING btree ("sizes_w320_filename");
  CREATE INDEX "media_sizes_w640_sizes_w640_filename_idx" ON "media" USING btree ("sizes_w640_filename");
  CREATE INDEX "media_sizes_w960_sizes_w960_filename_idx" ON "media" USING btree ("sizes_w960_filename");
  CREATE INDEX "media_sizes_w1280_sizes_w1280_filename_idx" ON "media" USING btree ("sizes_w1280_filename");
  CREATE INDEX "media_sizes_w1600_sizes_w1600_filename_idx" ON "media" USING btree ("sizes_w1600_filename");
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
  CREATE INDEX "quotes_template_idx" ON "quotes" USING btree ("template_id");
  CREATE INDEX "quotes_updated_at_idx" ON "quotes" USING btree ("updated_at");
  CREATE INDEX "quotes_created_at_idx" ON "quotes" USING btree ("created_at");
  CREATE INDEX "quotes_deleted_at_idx" ON "quotes" USING btree ("deleted_at");
  CREATE INDEX "quotes__status_idx" ON "quotes" USING btree ("_status");
  CREATE INDEX "_quotes_v_parent_idx" ON "_quotes_v" USING btree ("parent_id");
  CREATE INDEX "_quotes_v_version_version_article_idx" ON "_quotes_v" USING btree ("version_article_id");
  CREATE INDEX "_quotes_v_version_version_slug_idx" ON "_quotes_v" USING btree ("version_slug");
  CREATE INDEX "_quotes_v_version_version_quote_image_idx" ON "_quotes_v" USING btree ("version_quote_image_id");
  CREATE INDEX "_quotes_v_version_version_template_idx" ON "_quotes_v" USING btree ("version_template_id");
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
  CREATE INDEX "quote_templates_is_default_idx" ON "quote_templates" USING btree ("is_default");
  CREATE INDEX "quote_templates_updated_at_idx" ON "quote_templates" USING btree ("updated_at");
  CREATE INDEX "quote_templates_created_at_idx" ON "quote_templates" USING btree ("created_at");
  CREATE INDEX "quote_templates_deleted_at_idx" ON "quote_templates" USING btree ("deleted_at");
  CREATE INDEX "quote_views_quote_idx" ON "quote_views" USING btree ("quote_id");
  CREATE INDEX "quote_views_day_idx" ON "quote_views" USING btree ("day");
  CREATE INDEX "quote_views_updated_at_idx" ON "quote_views" USING btree ("updated_at");
  CREATE INDEX "quote_views_created_at_idx" ON "quote_views" USING btree ("created_at");
  CREATE INDEX "article_views_article_idx" ON "article_views" USING btree ("article_id");
  CREATE INDEX "article_views_day_idx" ON "article_views" USING btree ("day");
  CREATE INDEX "article_views_updated_at_idx" ON "article_views" USING btree ("updated_at");
  CREATE INDEX "article_views_created_at_idx" ON "article_views" USING btree ("created_at");
  CREATE INDEX "services_form_order_idx" ON "services_form" USING btree ("_order");
  CREATE INDEX "services_form_parent_id_idx" ON "services_form" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "services_slug_idx" ON "services" USING btree ("slug");
  CREATE INDEX "services_updated_at_idx" ON "services" USING btree ("updated_at");
  CREATE INDEX "services_created_at_idx" ON "services" USING btree ("created_at");
  CREATE INDEX "services_deleted_at_idx" ON "services" USING btree ("deleted_at");
  CREATE INDEX "services_texts_order_parent" ON "services_texts" USING btree ("order","parent_id");
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
  CREATE INDEX "contact_submissions_mail_state_idx" ON "contact_submissions" USING btree ("mail_state");
  CREATE INDEX "contact_submissions_identifier_idx" ON "contact_submissions" USING btree ("identifier");
  CREATE INDEX "contact_submissions_updated_at_idx" ON "contact_submissions" USING btree ("updated_at");
  CREATE INDEX "contact_submissions_created_at_idx" ON "contact_submissions" USING btree ("created_at");
  CREATE INDEX "branding_requests_fields_order_idx" ON "branding_requests_fields" USING btree ("_order");
  CREATE INDEX "branding_requests_fields_parent_id_idx" ON "branding_requests_fields" USING btree ("_parent_id");
  CREATE INDEX "branding_requests_service_idx" ON "branding_requests" USING btree ("service_id");
  CREATE INDEX "branding_requests_mail_state_idx" ON "branding_requests" USING btree ("mail_state");
  CREATE INDEX "branding_requests_identifier_idx" ON "branding_requests" USING btree ("identifier");
  CREATE INDEX "branding_requests_updated_at_idx" ON "branding_requests" USING btree ("updated_at");
  CREATE INDEX "branding_requests_created_at_idx" ON "branding_requests" USING btree ("created_at");
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
  CREATE UNIQUE INDEX "redirects_from_idx" ON "redirects" USING btree ("from");
  CREATE INDEX "redirects_updated_at_idx" ON "redirects" USING btree ("updated_at");
  CREATE INDEX "redirects_created_at_idx" ON "redirects" USING btree ("created_at");
  CREATE INDEX "redirects_rels_order_idx" ON "redirects_rels" USING btree ("order");
  CREATE INDEX "redirects_rels_parent_idx" ON "redirects_rels" USING btree ("parent_id");
  CREATE INDEX "redirects_rels_path_idx" ON "redirects_rels" USING btree ("path");
  CREATE INDEX "redirects_rels_articles_id_idx" ON "redirects_rels" USING btree ("articles_id");
  CREATE INDEX "redirects_rels_categories_id_idx" ON "redirects_rels" USING btree ("categories_id");
  CREATE INDEX "redirects_rels_quotes_id_idx" ON "redirects_rels" USING btree ("quotes_id");
  CREATE INDEX "redirects_rels_services_id_idx" ON "redirects_rels" USING btree ("services_id");
  CREATE INDEX "redirects_rels_employers_id_idx" ON "redirects_rels" USING btree ("employers_id");
  CREATE INDEX "redirects_rels_pages_id_idx" ON "redirects_rels" USING btree ("pages_id");
  CREATE INDEX "users_sessions_order_idx" ON "users_sessions" USING btree ("_order");
  CREATE INDEX "users_sessions_parent_id_idx" ON "users_sessions" USING btree ("_parent_id");
  CREATE INDEX "users_updated_at_idx" ON "users" USING btree ("updated_at");
  CREATE INDEX "users_created_at_idx" ON "users" USING btree ("created_at");
  CREATE UNIQUE INDEX "users_email_idx" ON "users" USING btree ("email");
  CREATE UNIQUE INDEX "sign_in_attempts_key_idx" ON "sign_in_attempts" USING btree ("key");
  CREATE INDEX "sign_in_attempts_until_idx" ON "sign_in_attempts" USING btree ("until");
  CREATE INDEX "publish_events_deliveries_order_idx" ON "publish_events_deliveries" USING btree ("_order");
  CREATE INDEX "publish_events_deliveries_parent_id_idx" ON "publish_events_deliveries" USING btree ("_parent_id");
  CREATE INDEX "publish_events_deliveries_delivered_at_idx" ON "publish_events_deliveries" USING btree ("delivered_at");
  CREATE INDEX "publish_events_document_id_idx" ON "publish_events" USING btree ("document_id");
  CREATE INDEX "publish_events_updated_at_idx" ON "publish_events" USING btree ("updated_at");
  CREATE INDEX "publish_events_created_at_idx" ON "publish_events" USING btree ("created_at");
  CREATE INDEX "log_entries_group_idx" ON "log_entries" USING btree ("group");
  CREATE INDEX "log_entries_updated_at_idx" ON "log_entries" USING btree ("updated_at");
  CREATE INDEX "log_entries_created_at_idx" ON "log_entries" USING btree ("created_at");
  CREATE UNIQUE INDEX "retired_files_filename_idx" ON "retired_files" USING btree ("filename");
  CREATE INDEX "retired_files_retired_at_idx" ON "retired_files" USING btree ("retired_at");
  CREATE UNIQUE INDEX "payload_kv_key_idx" ON "payload_kv" USING btree ("key");
  CREATE INDEX "payload_locked_documents_global_slug_idx" ON "payload_locked_documents" USING btree ("global_slug");
  CREATE INDEX "payload_locked_documents_updated_at_idx" ON "payload_locked_documents" USING btree ("updated_at");
  CREATE INDEX "payload_locked_documents_created_at_idx" ON "payload_locked_documents" USING btree ("created_at");
  CREATE INDEX "payload_locked_documents_rels_order_idx" ON "payload_locked_documents_rels" USING btree ("order");
  CREATE INDEX "payload_locked_documents_rels_parent_idx" ON "payload_locked_documents_rels" USING btree ("parent_id");
  CREATE INDEX "payload_locked_documents_rels_path_idx" ON "payload_locked_documents_rels" USING btree ("path");
  CREATE INDEX "payload_locked_documents_rels_articles_id_idx" ON "payload_locked_documents_rels" USING btree ("articles_id");
  CREATE INDEX "payload_locked_documents_rels_categories_id_idx" ON "payload_locked_documents_rels" USING btree ("categories_id");
  CREATE INDEX "payload_locked_documents_rels_hashtags_id_idx" ON "payload_locked_documents_rels" USING btree ("hashtags_id");
  CREATE INDEX "payload_locked_documents_rels_media_id_idx" ON "payload_locked_documents_rels" USING btree ("media_id");
  CREATE INDEX "payload_locked_documents_rels_quotes_id_idx" ON "payload_locked_documents_rels" USING btree ("quotes_id");
  CREATE INDEX "payload_locked_documents_rels_quote_images_id_idx" ON "payload_locked_documents_rels" USING btree ("quote_images_id");
  CREATE INDEX "payload_locked_documents_rels_quote_templates_id_idx" ON "payload_locked_documents_rels" USING btree ("quote_templates_id");
  CREATE INDEX "payload_locked_documents_rels_services_id_idx" ON "payload_locked_documents_rels" USING btree ("services_id");
  CREATE INDEX "payload_locked_documents_rels_employers_id_idx" ON "payload_locked_documents_rels" USING btree ("employers_id");
  CREATE INDEX "payload_locked_documents_rels_pages_id_idx" ON "payload_locked_documents_rels" USING btree ("pages_id");
  CREATE INDEX "payload_locked_documents_rels_banners_id_idx" ON "payload_locked_documents_rels" USING btree ("banners_id");
  CREATE INDEX "payload_locked_documents_rels_banner_files_id_idx" ON "payload_locked_documents_rels" USING btree ("banner_files_id");
  CREATE INDEX "payload_locked_documents_rels_redirects_id_idx" ON "payload_locked_documents_rels" USING btree ("redirects_id");
  CREATE INDEX "payload_locked_documents_rels_publish_events_id_idx" ON "payload_locked_documents_rels" USING btree ("publish_events_id");
  CREATE INDEX "payload_locked_documents_rels_users_id_idx" ON "payload_locked_documents_rels" USING btree ("users_id");
  CREATE INDEX "payload_preferences_key_idx" ON "payload_preferences" USING btree ("key");
  CREATE INDEX "payload_preferences_updated_at_idx" ON "payload_preferences" USING btree ("updated_at");
  CREATE INDEX "payload_preferences_created_at_idx" ON "payload_preferences" USING btree ("created_at");
  CREATE INDEX "payload_preferences_rels_order_idx" ON "payload_preferences_rels" USING btree ("order");
  CREATE INDEX "payload_preferences_rels_parent_idx" ON "payload_preferences_rels" USING btree ("parent_id");
  CREATE INDEX "payload_preferences_rels_path_idx" ON "payload_preferences_rels" USING btree ("path");
  CREATE INDEX "payload_preferences_rels_users_id_idx" ON "payload_preferences_rels" USING btree ("users_id");
  CREATE INDEX "payload_migrations_updated_at_idx" ON "payload_migrations" USING btree ("updated_at");
  CREATE INDEX "payload_migrations_created_at_idx" ON "payload_migrations" USING btree ("created_at");
  CREATE INDEX "site_settings_messenger_groups_order_idx" ON "site_settings_messenger_groups" USING btree ("_order");
  CREATE INDEX "site_settings_messenger_groups_parent_id_idx" ON "site_settings_messenger_groups" USING btree ("_parent_id");
  CREATE INDEX "site_settings_lead_story_idx" ON "site_settings" USING btree ("lead_story_id");
  CREATE INDEX "site_settings_selected_logo_idx" ON "site_settings" USING btree ("selected_logo_id");
  CREATE INDEX "site_settings_selected_logo_dark_idx" ON "site_settings" USING btree ("selected_logo_dark_id");
  CREATE INDEX "about_author_picture_idx" ON "about" USING btree ("author_picture_id");`

/** Tables that Payload does not know. */
const ownTables = sql`
  -- Views of days that are long over, added up by article and quote (collections/views/foldViews.ts).
  CREATE TABLE article_view_totals (
    article_id integer PRIMARY KEY REFERENCES articles ON DELETE CASCADE,
    views integer NOT NULL,
    unique_views integer NOT NULL,
    last_viewed_at timestamptz(3) NOT NULL
  );
  CREATE TABLE quote_view_totals (
    quote_id integer PRIMARY KEY REFERENCES quotes ON DELETE CASCADE,
    views integer NOT NULL,
    unique_views integer NOT NULL,
    last_viewed_at timestamptz(3) NOT NULL
  );
  -- Batches of views that were received: a batch that is sent again is counted once.
  CREATE TABLE view_batches (
    id uuid PRIMARY KEY,
    received_at timestamptz(3) NOT NULL
  );
  -- Which fields of which document each save changed, and who saved (docs/decisions/0024). document_id is 0 for a global.
  CREATE TABLE document_saves (
    id bigserial PRIMARY KEY,
    entity text NOT NULL,
    document_id integer NOT NULL,
    saved_at timestamp(3) with time zone NOT NULL,
    user_id integer REFERENCES users (id) ON DELETE SET NULL,
    fields text[] NOT NULL
  );
  CREATE INDEX document_saves_document_idx ON document_saves (entity, document_id, id);
  CREATE INDEX document_saves_saved_at_idx ON document_saves (saved_at);
  CREATE INDEX document_saves_user_idx ON document_saves (user_id);

  -- Articles whose preview links were ended, and until when those links would have worked.
  CREATE TABLE ended_preview_links (
    article_id integer PRIMARY KEY REFERENCES articles (id) ON DELETE CASCADE,
    until timestamp(3) with time zone NOT NULL
  );

  -- Written by the package rate-limiter-flexible. Unlogged: a crash loses at most a minute of counting.
  CREATE UNLOGGED TABLE rate_limits (
    key varchar(255) PRIMARY KEY,
    points integer NOT NULL DEFAULT 0,
    expire bigint
  );
`

/** Indexes of Payload's tables that a field's options cannot describe. */
const ownIndexes = sql`
  CREATE EXTENSION IF NOT EXISTS pg_trgm;
  -- Slugs are unique among the employers that are not in the trash.
  CREATE UNIQUE INDEX employers_slug_shown ON employers (slug) WHERE deleted_at IS NULL;
  -- At most one template is the default (collections/quotes/templateRules.ts).
  CREATE UNIQUE INDEX quote_templates_one_default ON quote_templates (is_default)
    WHERE is_default AND deleted_at IS NULL;
  -- Which pictures the texts of articles and of their drafts contain.
  CREATE INDEX articles_body_pictures ON articles
    USING gin (jsonb_path_query_array(body, '$.** ? (@.type == "upload").value') jsonb_path_ops);
  CREATE INDEX articles_draft_pictures ON _articles_v
    USING gin (jsonb_path_query_array(version_body, '$.** ? (@.type == "upload").value') jsonb_path_ops)
    WHERE latest;
  -- For the counts, the order and the search of the list of articles.
  CREATE INDEX articles_counted ON articles (live_from, author_id) WHERE deleted_at IS NULL;
  CREATE INDEX articles_listed ON _articles_v (version_live_from) WHERE latest AND version_deleted_at IS NULL;
  CREATE INDEX articles_searched ON _articles_v
    USING gin (version_title gin_trgm_ops, version_entity_name gin_trgm_ops)
    WITH (gin_pending_list_limit = 256) WHERE latest;
`

/**
 * Tables that readers search in. Triggers of PostgreSQL keep them up to date whenever an article or its hashtags are
 * written, by whatever means (docs/decisions/0016-readers-search-in-separate-tables.md).
 *
 * - search_places: one row for each published article (hashtag_id 0), and one for each of its hashtags.
 * - search_counts: how many of those a month of Europe/Sofia has, as a ledger: rows are added up, never changed.
 * - search_texts: title and entity name of each published article, in lower case.
 *
 * Nothing here depends on the time: queries leave out articles of the future.
 */
const search = sql`
  CREATE TABLE search_places (
    article_id integer NOT NULL,
    hashtag_id integer NOT NULL,
    category_id integer NOT NULL,
    date_published timestamp(3) with time zone NOT NULL,
    PRIMARY KEY (article_id, hashtag_id)
  );
  CREATE INDEX search_places_newest_idx ON search_places (hashtag_id, date_published, article_id);
  CREATE INDEX search_places_category_idx
    ON search_places (hashtag_id, category_id, date_published, article_id);

  CREATE TABLE search_counts (
    hashtag_id integer NOT NULL,
    category_id integer NOT NULL,
    month date NOT NULL,
    articles integer NOT NULL
  );
  CREATE INDEX search_counts_idx ON search_counts (hashtag_id, category_id, month) INCLUDE (articles);

  CREATE TABLE search_texts (
    article_id integer PRIMARY KEY,
    category_id integer NOT NULL,
    date_published timestamp(3) with time zone NOT NULL,
    title text COLLATE "C" NOT NULL,
    entity_name text COLLATE "C" NOT NULL
  );

  -- Lower case by ICU, which every database has, whatever its locale. A sigma at the end of a word has a form of its own.
  CREATE FUNCTION search_key(given text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
    SELECT replace(lower(given COLLATE "und-x-icu"), 'ς', 'σ') COLLATE "C"
  $$;

  -- The first day of the month in Europe/Sofia.
  CREATE FUNCTION search_month(moment timestamp with time zone) RETURNS date LANGUAGE sql STABLE AS $$
    SELECT date_trunc('month', moment AT TIME ZONE 'Europe/Sofia')::date
  $$;

  -- The published articles among these ids, with the columns that readers search by. OFFSET 0 makes the planner use the
  -- index of ids, whatever it assumes about the other columns while an archive is being added.
  CREATE FUNCTION search_shown(ids integer[])
  RETURNS TABLE (id integer, category_id integer, date_published timestamp(3) with time zone, title text, entity_name text)
  LANGUAGE sql STABLE AS $$
    SELECT a.id, a.category_id, a.date_published, a.title::text, a.entity_name::text
    FROM (SELECT * FROM articles WHERE articles.id = ANY (ids) OFFSET 0) AS a
    WHERE a._status = 'published' AND a.deleted_at IS NULL
      AND a.date_published IS NOT NULL AND a.category_id IS NOT NULL AND a.slug IS NOT NULL
  $$;

  -- The rows that search_places should have for these articles.
  CREATE FUNCTION search_places_of(ids integer[])
  RETURNS TABLE (article_id integer, hashtag_id integer, category_id integer, date_published timestamp(3) with time zone)
  LANGUAGE sql STABLE AS $$
    SELECT id, 0, category_id, date_published FROM search_shown(ids)
    UNION
    SELECT shown.id, hashtags_id, category_id, date_published
    FROM search_shown(ids) AS shown
    JOIN (SELECT * FROM articles_rels WHERE parent_id = ANY (ids) OFFSET 0) AS named ON named.parent_id = shown.id
    WHERE path = 'hashtags' AND hashtags_id IS NOT NULL
  $$;

  -- Brings the search tables up to date for these articles. The planner must use indexes of ids and hash joins: in the
  -- transaction that fills the tables its statistics say that they are empty.
  CREATE FUNCTION search_refresh_places(ids integer[]) RETURNS void LANGUAGE plpgsql
  SET enable_seqscan = off SET enable_nestloop = off AS $$
  BEGIN
    -- Locks the articles: writes of an article and of its hashtags follow each other, and the second sees both.
    PERFORM FROM articles WHERE id = ANY (ids) ORDER BY id FOR NO KEY UPDATE;

    WITH gone AS (
      DELETE FROM search_places AS kept
      WHERE kept.article_id = ANY (ids) AND NOT EXISTS (
        SELECT FROM search_places_of(ids) AS wanted
        WHERE wanted.article_id = kept.article_id AND wanted.hashtag_id = kept.hashtag_id
          AND wanted.category_id = kept.category_id AND wanted.date_published = kept.date_published)
      RETURNING kept.*)
    INSERT INTO search_counts
    SELECT hashtag_id, category_id, search_month(date_published), -count(*) FROM gone GROUP BY 1, 2, 3;

    WITH added AS (
      INSERT INTO search_places (article_id, hashtag_id, category_id, date_published)
      SELECT * FROM search_places_of(ids) ON CONFLICT DO NOTHING RETURNING *)
    INSERT INTO search_counts
    SELECT hashtag_id, category_id, search_month(date_published), count(*) FROM added GROUP BY 1, 2, 3;
  END
  $$;
  CREATE FUNCTION search_refresh_texts(ids integer[]) RETURNS void LANGUAGE plpgsql
  SET enable_seqscan = off SET enable_nestloop = off AS $$
  BEGIN
    DELETE FROM search_texts AS kept
    WHERE kept.article_id = ANY (ids) AND NOT EXISTS (
      SELECT FROM search_shown(ids) AS shown WHERE shown.id = kept.article_id);

    INSERT INTO search_texts AS kept (article_id, category_id, date_published, title, entity_name)
    SELECT id, category_id, date_published,
      search_key(coalesce(title, '')), search_key(coalesce(entity_name, ''))
    FROM search_shown(ids)
    ON CONFLICT (article_id) DO UPDATE SET category_id = excluded.category_id,
      date_published = excluded.date_published, title = excluded.title, entity_name = excluded.entity_name
    WHERE (kept.category_id, kept.date_published, kept.title, kept.entity_name)
      IS DISTINCT FROM (excluded.category_id, excluded.date_published, excluded.title, excluded.entity_name);
  END
  $$;
  CREATE FUNCTION search_refresh(ids integer[]) RETURNS void LANGUAGE sql AS $$
    SELECT search_refresh_places(ids);
    SELECT search_refresh_texts(ids);
  $$;

  -- Adds up the rows of the ledger that have the same hashtag, category and month.
  CREATE FUNCTION search_fold() RETURNS void LANGUAGE sql AS $$
    WITH split AS (
      SELECT hashtag_id, category_id, month FROM search_counts GROUP BY 1, 2, 3 HAVING count(*) > 1 OR sum(articles) = 0),
    gone AS (
      DELETE FROM search_counts USING split
      WHERE search_counts.hashtag_id = split.hashtag_id AND search_counts.category_id = split.category_id
        AND search_counts.month = split.month
      RETURNING search_counts.*)
    INSERT INTO search_counts
    SELECT hashtag_id, category_id, month, sum(articles) FROM gone GROUP BY 1, 2, 3 HAVING sum(articles) <> 0
  $$;

  CREATE FUNCTION search_articles_inserted() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    PERFORM search_refresh(array_agg(id)) FROM rows_after WHERE _status = 'published' HAVING count(*) > 0;
    RETURN NULL;
  END
  $$;
  CREATE FUNCTION search_articles_updated() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    PERFORM search_refresh(array_agg(id)) FROM rows_before AS b JOIN rows_after AS a USING (id)
    WHERE (a._status, a.deleted_at, a.date_published, a.category_id, a.slug, a.title, a.entity_name)
      IS DISTINCT FROM (b._status, b.deleted_at, b.date_published, b.category_id, b.slug, b.title, b.entity_name)
    HAVING count(*) > 0;
    RETURN NULL;
  END
  $$;
  CREATE FUNCTION search_articles_deleted() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    PERFORM search_refresh(array_agg(id)) FROM rows_before HAVING count(*) > 0;
    RETURN NULL;
  END
  $$;
  CREATE FUNCTION search_hashtags_inserted() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    PERFORM search_refresh_places(array_agg(DISTINCT parent_id)) FROM rows_after WHERE path = 'hashtags' HAVING count(*) > 0;
    RETURN NULL;
  END
  $$;
  CREATE FUNCTION search_hashtags_updated() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    PERFORM search_refresh_places(array_agg(DISTINCT parent_id))
    FROM (SELECT parent_id, path FROM rows_before UNION ALL SELECT parent_id, path FROM rows_after) AS rows
    WHERE path = 'hashtags' HAVING count(*) > 0;
    RETURN NULL;
  END
  $$;
  CREATE FUNCTION search_hashtags_deleted() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    PERFORM search_refresh_places(array_agg(DISTINCT parent_id)) FROM rows_before WHERE path = 'hashtags' HAVING count(*) > 0;
    RETURN NULL;
  END
  $$;

  CREATE TRIGGER search_inserted AFTER INSERT ON articles REFERENCING NEW TABLE AS rows_after
    FOR EACH STATEMENT EXECUTE FUNCTION search_articles_inserted();
  CREATE TRIGGER search_updated AFTER UPDATE ON articles REFERENCING OLD TABLE AS rows_before NEW TABLE AS rows_after
    FOR EACH STATEMENT EXECUTE FUNCTION search_articles_updated();
  CREATE TRIGGER search_deleted AFTER DELETE ON articles REFERENCING OLD TABLE AS rows_before
    FOR EACH STATEMENT EXECUTE FUNCTION search_articles_deleted();
  CREATE TRIGGER search_inserted AFTER INSERT ON articles_rels REFERENCING NEW TABLE AS rows_after
    FOR EACH STATEMENT EXECUTE FUNCTION search_hashtags_inserted();
  CREATE TRIGGER search_updated AFTER UPDATE ON articles_rels REFERENCING OLD TABLE AS rows_before NEW TABLE AS rows_after
    FOR EACH STATEMENT EXECUTE FUNCTION search_hashtags_updated();
  CREATE TRIGGER search_deleted AFTER DELETE ON articles_rels REFERENCING OLD TABLE AS rows_before
    FOR EACH STATEMENT EXECUTE FUNCTION search_hashtags_deleted();

  -- New rows wait in a list of 256 kB, which every search reads through: an archive is added several times as fast.
  CREATE INDEX search_texts_title_idx
    ON search_texts USING gin (title gin_trgm_ops) WITH (gin_pending_list_limit = 256);
  CREATE INDEX search_texts_entity_name_idx
    ON search_texts USING gin (entity_name gin_trgm_ops) WITH (gin_pending_list_limit = 256);
`

/** What a new publication begins with. */
const firstRows = sql`
  -- The banner positions of home, in the sizes of the specification; a partner's logo is 2:1.
  INSERT INTO banner_positions (banner_position, dropdown_name, width, height) VALUES
    ('home_header', 'Начало: горе', 980, 250),
    ('home_exclusive', 'Начало: ексклузивни партньори', 280, 140),
    ('home_middle', 'Начало: среда', 300, 250),
    ('home_partners', 'Начало: партньори', 200, 100);
  INSERT INTO quote_templates (name, is_default, max_width, max_height, background_color, font_color, font_family,
    font_size, text_align, text_x, text_y)
  VALUES ('Основен', true, 1200, 628, '#187bcd', '#ffffff', 'Sofia Sans', 48, 'center', 600, 314);
  -- One row for each global of a static page, so that two first saves cannot make two.
  INSERT INTO about DEFAULT VALUES;
  INSERT INTO faq DEFAULT VALUES;
  INSERT INTO terms DEFAULT VALUES;
  INSERT INTO privacy DEFAULT VALUES;
  INSERT INTO cookies DEFAULT VALUES;
  INSERT INTO advertise DEFAULT VALUES;
`
