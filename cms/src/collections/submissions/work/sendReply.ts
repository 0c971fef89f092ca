import { now } from '@kariera/shared/clock'
import { errorText } from '@kariera/shared/rules/errors'
import { mailTexts } from '@kariera/shared/texts/mail'
import { sql } from '@payloadcms/db-postgres'
import { NotFound, type Payload, type PayloadRequest } from 'payload'
import { z } from 'zod'
import { connectionOf, type Connection } from '#lib/db/connection.ts'
import { inTransaction } from '#lib/db/inTransaction.ts'
import { select, selectIds } from '#lib/db/select.ts'
import { settings } from '#settings.ts'
import { chosenRecipient } from '../mailOfSubmission.ts'
import { inTime, maxReasonLength, untilSent } from '../send.ts'
import { leaseMs, tableOf, type SubmissionCollection } from '../submission.ts'
import { addressColumnOf, repliesTableOf } from './readWork.ts'

/** A submission, and the user who works on it. */
export type Place = { collection: SubmissionCollection; id: number; user: number }

/** A reply that is leased to this process; `triedAt` tells this try from others. */
type Sending = { id: string; text: string; messageId: string; triedAt: string }

const sendingSchema = z.object({
  id: z.string(),
  text: z.string(),
  messageId: z.string(),
  triedAt: z.coerce.date().transform((date) => date.toISOString()),
})
const sendingColumns = sql`id, text, message_id AS "messageId", tried_at AS "triedAt"`

/**
 * Stores a reply that is to be sent now. Null if it is stored already; 'late' if there are more replies than its writer
 * has seen.
 *
 * @throws {NotFound} if the submission was deleted meanwhile
 */
export function storeReply(
  req: PayloadRequest,
  { collection, id, user }: Place,
  reply: { id: string; text: string; seen: number },
): Promise<Sending | 'late' | null> {
  return inTransaction(req, async () => {
    const db = await connectionOf(req)
    const table = repliesTableOf(collection)
    const [locked] = await selectIds(db)`
      SELECT id FROM ${tableOf(collection)} WHERE id = ${id} FOR UPDATE`
    if (locked === undefined) throw new NotFound(req.t)
    const known = await select(db, z.object({ id: z.string() }))`
      SELECT id FROM ${table} WHERE _parent_id = ${id}`
    if (known.some((one) => one.id === reply.id)) return null
    if (known.length > reply.seen) return 'late'
    const at = now().toISOString()
    const messageId = `<reply-${reply.id}@${new URL(settings.siteUrl).hostname}>`
    const [stored] = await select(db, sendingSchema)`
      INSERT INTO ${table} (_order, _parent_id, id, text, at, tried_at, by_id, mail_state, message_id)
      VALUES (${known.length + 1}, ${id}, ${reply.id}, ${reply.text}, ${at}, ${at}, ${user}, 'sending', ${messageId})
      ON CONFLICT (id) DO NOTHING RETURNING ${sendingColumns}`
    return stored ?? null
  })
}

/** Takes a reply that was not sent, or whose process has ended; null for every other. */
export async function claimReply(
  db: Connection,
  { collection, id }: Place,
  reply: string,
): Promise<Sending | null> {
  const ended = new Date(now().getTime() - leaseMs).toISOString()
  const [claimed] = await select(db, sendingSchema)`
    UPDATE ${repliesTableOf(collection)} SET mail_state = 'sending', tried_at = ${now().toISOString()}
    WHERE _parent_id = ${id} AND id = ${reply}
      AND (mail_state = 'unsent' OR (mail_state = 'sending' AND tried_at <= ${ended}))
    RETURNING ${sendingColumns}`
  return claimed ?? null
}

const submissionSchema = z.object({ address: z.string(), name: z.string(), words: z.string() })
type Submission = z.infer<typeof submissionSchema>

/** Returns what a reply answers; null if the submission does not exist, or has no address. */
export async function readSubmission(
  db: Connection,
  { collection, id }: Place,
): Promise<Submission | null> {
  const columns =
    collection === 'contact-submissions'
      ? sql`name, message AS words`
      : sql`service_name AS name, (SELECT coalesce(string_agg(label || ': ' || coalesce(value, ''), E'\n' ORDER BY _order), '')
          FROM branding_requests_fields WHERE _parent_id = s.id) AS words`
  const [submission] = await select(db, submissionSchema)`
    SELECT ${addressColumnOf(collection)} AS address, ${columns} FROM ${tableOf(collection)} AS s
    WHERE id = ${id} AND coalesce(${addressColumnOf(collection)}, '') <> ''`
  return submission ?? null
}

/**
 * Sends a reply and records the result. A mail server that has not responded in time may still accept the mail: the
 * reply counts as sent from that moment.
 *
 * @returns whether it was sent
 */
export function sendReply(
  payload: Payload,
  place: Place,
  { submission, reply }: { submission: Submission; reply: Sending },
): Promise<boolean> {
  return untilSent(async () => {
    const { collection, id } = place
    const mailing = mailOf(payload, place, { submission, reply }).then((mail) =>
      payload.sendEmail(mail),
    )
    const noted = mailing.then(() => noteSent(payload, place, reply))
    try {
      await inTime(noted)
      return true
    } catch (error) {
      noted.catch(() => undefined)
      const reason = errorText(error).slice(0, maxReasonLength)
      payload.logger.warn({ event: 'submissions.reply.failed', collection, id, error: reason })
      await payload.db.drizzle.execute(sql`
        UPDATE ${repliesTableOf(collection)} SET mail_state = 'unsent', mail_error = ${reason}
        WHERE id = ${reply.id} AND mail_state = 'sending' AND tried_at = ${reply.triedAt}`)
      return false
    }
  })
}

/** The submission is answered by the writer of the first reply that went out. That it did is not undone by a failure here. */
async function noteSent(
  payload: Payload,
  { collection, id }: Place,
  reply: Sending,
): Promise<void> {
  const at = now().toISOString()
  const table = tableOf(collection)
  try {
    await selectIds(payload.db.drizzle)`
      WITH sent AS (
        UPDATE ${repliesTableOf(collection)} SET mail_state = 'sent', mail_error = NULL
        WHERE id = ${reply.id} AND mail_state <> 'sent' RETURNING _parent_id, by_id)
      UPDATE ${table} AS s SET updated_at = ${at}, answered_at = coalesce(s.answered_at, ${at}),
        answered_by_id = CASE WHEN s.answered_at IS NULL THEN sent.by_id ELSE s.answered_by_id END
      FROM sent WHERE s.id = sent._parent_id RETURNING s.id`
  } catch (error) {
    const details = { collection, id, error: errorText(error) }
    payload.logger.error({ event: 'submissions.reply.unnoted', ...details })
  }
}

/** The mail of a reply, with the words that it answers below it. */
async function mailOf(
  payload: Payload,
  { collection }: Place,
  { submission, reply }: { submission: Submission; reply: Sending },
) {
  const { address, name, words } = submission
  const texts = mailTexts.reply
  const subject = collection === 'contact-submissions' ? texts.toMessage : texts.toRequest(name)
  const quoted = words.split('\n').map((line) => `> ${line}`)
  const replyTo = await chosenRecipient(payload)
  return {
    to: address,
    ...(replyTo && { replyTo }),
    messageId: reply.messageId,
    subject,
    text: [reply.text, '', texts.wrote, ...quoted, ''].join('\n'),
  }
}
