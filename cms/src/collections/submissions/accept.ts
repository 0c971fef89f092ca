import { now } from '@kariera/shared/clock'
import { contactCooldownMs } from '@kariera/shared/rules/cooldown'
import { sql } from '@payloadcms/db-postgres'
import { createHash, randomUUID, createHmac } from 'node:crypto'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { connectionOf, type Connection } from '../../lib/db/connection.ts'
import { inTransaction } from '../../lib/db/inTransaction.ts'
import { settings } from '../../settings.ts'
import { leaseMs, tableOf, type Inbox, type Submission } from './inbox.ts'
import { dayBefore, isoDate } from '@kariera/shared/rules/dates'
import { callerOf } from '../../lib/http/caller.ts'
import { select } from '../../lib/db/select.ts'

/**
 * `letter`: it is kept, and whoever accepted it has to send it now. Else nothing was kept: `waitMs` is what is left of
 * the cooldown; `busyMs`: another one of the sender is being sent, at most for so long.
 */
export type Acceptance = { letter: Submission } | { waitMs: number } | { busyMs: number }

/** What a reader has written to the editors. */
export type Message = { email: string; name: string; phone: string; message: string }

/** A request for a service, by the labels of its form. */
type ServiceRequest = {
  service: number
  serviceName: string
  replyTo: string | null
  fields: { label: string; value: string }[]
}

/**
 * Keeps a message to be sent now. From one sender, in any number of processes, none is accepted while another one of
 * his is being sent, and for 10 minutes after one has gone out (R-CONT-2). One of the same mail address that could not
 * be sent is replaced: behind one network and browser there may be several people.
 */
export function acceptMessage(
  req: PayloadRequest,
  sender: Sender,
  message: Message,
): Promise<Acceptance> {
  const collection = 'contact-submissions'
  return inTurn(req, sender, async (db) => {
    const isSame = sql`lower(email) = ${message.email.toLowerCase()}`
    const waiting = await lockUnsent(db, collection, sender, isSame)
    const busyMs = Math.max(...waiting.map(leaseLeft), 0)
    if (busyMs > 0) return { busyMs }
    const waitMs = await cooldownLeft(db, sender)
    if (waitMs > 0) return { waitMs }
    const unsent = waiting.findLast((one) => one.isSame)
    const kept = keptWith(sender, unsent, message)
    const data = { ...message, ...kept }
    const { id } = unsent
      ? await req.payload.update({ collection, id: unsent.id, data, depth: 0, req })
      : await req.payload.create({ collection, data, depth: 0, req })
    return { letter: submissionOf(collection, id, kept) }
  })
}

/** The same for a request; there may be several, for one service not at once. */
export function acceptRequest(
  req: PayloadRequest,
  sender: Sender,
  request: ServiceRequest,
): Promise<Acceptance> {
  const collection = 'branding-requests'
  return inTurn(req, sender, async (db) => {
    const { service, replyTo } = request
    const isSame = sql`service_id = ${service} AND reply_to IS NOT DISTINCT FROM ${replyTo}`
    const waiting = await lockUnsent(db, collection, sender, isSame)
    const unsent = waiting.findLast((one) => one.isSame)
    const busyMs = unsent ? leaseLeft(unsent) : 0
    if (busyMs > 0) return { busyMs }
    const kept = keptWith(sender, unsent, request)
    const data = { ...request, ...kept }
    const { id } = unsent
      ? await req.payload.update({ collection, id: unsent.id, data, depth: 0, req })
      : await req.payload.create({ collection, data, depth: 0, req })
    return { letter: submissionOf(collection, id, kept) }
  })
}

/** In a transaction of its own, one after the other for each sender; across midnight too. */
function inTurn(
  req: PayloadRequest,
  sender: Sender,
  work: (db: Connection) => Promise<Acceptance>,
): Promise<Acceptance> {
  return inTransaction(req, async () => {
    const db = await connectionOf(req)
    for (const identifier of sender.toSorted()) {
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
  /** Until when somebody is sending it. */
  leasedUntil: z.coerce.date().nullable(),
  isSame: z.boolean(),
})

/** What of the sender has not gone out, the oldest first; from then on nobody begins to send it (send.ts). */
async function lockUnsent(
  db: Connection,
  inbox: Inbox,
  sender: Sender,
  isSame: ReturnType<typeof sql>,
): Promise<Unsent[]> {
  return select(db, unsentSchema)`
    SELECT id, message_id AS "messageId", attempts, (${isSame}) AS "isSame",
      CASE WHEN mail_state = 'sending' THEN leased_until END AS "leasedUntil"
    FROM ${tableOf(inbox)} WHERE ${isOf(sender)} AND mail_state <> 'sent'
    ORDER BY id FOR UPDATE`
}

function leaseLeft({ leasedUntil }: Unsent): number {
  return leasedUntil === null ? 0 : Math.max(0, leasedUntil.getTime() - now().getTime())
}

/** What is left of the ten minutes after the newest message of the sender that has gone out, milliseconds. */
async function cooldownLeft(db: Connection, sender: Sender): Promise<number> {
  const [newest] = await select(db, z.object({ at: z.coerce.date() }))`
    SELECT sent_at AS at FROM contact_submissions
    WHERE ${isOf(sender)} AND mail_state = 'sent' AND sent_at IS NOT NULL
    ORDER BY sent_at DESC LIMIT 1`
  return newest ? Math.max(0, newest.at.getTime() + contactCooldownMs - now().getTime()) : 0
}

function isOf(sender: Sender) {
  const any = sender.map((identifier) => sql`${identifier}`)
  return sql`identifier IN (${sql.join(any, sql`, `)})`
}

function keptWith(sender: Sender, unsent: Unsent | undefined, content: object) {
  return {
    identifier: sender[0],
    messageId: messageIdOf(content, unsent),
    mailState: 'sending',
    attempts: (unsent?.attempts ?? 0) + 1,
    leasedUntil: new Date(now().getTime() + leaseMs).toISOString(),
    nextTryAt: null,
    mailError: null,
  } as const
}

/** The same words once more are the same mail, whatever came of it the first time; other words are another. */
function messageIdOf(content: object, unsent: Unsent | undefined): string {
  const words = createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 16)
  if (unsent?.messageId.includes(`.${words}@`)) return unsent.messageId
  return `<${randomUUID()}.${words}@${new URL(settings.siteUrl).hostname}>`
}

function submissionOf(inbox: Inbox, id: number, kept: ReturnType<typeof keptWith>): Submission {
  return { inbox, id, messageId: kept.messageId, attempt: kept.attempts }
}

/** Who writes, as hashes: the first is kept with what is written, by all of them it may have been kept before. */
type Sender = readonly [string, ...string[]]

/**
 * Who is signed in, else the network and the browser that ask, salted with the day in Europe/Sofia
 * (reader-site.md, section 6). What was sent before midnight still counts after it.
 */
export function senderOf(req: PayloadRequest): Sender {
  if (req.user) return [hashOf('user', String(req.user.id))]
  const browser = `${callerOf(req) ?? ''}\n${req.headers.get('user-agent') ?? ''}`
  const today = isoDate(now())
  return [hashOf(today, browser), hashOf(dayBefore(today), browser)]
}

function hashOf(salt: string, subject: string): string {
  const hash = createHmac('sha256', settings.payloadSecret)
  return hash.update(`kariera sender\n${salt}\n${subject}`).digest('base64url')
}
