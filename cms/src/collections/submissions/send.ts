import { backoff } from '@kariera/shared/rules/backoff'
import { now } from '@kariera/shared/clock'
import { errorText } from '@kariera/shared/rules/errors'
import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import {
  submissionCollections,
  leaseMs,
  submissionColumns,
  submissionSchema,
  noteSent,
  noteUnsent,
  tableOf,
  type SubmissionCollection,
  type Submission,
} from './submission.ts'
import { mailOfSubmission } from './mailOfSubmission.ts'
import { setTimeout as sleep } from 'node:timers/promises'
import { select } from '../../lib/db/select.ts'
import { repeatedly } from '../../lib/jobs/repeatedly.ts'

/** Longest wait for a mail server, milliseconds. */
export const timeoutMs = 45_000

/** Pauses between tries, milliseconds: the first, and the longest; each is twice the previous one. */
const pauses = { first: 60_000, longest: 6 * 60 * 60_000 }

/** Number of automatic tries, over some three days; afterwards only an editor sends it. */
const maxTries = 20

/** Longest reply of a mail server that is stored, characters. */
export const maxReasonLength = 300

/**
 * Sends a submission that is leased to this process, and records the result. A mail server that has not responded in
 * time may still accept the mail: the submission counts as sent from that moment.
 *
 * @returns whether it was sent
 */
export function send(payload: Payload, submission: Submission): Promise<boolean> {
  return untilSent(() => sendAndNote(payload, submission))
}

/** Sends something; a process that is asked to stop waits for it. */
export function untilSent(sending: () => Promise<boolean>): Promise<boolean> {
  const sent = sending()
  underWay.add(sent)
  const forget = () => underWay.delete(sent)
  sent.then(forget, forget)
  return sent
}

declare global {
  /** Next loads this module more than once into one process. */
  var kariera_mailing: Set<Promise<boolean>> | undefined
}

const underWay = (globalThis.kariera_mailing ??= new Set<Promise<boolean>>())

/** Resolves when this process is no longer sending anything, with any result. */
async function mailingEnds(): Promise<void> {
  await Promise.allSettled(underWay)
}

async function sendAndNote(payload: Payload, submission: Submission): Promise<boolean> {
  const mailing = mailOfSubmission(payload, submission).then((mail) => payload.sendEmail(mail))
  const noted = mailing.then(() => noteAsSent(payload, submission))
  try {
    await inTime(noted)
    return true
  } catch (error) {
    // A later result is recorded separately.
    noted.catch(() => undefined)
    await noteFailure(payload, submission, errorText(error))
    return false
  }
}

/**
 * The mail was sent, so a failure to record this is not a failure of the mail. After the lease it is sent again, with
 * the same Message-ID.
 */
async function noteAsSent(payload: Payload, submission: Submission): Promise<void> {
  try {
    await noteSent(payload.db.drizzle, submission, now())
  } catch (error) {
    const { collection, id } = submission
    payload.logger.error({
      event: 'submissions.note.failed',
      collection,
      id,
      error: errorText(error),
    })
  }
}

async function noteFailure(payload: Payload, submission: Submission, error: string): Promise<void> {
  const { collection, id, attempt } = submission
  payload.logger.warn({ event: 'submissions.mail.failed', collection, id, attempt, error })
  const nextTryAt = attempt < maxTries ? new Date(now().getTime() + backoff(attempt, pauses)) : null
  const reason = error.slice(0, maxReasonLength)
  await noteUnsent(payload.db.drizzle, submission, { reason, nextTryAt })
}

/** @throws {Error} when it takes too long */
export async function inTime(work: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const tooLate = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      reject(new Error(`The mail server has not answered in ${timeoutMs / 1000} s.`))
    }, timeoutMs)
  })
  try {
    await Promise.race([work, tooLate])
  } finally {
    clearTimeout(timer)
  }
}

/**
 * Sends all submissions that are due, one after the other: failed ones, and those of a process that ended.
 *
 * @param isOver whether to stop before the next one
 */
export async function sendDue(payload: Payload, isOver = () => false): Promise<void> {
  for (const collection of submissionCollections) {
    let submission = isOver() ? null : await claimDue(payload, collection)
    while (submission) {
      await send(payload, submission)
      submission = isOver() ? null : await claimDue(payload, collection)
    }
  }
}

/** Leases a submission that is due; no two processes get the same one. */
function claimDue(payload: Payload, collection: SubmissionCollection): Promise<Submission | null> {
  const at = now().toISOString()
  return claim(
    payload,
    collection,
    sql`(mail_state = 'unsent' AND next_try_at <= ${at}) OR (mail_state = 'sending' AND leased_until <= ${at})`,
  )
}

/** Leases this submission, even if it is not due; null if it was sent or is being sent. */
export function claimOne(
  payload: Payload,
  collection: SubmissionCollection,
  id: number,
): Promise<Submission | null> {
  const at = now().toISOString()
  return claim(
    payload,
    collection,
    sql`id = ${id} AND (mail_state = 'unsent' OR (mail_state = 'sending' AND leased_until <= ${at}))`,
  )
}

async function claim(
  payload: Payload,
  collection: SubmissionCollection,
  which: ReturnType<typeof sql>,
): Promise<Submission | null> {
  const leasedUntil = new Date(now().getTime() + leaseMs).toISOString()
  const table = tableOf(collection)
  const [submission] = await select(payload.db.drizzle, submissionSchema)`
    UPDATE ${table} SET mail_state = 'sending', attempts = attempts + 1, leased_until = ${leasedUntil}
    WHERE id = (SELECT id FROM ${table} WHERE ${which} ORDER BY next_try_at NULLS FIRST, id LIMIT 1 FOR UPDATE SKIP LOCKED)
    RETURNING ${submissionColumns}`
  return submission ? { collection, ...submission } : null
}

/** Pause between checks for submissions that are due, milliseconds. */
const pauseMs = 20_000

/**
 * How long a stopping process waits for mails that are being sent, milliseconds. A mail without a recorded result is
 * sent again.
 */
const lastMs = 5000

/** Starts sending submissions that could not be sent at once; any number of processes may do so. */
export function startMailing(payload: Payload): { stop: () => Promise<void> } {
  let isOver = false
  const mailing = repeatedly(async () => {
    await sendDue(payload, () => isOver).catch((error: unknown) => {
      payload.logger.warn({ event: 'submissions.sending.failed', error: errorText(error) })
    })
    return pauseMs
  })
  return {
    stop: async () => {
      isOver = true
      void mailing.stop()
      await Promise.race([mailingEnds(), sleep(lastMs)])
    },
  }
}
