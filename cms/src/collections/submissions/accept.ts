import { now } from '@kariera/shared/clock'
import { sql } from '@payloadcms/db-postgres'
import { createHash, randomUUID } from 'node:crypto'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { connectionOf, type Connection } from '../../lib/db/connection.ts'
import { inTransaction } from '../../lib/db/inTransaction.ts'
import { select } from '../../lib/db/select.ts'
import { settings } from '../../settings.ts'
import { cooldownLeft } from './contactCooldown.ts'
import { leaseMs, tableOf, type SubmissionCollection, type Submission } from './submission.ts'
import { isOf, type Submitter } from './submitter.ts'
import { repliesTableOf } from './work/readWork.ts'

/**
 * `submission`: it is stored, and the caller must send it now. Otherwise nothing was stored: `waitMs` is the
 * rest of the cooldown; `busyMs`: another submission of this sender is being sent, for at most this long.
 */
export type Acceptance = { submission: Submission } | { waitMs: number } | { busyMs: number }

/** A message from a reader to the editors. */
export type Message = { email: string; name: string; phone: string; message: string }

/** A request for a service, with the labels of its form. */
type ServiceRequest = {
  service: number
  serviceName: string
  replyTo: string | null
  fields: { label: string; value: string }[]
}

/**
 * Stores a message that is to be sent now. In any number of processes, a message is not accepted while another one of
 * the same sender is being sent, and for a while after one was sent (contactCooldown.ts, R-CONT-2). An unsent message with the
 * same mail address is replaced; other ones are kept, because several people may share a network and browser.
 */
export function acceptMessage(
  req: PayloadRequest,
  submitter: Submitter,
  message: Message,
): Promise<Acceptance> {
  const collection = 'contact-submissions'
  return inTurn(req, submitter, async (db) => {
    const isSame = sql`lower(email) = ${message.email.toLowerCase()}`
    const waiting = await lockUnsent(db, collection, submitter, isSame)
    const busyMs = Math.max(...waiting.map(leaseLeft), 0)
    if (busyMs > 0) return { busyMs }
    const waitMs = await cooldownLeft(db, submitter, req.payload.logger)
    if (waitMs > 0) return { waitMs }
    const unsent = waiting.findLast((one) => one.isSame)
    const kept = keptWith(submitter, unsent, message)
    const data = { ...message, ...kept }
    const { id } = unsent
      ? await req.payload.update({ collection, id: unsent.id, data, depth: 0, req })
      : await req.payload.create({ collection, data, depth: 0, req })
    return { submission: submissionOf(collection, id, kept) }
  })
}

/** Stores a request for a service. A sender may make several, but only one at a time for one service. */
export function acceptRequest(
  req: PayloadRequest,
  submitter: Submitter,
  request: ServiceRequest,
): Promise<Acceptance> {
  const collection = 'branding-requests'
  return inTurn(req, submitter, async (db) => {
    const { service, replyTo } = request
    const isSame = sql`service_id = ${service} AND reply_to IS NOT DISTINCT FROM ${replyTo}`
    const waiting = await lockUnsent(db, collection, submitter, isSame)
    const unsent = waiting.findLast((one) => one.isSame)
    const busyMs = unsent ? leaseLeft(unsent) : 0
    if (busyMs > 0) return { busyMs }
    const kept = keptWith(submitter, unsent, request)
    const data = { ...request, ...kept }
    const { id } = unsent
      ? await req.payload.update({ collection, id: unsent.id, data, depth: 0, req })
      : await req.payload.create({ collection, data, depth: 0, req })
    return { submission: submissionOf(collection, id, kept) }
  })
}

/** Runs the work in its own transaction, one at a time per sender, including across midnight. */
function inTurn(
  req: PayloadRequest,
  submitter: Submitter,
  work: (db: Connection) => Promise<Acceptance>,
): Promise<Acceptance> {
  return inTransaction(req, async () => {
    const db = await connectionOf(req)
    for (const identifier of submitter.toSorted()) {
      await db.execute(
        sql`SELECT pg_advisory_xact_lock(hashtextextended(${`submissions:${identifier}`}, 0))`,
      )
    }
    return work(db)
  })
}

type Unsent = z.infer<typeof unsentSchema>

const unsentSchema = z.object({
  id: z.number(),
  messageId: z.string(),
  attempts: z.coerce.number(),
  /** End of the lease, while it is being sent. */
  leasedUntil: z.coerce.date().nullable(),
  isSame: z.boolean(),
})

/**
 * Returns the sender's unsent submissions, the oldest first, and locks them so that no process starts to send them
 * (send.ts).
 */
async function lockUnsent(
  db: Connection,
  collection: SubmissionCollection,
  submitter: Submitter,
  isSame: ReturnType<typeof sql>,
): Promise<Unsent[]> {
  return select(db, unsentSchema)`
    SELECT id, message_id AS "messageId", attempts, (${isSame} AND ${untouched(collection)}) AS "isSame",
      CASE WHEN mail_state = 'sending' THEN leased_until END AS "leasedUntil"
    FROM ${tableOf(collection)} WHERE ${isOf(submitter)} AND mail_state <> 'sent'
    ORDER BY id FOR UPDATE`
}

/** Whether nobody has begun to process a submission: a text that was answered must stay as it was. */
function untouched(collection: SubmissionCollection): ReturnType<typeof sql> {
  const table = tableOf(collection)
  return sql`answered_at IS NULL AND assignee_id IS NULL AND coalesce(note, '') = ''
    AND NOT EXISTS (SELECT FROM ${repliesTableOf(collection)} AS r WHERE r._parent_id = ${table}.id)`
}

function leaseLeft({ leasedUntil }: Unsent): number {
  return leasedUntil === null ? 0 : Math.max(0, leasedUntil.getTime() - now().getTime())
}

function keptWith(submitter: Submitter, unsent: Unsent | undefined, content: object) {
  return {
    identifier: submitter[0],
    messageId: messageIdOf(content, unsent),
    mailState: 'sending',
    attempts: (unsent?.attempts ?? 0) + 1,
    leasedUntil: new Date(now().getTime() + leaseMs).toISOString(),
    nextTryAt: null,
    mailError: null,
  } as const
}

/**
 * An unsent submission that is repeated with the same words keeps its Message-ID, because it may already have been
 * sent; other words get a new one.
 */
function messageIdOf(content: object, unsent: Unsent | undefined): string {
  const words = createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 16)
  if (unsent?.messageId.includes(`.${words}@`)) return unsent.messageId
  return `<${randomUUID()}.${words}@${new URL(settings.siteUrl).hostname}>`
}

function submissionOf(
  collection: SubmissionCollection,
  id: number,
  kept: ReturnType<typeof keptWith>,
): Submission {
  return { collection, id, messageId: kept.messageId, attempt: kept.attempts }
}
