import type { Connection } from './connection.ts'
import { writeEvent } from './outbox.ts'

/**
 * Writes into the outbox that every page of these sites is to be rendered anew: for changes that are too many to be
 * told one by one. Like any event it commits with what is written on the same connection.
 *
 * @param sites some or all of what `SITE_HOOKS` names
 */
export async function announceEverything(db: Connection, sites: readonly string[]): Promise<void> {
  const everything = { documentType: 'everything', documentId: 0, title: '' } as const
  await writeEvent(db, { ...everything, was: null, is: null }, sites)
}
