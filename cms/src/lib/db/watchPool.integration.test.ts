import pg from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { createBareDatabase, type TestDatabase } from '../../../../scripts/testing/database.ts'
import { openNewsroom } from '../../testing/newsroom.ts'
import { restAs, restAsAnyone } from '../../testing/rest.ts'
import { fitPool, standstillOf, watchPool } from './watchPool.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createBareDatabase()
})
afterEach(() => {
  vi.useRealTimers()
})
afterAll(() => database.drop())

describe('invariant 11: a pool that stands still', () => {
  const opened = async (work: (pool: pg.Pool) => Promise<void>) => {
    const pool = new pg.Pool({ connectionString: database.url, max: 2 })
    // The database may be dropped before all connections are closed.
    pool.on('error', () => undefined)
    try {
      await work(pool)
    } finally {
      await pool.end()
    }
  }

  it('is told of when all connections were taken for too long, and once', async () => {
    await opened(async (pool) => {
      const told = vi.fn()
      const stop = watchPool(pool, 500, told)
      const held = await Promise.all([pool.connect(), pool.connect()])
      const asked = pool.query('SELECT 1')
      await expect.poll(() => told.mock.calls.length).toBe(1)
      expect(standstillOf(pool)).toBeGreaterThanOrEqual(500)
      for (const client of held) client.release()
      await asked
      expect(standstillOf(pool)).toBe(0)
      stop()
    })
  })

  it('is not one of which a connection is free, nor one that works', async () => {
    await opened(async (pool) => {
      const told = vi.fn()
      const stop = watchPool(pool, 1500, told)
      const held = await pool.connect()
      expect(standstillOf(pool)).toBe(0)
      const until = performance.now() + 3500
      while (performance.now() < until) await pool.query('SELECT pg_sleep(0.05)')
      held.release()
      stop()
      expect(told).not.toHaveBeenCalled()
    })
  })

  it('makes the newsroom ill, and fails one call after the other with 503 and not all of them for ever', async () => {
    const newsroom = await openNewsroom({ DATABASE_CONNECTIONS: '8', SITE_HOOKS: '' })
    const { pool } = newsroom.payload.db
    const asEditor = await restAs(newsroom, 'editor')
    const stop = watchPool(pool, 60_000, () => undefined)
    const held = await Promise.all(Array.from({ length: 7 }, () => pool.connect()))
    pool.options.connectionTimeoutMillis = 200
    const answer = await asEditor('POST', '/hashtags', { value: 'без връзка' })
    expect([answer.status, await answer.text()]).toEqual([
      503,
      expect.stringContaining('Try again shortly.'),
    ])
    vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 11_000)
    const { status } = await restAsAnyone(newsroom)('GET', '/health')
    expect(status).toBe(503)
    vi.restoreAllMocks()
    for (const client of held) client.release()
    expect((await asEditor('POST', '/hashtags', { value: 'с връзка' })).status).toBe(201)
    stop()
    await newsroom.close()
  })

  it('is no larger than PostgreSQL allows, and as it was asked for where that is less', async () => {
    await opened(async (pool) => {
      const logger = { warn: vi.fn() }
      const { rows } = await pool.query<{ max_connections: string }>('SHOW max_connections')
      pool.options.max = 500
      await fitPool(pool, logger)
      expect(pool.options.max).toBeLessThan(Number(rows[0]?.max_connections) - 3)
      expect(logger.warn).toHaveBeenCalledOnce()
      pool.options.max = 12
      await fitPool(pool, logger)
      expect(pool.options.max).toBe(12)
      expect(logger.warn).toHaveBeenCalledOnce()
    })
  })
})
