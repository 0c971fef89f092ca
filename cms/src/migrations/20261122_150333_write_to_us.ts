import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_services_form_type" AS ENUM('text', 'email', 'tel', 'textarea', 'select', 'radio', 'checkbox', 'number');
  CREATE TYPE "public"."enum_services_icon" AS ENUM('User', 'Building2', 'Megaphone', 'Briefcase', 'Star', 'Trophy', 'Target', 'Rocket', 'Lightbulb', 'Heart', 'Shield', 'Zap', 'Award', 'Crown', 'Flag');
  CREATE TYPE "public"."enum_contact_submissions_mail_state" AS ENUM('sending', 'sent', 'unsent');
  CREATE TYPE "public"."enum_branding_requests_mail_state" AS ENUM('sending', 'sent', 'unsent');
  CREATE TYPE "public"."enum_log_entries_level" AS ENUM('WARN', 'ERROR');
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
  
  ALTER TABLE "redirects_rels" ADD COLUMN "services_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "services_id" integer;
  ALTER TABLE "article_views" ADD CONSTRAINT "article_views_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "services_form" ADD CONSTRAINT "services_form_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "services_texts" ADD CONSTRAINT "services_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "branding_requests_fields" ADD CONSTRAINT "branding_requests_fields_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."branding_requests"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "branding_requests" ADD CONSTRAINT "branding_requests_service_id_services_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."services"("id") ON DELETE set null ON UPDATE no action;
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
  CREATE INDEX "log_entries_group_idx" ON "log_entries" USING btree ("group");
  CREATE INDEX "log_entries_updated_at_idx" ON "log_entries" USING btree ("updated_at");
  CREATE INDEX "log_entries_created_at_idx" ON "log_entries" USING btree ("created_at");
  ALTER TABLE "redirects_rels" ADD CONSTRAINT "redirects_rels_services_fk" FOREIGN KEY ("services_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_services_fk" FOREIGN KEY ("services_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "quote_views_day_idx" ON "quote_views" USING btree ("day");
  CREATE INDEX "redirects_rels_services_id_idx" ON "redirects_rels" USING btree ("services_id");
  CREATE INDEX "payload_locked_documents_rels_services_id_idx" ON "payload_locked_documents_rels" USING btree ("services_id");

  -- Views whose day is long over, folded (audience/foldViews.ts): what is counted needs no row for each view.
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
  -- What a front door has handed over already: a batch that it sends again is counted once.
  CREATE TABLE view_batches (
    id uuid PRIMARY KEY,
    received_at timestamptz(3) NOT NULL
  );`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
  DROP TABLE view_batches;
  DROP TABLE quote_view_totals;
  DROP TABLE article_view_totals;
   ALTER TABLE "article_views" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "services_form" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "services" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "services_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "contact_submissions" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "branding_requests_fields" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "branding_requests" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "log_entries" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "article_views" CASCADE;
  DROP TABLE "services_form" CASCADE;
  DROP TABLE "services" CASCADE;
  DROP TABLE "services_texts" CASCADE;
  DROP TABLE "contact_submissions" CASCADE;
  DROP TABLE "branding_requests_fields" CASCADE;
  DROP TABLE "branding_requests" CASCADE;
  DROP TABLE "log_entries" CASCADE;
  ALTER TABLE "redirects_rels" DROP CONSTRAINT "redirects_rels_services_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_services_fk";
  
  DROP INDEX "quote_views_day_idx";
  DROP INDEX "redirects_rels_services_id_idx";
  DROP INDEX "payload_locked_documents_rels_services_id_idx";
  ALTER TABLE "redirects_rels" DROP COLUMN "services_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "services_id";
  DROP TYPE "public"."enum_services_form_type";
  DROP TYPE "public"."enum_services_icon";
  DROP TYPE "public"."enum_contact_submissions_mail_state";
  DROP TYPE "public"."enum_branding_requests_mail_state";
  DROP TYPE "public"."enum_log_entries_level";`)
}
