import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** An index for the search of pictures, in the library and in the command palette. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE INDEX media_searched ON media
      USING gin (alt gin_trgm_ops, original_name gin_trgm_ops, author gin_trgm_ops)
      WITH (gin_pending_list_limit = 256)`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP INDEX media_searched`)
}
