import { drizzle } from '@payloadcms/db-postgres/drizzle/node-postgres'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openNewsroom, type TestNewsroom } from '../testing/newsroom.ts'
import { makeArchive } from './archive.ts'

const batch = 500
const batches = 5
let newsroom: TestNewsroom
let client: pg.Client

beforeAll(async () => {
  newsroom = await openNewsroom()
  client = new pg.Client({ connectionString: process.env.DATABASE_URL })
  await client.connect()
})
afterAll(async () => {
  await client.end()
  await newsroom.close()
})

/** Number of rows fetched through indexes in this transaction. */
async function rowsFetched(): Promise<number> {
  const { rows } = await client.query<{ fetched: number }>(
    'SELECT sum(idx_tup_fetch)::int AS fetched FROM pg_stat_xact_user_tables',
  )
  return rows[0]!.fetched
}

describe('adding articles', () => {
  it('costs no more for a later batch than for the first, though the planner knows of none of them yet', async () => {
    const [{ prepareInsert }, { readStock }] = await Promise.all([
      import('./insert.ts'),
      import('./stock.ts'),
    ])
    const db = drizzle({ client })
    await client.query('BEGIN')
    const options = { count: batch * batches, seed: 1, now: new Date() }
    const archive = [...makeArchive(options, await readStock(db))]
    const insert = await prepareInsert(db)
    const costs: number[] = []
    for (let from = 0; from < archive.length; from += batch) {
      const before = await rowsFetched()
      await insert(archive.slice(from, from + batch))
      costs.push((await rowsFetched()) - before)
    }
    await client.query('ROLLBACK')
    expect(costs).toHaveLength(batches)
    expect(Math.max(...costs) / Math.min(...costs)).toBeLessThan(1.5)
  })
})
