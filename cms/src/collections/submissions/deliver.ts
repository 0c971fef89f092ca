import { readerTexts } from '@kariera/shared/texts/reader'
import { setTimeout as sleep } from 'node:timers/promises'
import type { PayloadRequest } from 'payload'
import { consumeRateLimit, type Limit } from '../../lib/rate-limit/limit.ts'
import { takeTurn } from '../../lib/rate-limit/inTurn.ts'
import { retryAfterSeconds } from '../../lib/rate-limit/turnKinds.ts'
import { callerOf } from '../../lib/http/caller.ts'
import type { Acceptance } from './accept.ts'
import { tooSoon, type Outcome } from './endpoints/formCall.ts'
import { send } from './send.ts'

/** How many mails one network may cause, whoever says to be sending them. */
const most: Limit = { calls: 30, seconds: 600 }

/** How long a second submission waits for the first one to be sent, and between two looks at it; milliseconds. */
const patience = { whole: 5000, pause: 150 }

/** Accepts what somebody sends, and says that it was sent when the mail is out (R-CONT-2). */
export async function deliver(
  req: PayloadRequest,
  accept: () => Promise<Acceptance>,
): Promise<Outcome> {
  const seconds = await consumeRateLimit(req.payload, 'email', most, callerOf(req))
  if (seconds > 0) return tooSoon(seconds * 1000)
  const accepted = await whenNothingIsSent(() => takeTurn(req, 'publicWrites', accept))
  if (accepted === null)
    return { status: 503, error: readerTexts.contact.failed, retryAfter: retryAfterSeconds }
  if ('busyMs' in accepted) return tooSoon(accepted.busyMs)
  if ('waitMs' in accepted) return tooSoon(accepted.waitMs)
  const isSent = await send(req.payload, accepted.letter)
  return isSent ? { status: 200 } : { status: 502, error: readerTexts.contact.failed }
}

/** Whether there is a cooldown is known when the mail before has gone out, or has not. */
async function whenNothingIsSent(
  accept: () => Promise<Acceptance | null>,
): Promise<Acceptance | null> {
  const until = performance.now() + patience.whole
  let accepted = await accept()
  while (accepted && 'busyMs' in accepted && performance.now() < until) {
    await sleep(patience.pause)
    accepted = await accept()
  }
  return accepted
}
