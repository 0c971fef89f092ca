import { now } from '@kariera/shared/clock'
import { dayBefore, isoDate } from '@kariera/shared/rules/dates'
import { sql } from '@payloadcms/db-postgres'
import { createHmac } from 'node:crypto'
import type { PayloadRequest } from 'payload'
import { callerOf } from '../../limits/caller.ts'
import { settings } from '../../settings.ts'

/** The sender as hashes: the first is stored with the submission, earlier submissions are found by all of them. */
export type Submitter = readonly [string, ...string[]]

/**
 * Returns the signed-in user, or else network and browser of the request, hashed with the day in Europe/Sofia. The hash
 * of the previous day is included, so that submissions from before midnight still count.
 */
export function submitterOf(req: PayloadRequest): Submitter {
  if (req.user) return [hashOf('user', String(req.user.id))]
  const browser = `${callerOf(req) ?? ''}\n${req.headers.get('user-agent') ?? ''}`
  const today = isoDate(now())
  return [hashOf(today, browser), hashOf(dayBefore(today), browser)]
}

function hashOf(salt: string, subject: string): string {
  const hash = createHmac('sha256', settings.payloadSecret)
  return hash.update(`kariera sender\n${salt}\n${subject}`).digest('base64url')
}

/** The condition that a submission is of this sender. */
export function isOf(submitter: Submitter) {
  const any = submitter.map((identifier) => sql`${identifier}`)
  return sql`identifier IN (${sql.join(any, sql`, `)})`
}
