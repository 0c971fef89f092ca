import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import type { Connection } from '../../lib/db/connection.ts'

/** Collections of readers' submissions; each submission is sent as a mail. */
export const submissionCollections = ['contact-submissions', 'branding-requests'] as const
export type SubmissionCollection = (typeof submissionCollections)[number]

/** One submission being sent; `attempt` tells this try from earlier ones. */
export type Submission = {
  collection: SubmissionCollection
  id: number
  messageId: string
  attempt: number
}

/** How long a process may take to send a submission before another process may send it, milliseconds. */
export const leaseMs = 60_000

export const tableOf = (collection: SubmissionCollection) =>
  sql.identifier(collection.replace('-', '_'))

/** What `submissionColumns` reads. */
export const submissionSchema = z.object({
  id: z.number(),
  messageId: z.string(),
  attempt: z.coerce.number(),
})

export const submissionColumns = sql`id, message_id AS "messageId", attempts AS attempt`

/** Marks a submission as sent, whichever process sent it and however late. */
export async function noteSent(db: Connection, submission: Submission, at: Date): Promise<void> {
  await db.execute(sql`
    UPDATE ${tableOf(submission.collection)} SET mail_state = 'sent', sent_at = ${at.toISOString()},
      mail_error = NULL, next_try_at = NULL, leased_until = NULL
    WHERE id = ${submission.id} AND message_id = ${submission.messageId} AND mail_state <> 'sent'`)
}

/** Marks a try as failed and schedules the next one, unless another process is sending it by now. */
export async function noteUnsent(
  db: Connection,
  submission: Submission,
  { reason, nextTryAt }: { reason: string; nextTryAt: Date | null },
): Promise<void> {
  await db.execute(sql`
    UPDATE ${tableOf(submission.collection)} SET mail_state = 'unsent', mail_error = ${reason},
      next_try_at = ${nextTryAt?.toISOString() ?? null}, leased_until = NULL
    WHERE id = ${submission.id} AND message_id = ${submission.messageId}
      AND mail_state = 'sending' AND attempts = ${submission.attempt}`)
}
