import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import type { Connection } from '../../lib/db/connection.ts'

/** Collections of readers' submissions; each submission is sent as a mail. */
export const inboxes = ['contact-submissions', 'branding-requests'] as const
export type Inbox = (typeof inboxes)[number]

/** One submission being sent; `attempt` tells this try from earlier ones. */
export type Submission = { inbox: Inbox; id: number; messageId: string; attempt: number }

/** How long a process may take to send a submission before another process may send it, milliseconds. */
export const leaseMs = 60_000

export const tableOf = (inbox: Inbox) => sql.identifier(inbox.replace('-', '_'))

const letterSchema = z.object({ id: z.number(), messageId: z.string(), attempt: z.coerce.number() })

/** @param rows with the columns of `letterColumns`, at most one */
export function submissionIn(inbox: Inbox, rows: unknown[]): Submission | null {
  return rows[0] === undefined ? null : { inbox, ...letterSchema.parse(rows[0]) }
}

export const submissionColumns = sql`id, message_id AS "messageId", attempts AS attempt`

/** Marks a submission as sent, whichever process sent it and however late. */
export async function noteSent(db: Connection, letter: Submission, at: Date): Promise<void> {
  await db.execute(sql`
    UPDATE ${tableOf(letter.inbox)} SET mail_state = 'sent', sent_at = ${at.toISOString()},
      mail_error = NULL, next_try_at = NULL, leased_until = NULL
    WHERE id = ${letter.id} AND message_id = ${letter.messageId} AND mail_state <> 'sent'`)
}

/** Marks a try as failed and schedules the next one, unless another process is sending it by now. */
export async function noteUnsent(
  db: Connection,
  letter: Submission,
  { reason, nextTryAt }: { reason: string; nextTryAt: Date | null },
): Promise<void> {
  await db.execute(sql`
    UPDATE ${tableOf(letter.inbox)} SET mail_state = 'unsent', mail_error = ${reason},
      next_try_at = ${nextTryAt?.toISOString() ?? null}, leased_until = NULL
    WHERE id = ${letter.id} AND message_id = ${letter.messageId}
      AND mail_state = 'sending' AND attempts = ${letter.attempt}`)
}
