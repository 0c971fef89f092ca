import type { Connection } from '../lib/db/connection.ts'
import { writeEvent } from './outbox.ts'

/**
 * Writes into the outbox that every page of every site is to be rendered anew: for changes that are too many to be
 * told one by one. Like any event it commits with what is written on the same connection.
 *
 * @param sites what `SITE_HOOKS` names
 */
export async function announceEverything(db: Connection, sites: readonly string[]): Promise<void> {
  const everything = { documentType: 'everything', documentId: 0 } as const
  await writeEvent(db, { ...everything, title: '', was: null, is: null }, sites)
}
