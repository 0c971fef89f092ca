import type { Payload } from 'payload'
import type pg from 'pg'
import { z } from 'zod'

/** The part of a pool of connections that tells how it stands. */
type Pool = Pick<pg.Pool, 'on' | 'totalCount' | 'idleCount' | 'options'>

/** How long no connection was taken or given back while all of them were taken, milliseconds; null while one is free. */
const standstills = new WeakMap<object, () => number | null>()

/** Between two looks at a pool, milliseconds. */
const lookMs = 1000

/**
 * Watches a pool of which every connection is taken and none comes back: whoever holds them waits for another one. Nothing
 * that the cms does by itself ends that.
 *
 * @param limitMs how long that may last, milliseconds
 * @param onStandstill called once when it has lasted for longer
 * @returns what ends it
 */
export function watchPool(pool: Pool, limitMs: number, onStandstill: () => void): () => void {
  let movedAt = performance.now()
  const move = () => {
    movedAt = performance.now()
  }
  pool.on('acquire', move)
  pool.on('release', move)
  pool.on('remove', move)
  const standstill = () => {
    const isFree = pool.idleCount > 0 || pool.totalCount < pool.options.max
    return isFree ? null : performance.now() - movedAt
  }
  standstills.set(pool, standstill)
  const timer = setInterval(() => {
    if ((standstill() ?? 0) < limitMs) return
    clearInterval(timer)
    onStandstill()
  }, lookMs)
  timer.unref()
  return () => {
    clearInterval(timer)
  }
}

/** How long a pool that is watched has stood still, milliseconds; 0 while it moves. */
export function standstillOf(pool: object): number {
  return standstills.get(pool)?.() ?? 0
}

const limitSchema = z.tuple([z.object({ max_connections: z.coerce.number() })])

/**
 * Makes a pool no larger than PostgreSQL allows, less what others need: a tenth, and three for who has to look what is
 * wrong.
 */
export async function fitPool(
  pool: Pick<pg.Pool, 'query' | 'options'>,
  logger: Pick<Payload['logger'], 'warn'>,
): Promise<void> {
  const { rows } = await pool.query('SHOW max_connections')
  const [{ max_connections: allowed }] = limitSchema.parse(rows)
  const { options } = pool
  const most = Math.max(4, Math.floor(allowed * 0.9) - 3)
  if (options.max <= most) return
  logger.warn({ event: 'database.connections.reduced', wanted: options.max, allowed, most })
  options.max = most
}
