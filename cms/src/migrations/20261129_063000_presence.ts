import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Which documents are open in which tabs (editing/presence). Not logged: it is known again within seconds. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE UNLOGGED TABLE presence (
      tab text NOT NULL,
      entity text NOT NULL,
      document_id integer NOT NULL,
      user_id integer NOT NULL REFERENCES users ON DELETE CASCADE,
      seen_at timestamptz NOT NULL,
      PRIMARY KEY (tab, entity, document_id)
    );
    CREATE INDEX presence_user_idx ON presence (user_id)`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP TABLE presence`)
}
