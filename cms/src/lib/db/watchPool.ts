import type { Payload } from 'payload'
import type pg from 'pg'
import { z } from 'zod'

/** The properties of a connection pool that show its state. */
type Pool = Pick<pg.Pool, 'on' | 'totalCount' | 'idleCount' | 'options'>

/**
 * Since when no connection was taken or returned while all are taken, as a duration in milliseconds; null while one is
 * free.
 */
const standstills = new WeakMap<object, () => number | null>()

/** Pause between two checks of a pool, milliseconds. */
const lookMs = 1000

/**
 * Detects a pool of which all connections are taken and none is returned, because their holders wait for further ones.
 * Nothing else in the cms ends that state.
 *
 * @param limitMs how long it may last, milliseconds
 * @param onStandstill called once when it has lasted longer
 * @returns a function that ends the watch
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

/** Returns how long a watched pool has been blocked, milliseconds; 0 if it is not. */
export function standstillOf(pool: object): number {
  return standstills.get(pool)?.() ?? 0
}

const limitSchema = z.tuple([z.object({ max_connections: z.coerce.number() })])

/**
 * Reduces a pool to the connections that PostgreSQL allows, minus what others need: a tenth, and three for an operator
 * who investigates a problem.
 */
export async function fitPool(
  pool: Pick<pg.Pool, 'query' | 'options'>,
  logger: Pick<Payload['logger'], 'warn'>,
): Promise<void> {
  const { rows } = await pool.query('SHOW max_connections')
  const [{ max_connections: allowed }] = limitSchema.parse(rows)
  const { options } = pool
  const maxConnections = Math.max(4, Math.floor(allowed * 0.9) - 3)
  if (options.max <= maxConnections) return
  logger.warn({
    event: 'database.connections.reduced',
    wanted: options.max,
    allowed,
    most: maxConnections,
  })
  options.max = maxConnections
}
