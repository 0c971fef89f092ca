import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * Who has saved what of which document, so that whoever saves after him is told (docs/decisions/0024). Payload knows
 * nothing of this table. `document_id` is 0 for a global.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
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
  CREATE INDEX document_saves_user_idx ON document_saves (user_id);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP TABLE document_saves;`)
}
