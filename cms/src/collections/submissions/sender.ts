import { now } from '@kariera/shared/clock'
import { dayBefore, isoDate } from '@kariera/shared/rules/dates'
import { createHmac } from 'node:crypto'
import type { PayloadRequest } from 'payload'
import { settings } from '../../settings.ts'
import { callerOf } from '../../lib/http/caller.ts'

/** Who writes, as hashes: the first is kept with what is written, by all of them it may have been kept before. */
export type Sender = readonly [string, ...string[]]

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
