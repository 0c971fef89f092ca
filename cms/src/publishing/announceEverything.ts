import type { Connection } from '../lib/db/connection.ts'
import { writeEvent } from './outbox.ts'

/**
 * Writes an event that renders every page of every site again, for changes too many to announce one by one. Like any
 * event it commits with the other writes on the connection.
 *
 * @param sites those in `SITE_HOOKS`
 */
export async function announceEverything(db: Connection, sites: readonly string[]): Promise<void> {
  const everything = { documentType: 'everything', documentId: 0 } as const
  await writeEvent(db, { ...everything, title: '', was: null, is: null }, sites)
}
