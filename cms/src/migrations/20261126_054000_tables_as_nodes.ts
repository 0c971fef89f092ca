import type { MigrateUpArgs } from '@payloadcms/db-postgres'
import { convertStoredTables } from '../collections/articles/body/table/convertStoredTables.ts'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await convertStoredTables(db)
}

/** @throws always: a cell may hold by now what a block's cell cannot */
export function down(): never {
  throw new Error('Tables do not become blocks again. Restore a backup.')
}
