import { sql } from '@payloadcms/db-postgres'
import { createHmac } from 'node:crypto'
import type { Payload } from 'payload'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import type { Connection } from '../db/connection.ts'
import { settings } from '../../settings.ts'

/** So many calls in so many seconds, which begin with the first of them. */
export type Limit = { calls: number; seconds: number }

/**
 * Counts a call at a door, for all processes that work on this database.
 *
 * @param caller a network (lib/http/caller.ts), of which only a keyed hash is kept; null: nobody is counted
 * @returns 0, or how many seconds the caller has to wait
 */
export async function consumeRateLimit(
  payload: Payload,
  door: string,
  limit: Limit,
  caller: string | null,
): Promise<number> {
  if (caller === null) return 0
  try {
    await limiterOf(payload, door, limit).consume(keyOf(caller))
    return 0
  } catch (refusal) {
    if (refusal instanceof RateLimiterRes) return Math.ceil(refusal.msBeforeNext / 1000)
    throw refusal
  }
}

/** Lets everything go that counts no more, by the package's own clock. */
export async function sweepLimits(db: Connection): Promise<void> {
  await db.execute(sql`DELETE FROM rate_limits WHERE expire <= ${Date.now()}`)
}

/** Each database has its own: tests open several. */
const limiters = new WeakMap<Payload, Map<string, RateLimiterPostgres>>()

function limiterOf(payload: Payload, door: string, { calls, seconds }: Limit): RateLimiterPostgres {
  const known = limiters.get(payload) ?? new Map<string, RateLimiterPostgres>()
  limiters.set(payload, known)
  const limiter =
    known.get(door) ??
    new RateLimiterPostgres({
      storeClient: unnamed(payload),
      storeType: 'client',
      tableName: 'rate_limits',
      tableCreated: true,
      keyPrefix: door,
      points: calls,
      duration: seconds,
      // Who goes on asking is refused without asking the database.
      inMemoryBlockOnConsumed: calls + 1,
      // housekeeping.ts does it.
      clearExpiredByTimeout: false,
    })
  known.set(door, limiter)
  return limiter
}

/** The package names its statements, which is lost on a pooler that shares connections. */
function unnamed({ db: { pool } }: Payload) {
  return {
    query: ({ text, values }: { text: string; values: unknown[] }) => pool.query({ text, values }),
  }
}

function keyOf(caller: string): string {
  const hash = createHmac('sha256', settings.payloadSecret)
  return hash.update(`kariera limits\n${caller}`).digest('base64url')
}
