import { now } from '@kariera/shared/clock'
import { sql } from '@payloadcms/db-postgres'
import { createHmac } from 'node:crypto'
import type { TypedUser } from 'payload'
import type { Connection } from '../../lib/db/connection.ts'
import { select } from '../../lib/db/select.ts'
import { settings } from '../../settings.ts'
import { notedActSchema, type auditedActs, type NotedAct } from './acts.ts'

type Act = {
  act: (typeof auditedActs)[number]
  /** With what, such as `contact-submissions: 2`. */
  document: string
  /** Whose data; stored as a hash. Null for those of several. */
  address: string | null
}

/** Notes an act; one that changes something, in the transaction of the change. */
export async function noteAct(
  db: Connection,
  { id, name }: Pick<TypedUser, 'id' | 'name'>,
  { act, document, address }: Act,
): Promise<void> {
  await db.execute(sql`
    INSERT INTO audit_log (at, actor, actor_name, act, document, address)
    VALUES (${now().toISOString()}, ${id}, ${name}, ${act}, ${document}, ${address === null ? null : hashOfAddress(address)})`)
}

/** By an address one finds what was done with its data, but no address by the hash. A new `PAYLOAD_SECRET` gives others. */
export function hashOfAddress(address: string): string {
  const hash = createHmac('sha256', settings.payloadSecret)
  return hash.update(`kariera audit\n${address.toLowerCase()}`).digest('base64url')
}

/** Returns what was done with the data of an address, the newest first. */
export function actsWith(db: Connection, address: string): Promise<NotedAct[]> {
  return select(db, notedActSchema)`
    SELECT at, actor_name AS "actorName", act FROM audit_log
    WHERE address = ${hashOfAddress(address)} ORDER BY id DESC LIMIT 20`
}
