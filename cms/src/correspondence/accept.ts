import { now } from '@kariera/shared/clock'
import { contactCooldownMs } from '@kariera/shared/rules/cooldown'
import { sql } from '@payloadcms/db-postgres'
import { createHash, randomUUID } from 'node:crypto'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { connectionOf, type Connection } from '../publishing/connection.ts'
import { inTransaction } from '../publishing/inTransaction.ts'
import { settings } from '../settings.ts'
import { leaseMs, tableOf, type Inbox, type Letter } from './inbox.ts'
import type { Sender } from './sender.ts'

/** `letter`: it is kept, and whoever accepted it has to send it now; `waitMs`: nothing was kept. */
export type Acceptance = { letter: Letter } | { waitMs: number }

/** What a reader has written to the editors. */
export type Message = { email: string; name: string; phone: string; message: string }

/** A request for a service, by the labels of its form. */
export type ServiceRequest = {
  service: number
  serviceName: string
  replyTo: string | null
  fields: { label: string; value: string }[]
}

/**
 * Keeps a message to be sent now. From one sender, in any number of processes, none is accepted while another one of
 * his is being sent, and for 10 minutes after one has gone out (R-CONT-2). One that could not be sent is replaced.
 */
export function acceptMessage(
  req: PayloadRequest,
  sender: Sender,
  message: Message,
): Promise<Acceptance> {
  return inTurn(req, sender, async (db) => {
    const waitMs = await timeToWait(db, sender)
    if (waitMs > 0) return { waitMs }
    const unsent = await unsentOf(db, 'contact-submissions', sender)
    const kept = keptWith(sender, unsent, message)
    const data = { ...message, ...kept }
    const collection = 'contact-submissions'
    const { id } = unsent
      ? await req.payload.update({ collection, id: unsent.id, data, depth: 0, req })
      : await req.payload.create({ collection, data, depth: 0, req })
    return { letter: letterOf(collection, id, kept) }
  })
}

/** The same for a request; there may be several, for one service not at once. */
export function acceptRequest(
  req: PayloadRequest,
  sender: Sender,
  request: ServiceRequest,
): Promise<Acceptance> {
  return inTurn(req, sender, async (db) => {
    const ofService = sql`AND service_id = ${request.service}`
    const waitMs = await leftOfLease(db, 'branding-requests', sender, ofService)
    if (waitMs > 0) return { waitMs }
    const unsent = await unsentOf(db, 'branding-requests', sender, ofService)
    const kept = keptWith(sender, unsent, request)
    const data = { ...request, ...kept }
    const collection = 'branding-requests'
    const { id } = unsent
      ? await req.payload.update({ collection, id: unsent.id, data, depth: 0, req })
      : await req.payload.create({ collection, data, depth: 0, req })
    return { letter: letterOf(collection, id, kept) }
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
        sql`SELECT pg_advisory_xact_lock(hashtextextended(${`correspondence:${identifier}`}, 0))`,
      )
    }
    return work(db)
  })
}

async function timeToWait(db: Connection, sender: Sender): Promise<number> {
  const { rows } = await db.execute(sql`
    SELECT max(sent_at) AS at FROM contact_submissions
    WHERE ${isOf(sender)} AND mail_state = 'sent'`)
  const [{ at }] = z.tuple([z.object({ at: momentSchema })]).parse(rows)
  const left = at === null ? 0 : at.getTime() + contactCooldownMs - now().getTime()
  if (left > 0) return left
  // It may go out at this moment: then the time begins now.
  const busy = await leftOfLease(db, 'contact-submissions', sender)
  return busy > 0 ? contactCooldownMs : 0
}

/** How long something of the sender is being sent yet, milliseconds; 0 where nothing is. */
async function leftOfLease(
  db: Connection,
  inbox: Inbox,
  sender: Sender,
  which = sql``,
): Promise<number> {
  const { rows } = await db.execute(sql`
    SELECT max(leased_until) AS at FROM ${tableOf(inbox)}
    WHERE ${isOf(sender)} AND mail_state = 'sending' ${which}`)
  const [{ at }] = z.tuple([z.object({ at: momentSchema })]).parse(rows)
  return at === null ? 0 : Math.max(0, at.getTime() - now().getTime())
}

type Unsent = { id: number; messageId: string; attempts: number }

const unsentSchema = z.array(
  z.object({ id: z.number(), messageId: z.string(), attempts: z.coerce.number() }),
)

async function unsentOf(
  db: Connection,
  inbox: Inbox,
  sender: Sender,
  which = sql``,
): Promise<Unsent | null> {
  const { rows } = await db.execute(sql`
    SELECT id, message_id AS "messageId", attempts FROM ${tableOf(inbox)}
    WHERE ${isOf(sender)} AND mail_state <> 'sent' ${which}
    ORDER BY id DESC LIMIT 1 FOR UPDATE`)
  return unsentSchema.parse(rows)[0] ?? null
}

const momentSchema = z.preprocess(
  (value) => value ?? undefined,
  z.coerce
    .date()
    .optional()
    .transform((date) => date ?? null),
)

function isOf(sender: Sender) {
  const any = sender.map((identifier) => sql`${identifier}`)
  return sql`identifier IN (${sql.join(any, sql`, `)})`
}

function keptWith(sender: Sender, unsent: Unsent | null, content: object) {
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
function messageIdOf(content: object, unsent: Unsent | null): string {
  const words = createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 16)
  if (unsent?.messageId.includes(`.${words}@`)) return unsent.messageId
  return `<${randomUUID()}.${words}@${new URL(settings.siteUrl).hostname}>`
}

function letterOf(inbox: Inbox, id: number, kept: ReturnType<typeof keptWith>): Letter {
  return { inbox, id, messageId: kept.messageId, attempt: kept.attempts }
}
