import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * What readers send is answered, given to somebody, noted about, and replied to. What has been mailed to the newsroom so far
 * counts as answered: nobody would go through a year of it.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_contact_submissions_replies_mail_state" AS ENUM('sending', 'sent', 'unsent');
  CREATE TYPE "public"."enum_branding_requests_replies_mail_state" AS ENUM('sending', 'sent', 'unsent');
  CREATE TABLE "contact_submissions_replies" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"text" varchar NOT NULL,
  	"at" timestamp(3) with time zone NOT NULL,
  	"tried_at" timestamp(3) with time zone NOT NULL,
  	"by_id" integer,
  	"mail_state" "enum_contact_submissions_replies_mail_state" NOT NULL,
  	"mail_error" varchar,
  	"message_id" varchar NOT NULL
  );
  
  CREATE TABLE "branding_requests_replies" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"text" varchar NOT NULL,
  	"at" timestamp(3) with time zone NOT NULL,
  	"tried_at" timestamp(3) with time zone NOT NULL,
  	"by_id" integer,
  	"mail_state" "enum_branding_requests_replies_mail_state" NOT NULL,
  	"mail_error" varchar,
  	"message_id" varchar NOT NULL
  );
  
  ALTER TABLE "contact_submissions" ADD COLUMN "answered_at" timestamp(3) with time zone;
  ALTER TABLE "contact_submissions" ADD COLUMN "answered_by_id" integer;
  ALTER TABLE "contact_submissions" ADD COLUMN "assignee_id" integer;
  ALTER TABLE "contact_submissions" ADD COLUMN "note" varchar;
  ALTER TABLE "branding_requests" ADD COLUMN "answered_at" timestamp(3) with time zone;
  ALTER TABLE "branding_requests" ADD COLUMN "answered_by_id" integer;
  ALTER TABLE "branding_requests" ADD COLUMN "assignee_id" integer;
  ALTER TABLE "branding_requests" ADD COLUMN "note" varchar;
  ALTER TABLE "contact_submissions_replies" ADD CONSTRAINT "contact_submissions_replies_by_id_users_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "contact_submissions_replies" ADD CONSTRAINT "contact_submissions_replies_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."contact_submissions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "branding_requests_replies" ADD CONSTRAINT "branding_requests_replies_by_id_users_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "branding_requests_replies" ADD CONSTRAINT "branding_requests_replies_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."branding_requests"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "contact_submissions_replies_order_idx" ON "contact_submissions_replies" USING btree ("_order");
  CREATE INDEX "contact_submissions_replies_parent_id_idx" ON "contact_submissions_replies" USING btree ("_parent_id");
  CREATE INDEX "contact_submissions_replies_by_idx" ON "contact_submissions_replies" USING btree ("by_id");
  CREATE INDEX "branding_requests_replies_order_idx" ON "branding_requests_replies" USING btree ("_order");
  CREATE INDEX "branding_requests_replies_parent_id_idx" ON "branding_requests_replies" USING btree ("_parent_id");
  CREATE INDEX "branding_requests_replies_by_idx" ON "branding_requests_replies" USING btree ("by_id");
  ALTER TABLE "contact_submissions" ADD CONSTRAINT "contact_submissions_answered_by_id_users_id_fk" FOREIGN KEY ("answered_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "contact_submissions" ADD CONSTRAINT "contact_submissions_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "branding_requests" ADD CONSTRAINT "branding_requests_answered_by_id_users_id_fk" FOREIGN KEY ("answered_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "branding_requests" ADD CONSTRAINT "branding_requests_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  UPDATE "contact_submissions" SET "answered_at" = coalesce("sent_at", "created_at") WHERE "mail_state" = 'sent';
  UPDATE "branding_requests" SET "answered_at" = coalesce("sent_at", "created_at") WHERE "mail_state" = 'sent';
  CREATE INDEX "contact_submissions_answered_at_idx" ON "contact_submissions" USING btree ("answered_at");
  CREATE INDEX "contact_submissions_answered_by_idx" ON "contact_submissions" USING btree ("answered_by_id");
  CREATE INDEX "contact_submissions_assignee_idx" ON "contact_submissions" USING btree ("assignee_id");
  CREATE INDEX "branding_requests_answered_at_idx" ON "branding_requests" USING btree ("answered_at");
  CREATE INDEX "branding_requests_answered_by_idx" ON "branding_requests" USING btree ("answered_by_id");
  CREATE INDEX "branding_requests_assignee_idx" ON "branding_requests" USING btree ("assignee_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "contact_submissions_replies" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "branding_requests_replies" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "contact_submissions_replies" CASCADE;
  DROP TABLE "branding_requests_replies" CASCADE;
  ALTER TABLE "contact_submissions" DROP CONSTRAINT "contact_submissions_answered_by_id_users_id_fk";
  
  ALTER TABLE "contact_submissions" DROP CONSTRAINT "contact_submissions_assignee_id_users_id_fk";
  
  ALTER TABLE "branding_requests" DROP CONSTRAINT "branding_requests_answered_by_id_users_id_fk";
  
  ALTER TABLE "branding_requests" DROP CONSTRAINT "branding_requests_assignee_id_users_id_fk";
  
  DROP INDEX "contact_submissions_answered_at_idx";
  DROP INDEX "contact_submissions_answered_by_idx";
  DROP INDEX "contact_submissions_assignee_idx";
  DROP INDEX "branding_requests_answered_at_idx";
  DROP INDEX "branding_requests_answered_by_idx";
  DROP INDEX "branding_requests_assignee_idx";
  ALTER TABLE "contact_submissions" DROP COLUMN "answered_at";
  ALTER TABLE "contact_submissions" DROP COLUMN "answered_by_id";
  ALTER TABLE "contact_submissions" DROP COLUMN "assignee_id";
  ALTER TABLE "contact_submissions" DROP COLUMN "note";
  ALTER TABLE "branding_requests" DROP COLUMN "answered_at";
  ALTER TABLE "branding_requests" DROP COLUMN "answered_by_id";
  ALTER TABLE "branding_requests" DROP COLUMN "assignee_id";
  ALTER TABLE "branding_requests" DROP COLUMN "note";
  DROP TYPE "public"."enum_contact_submissions_replies_mail_state";
  DROP TYPE "public"."enum_branding_requests_replies_mail_state";`)
}
