import { now } from '@kariera/shared/clock'
import { contactCooldownMs } from '@kariera/shared/rules/contactCooldown'
import { errorText } from '@kariera/shared/rules/errors'
import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { z } from 'zod'
import type { Connection } from '../../lib/db/connection.ts'
import { select } from '../../lib/db/select.ts'
import { isOf, type Submitter } from './submitter.ts'

/**
 * Returns the rest of the cooldown after the sender's newest sent message, milliseconds. If it cannot be read, that is
 * only logged, and the sender is not refused (R-CONT-3).
 *
 * @param db in a transaction, which survives a failure
 */
export async function cooldownLeft(
  db: Connection,
  submitter: Submitter,
  logger: Payload['logger'],
): Promise<number> {
  await db.execute(sql`SAVEPOINT cooldown`)
  try {
    return await readCooldown(db, submitter)
  } catch (error) {
    await db.execute(sql`ROLLBACK TO SAVEPOINT cooldown`)
    logger.error({ event: 'contact.cooldown.unreadable', error: errorText(error) })
    return 0
  }
}

async function readCooldown(db: Connection, submitter: Submitter): Promise<number> {
  const [newest] = await select(db, z.object({ at: z.coerce.date() }))`
    SELECT sent_at AS at FROM contact_submissions
    WHERE ${isOf(submitter)} AND mail_state = 'sent' AND sent_at IS NOT NULL
    ORDER BY sent_at DESC LIMIT 1`
  return newest ? Math.max(0, newest.at.getTime() + contactCooldownMs - now().getTime()) : 0
}
