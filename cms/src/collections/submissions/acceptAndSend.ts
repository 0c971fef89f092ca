import { readerTexts } from '@kariera/shared/texts/reader'
import { setTimeout as sleep } from 'node:timers/promises'
import type { PayloadRequest } from 'payload'
import { consumeRateLimit } from '../../limits/rate-limit/limit.ts'
import { takeTurn } from '../../limits/rate-limit/inTurn.ts'
import { retryAfterSeconds } from '../../limits/rate-limit/turnKinds.ts'
import { callerOf } from '../../limits/caller.ts'
import type { Acceptance } from './accept.ts'
import { tooSoon, type Outcome } from './endpoints/formCall.ts'
import { mailLimit } from './rateLimits.ts'
import { send } from './send.ts'

/** How long a second submission waits for the first one to be sent, and the pause between checks; milliseconds. */
const waitMs = { whole: 5000, pause: 150 }

/** Accepts a submission, and reports success when its mail was sent (R-CONT-2). */
export async function acceptAndSend(
  req: PayloadRequest,
  accept: () => Promise<Acceptance>,
): Promise<Outcome> {
  const seconds = await consumeRateLimit(req.payload, 'email', mailLimit, callerOf(req))
  if (seconds > 0) return tooSoon(seconds * 1000)
  const accepted = await whenNothingIsSent(() => takeTurn(req, 'publicWrites', accept))
  if (accepted === null)
    return { status: 503, error: readerTexts.contact.failed, retryAfter: retryAfterSeconds }
  if ('busyMs' in accepted) return tooSoon(accepted.busyMs)
  if ('waitMs' in accepted) return tooSoon(accepted.waitMs)
  const isSent = await send(req.payload, accepted.submission)
  return isSent ? { status: 200 } : { status: 502, error: readerTexts.contact.failed }
}

/** Whether the cooldown applies is known only after the previous mail was sent or has failed. */
async function whenNothingIsSent(
  accept: () => Promise<Acceptance | null>,
): Promise<Acceptance | null> {
  const until = performance.now() + waitMs.whole
  let accepted = await accept()
  while (accepted && 'busyMs' in accepted && performance.now() < until) {
    await sleep(waitMs.pause)
    accepted = await accept()
  }
  return accepted
}
