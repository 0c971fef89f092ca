import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** An audit log, to which rows are only added: PostgreSQL refuses to change or delete them. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_audit_log_act" AS ENUM('export', 'erase', 'table', 'delete');
  CREATE TABLE "audit_log" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"at" timestamp(3) with time zone NOT NULL,
  	"actor" numeric NOT NULL,
  	"actor_name" varchar NOT NULL,
  	"act" "enum_audit_log_act" NOT NULL,
  	"document" varchar NOT NULL,
  	"address" varchar
  );
  
  CREATE INDEX "audit_log_at_idx" ON "audit_log" USING btree ("at");
  CREATE INDEX "audit_log_address_idx" ON "audit_log" USING btree ("address");

  CREATE FUNCTION audit_log_refuse() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    RAISE EXCEPTION 'audit_log: rows are only added';
  END $$;
  CREATE TRIGGER audit_log_is_kept BEFORE UPDATE OR DELETE OR TRUNCATE ON "audit_log"
    FOR EACH STATEMENT EXECUTE FUNCTION audit_log_refuse();`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "audit_log" CASCADE;
  DROP FUNCTION audit_log_refuse();
  DROP TYPE "public"."enum_audit_log_act";`)
}
