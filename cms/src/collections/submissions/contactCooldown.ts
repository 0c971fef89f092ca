import { now } from '@kariera/shared/clock'
import { contactCooldownMs } from '@kariera/shared/rules/contactCooldown'
import { z } from 'zod'
import type { Connection } from '../../lib/db/connection.ts'
import { select } from '../../lib/db/select.ts'
import { isOf, type Submitter } from './submitter.ts'

/** Returns the rest of the cooldown after the sender's newest sent message, milliseconds. */
export async function cooldownLeft(db: Connection, submitter: Submitter): Promise<number> {
  const [newest] = await select(db, z.object({ at: z.coerce.date() }))`
    SELECT sent_at AS at FROM contact_submissions
    WHERE ${isOf(submitter)} AND mail_state = 'sent' AND sent_at IS NOT NULL
    ORDER BY sent_at DESC LIMIT 1`
  return newest ? Math.max(0, newest.at.getTime() + contactCooldownMs - now().getTime()) : 0
}
