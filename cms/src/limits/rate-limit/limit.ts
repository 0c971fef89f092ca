import { sql } from '@payloadcms/db-postgres'
import { createHmac } from 'node:crypto'
import type { Payload } from 'payload'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import type { Connection } from '../../lib/db/connection.ts'
import { settings } from '../../settings.ts'

/** Number of calls allowed in a period of seconds, which begins with the first call. */
export type Limit = { calls: number; seconds: number }

/**
 * Counts a call of an endpoint, for all processes that use this database.
 *
 * @param caller a network (limits/caller.ts), of which only a keyed hash is stored; null: not counted
 * @returns 0, or how many seconds the caller must wait
 */
export async function consumeRateLimit(
  payload: Payload,
  name: string,
  limit: Limit,
  caller: string | null,
): Promise<number> {
  if (caller === null) return 0
  try {
    await limiterOf(payload, name, limit).consume(keyOf(caller))
    return 0
  } catch (refusal) {
    if (refusal instanceof RateLimiterRes) return Math.ceil(refusal.msBeforeNext / 1000)
    throw refusal
  }
}

/** Deletes expired counts, by the package's own clock. */
export async function sweepLimits(db: Connection): Promise<void> {
  await db.execute(sql`DELETE FROM rate_limits WHERE expire <= ${Date.now()}`)
}

/** Each database has its own: tests open several. */
const limiters = new WeakMap<Payload, Map<string, RateLimiterPostgres>>()

function limiterOf(payload: Payload, name: string, { calls, seconds }: Limit): RateLimiterPostgres {
  const known = limiters.get(payload) ?? new Map<string, RateLimiterPostgres>()
  limiters.set(payload, known)
  const limiter =
    known.get(name) ??
    new RateLimiterPostgres({
      storeClient: unnamed(payload),
      storeType: 'client',
      tableName: 'rate_limits',
      tableCreated: true,
      keyPrefix: name,
      points: calls,
      duration: seconds,
      // A caller who continues is refused without a database query.
      inMemoryBlockOnConsumed: calls + 1,
      // Done by housekeeping.ts.
      clearExpiredByTimeout: false,
    })
  known.set(name, limiter)
  return limiter
}

/** The package uses named statements, which do not work with a pooler that shares connections. */
function unnamed({ db: { pool } }: Payload) {
  return {
    query: ({ text, values }: { text: string; values: unknown[] }) => pool.query({ text, values }),
  }
}

function keyOf(caller: string): string {
  const hash = createHmac('sha256', settings.payloadSecret)
  return hash.update(`kariera limits\n${caller}`).digest('base64url')
}
