import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openNewsroom, type TestNewsroom } from '../../testing/newsroom.ts'
import { restAs, restFrom } from '../../testing/rest.ts'

let newsroom: TestNewsroom
let neighbour: Payload

beforeAll(async () => {
  newsroom = await openNewsroom()
  neighbour = await newsroom.openNeighbour()
})
afterAll(async () => {
  await neighbour.destroy()
  await newsroom.close()
})

const from = (address: string) => restFrom(newsroom, { 'x-forwarded-for': address })

/** Sets the used-up calls of all callers. */
const askedBefore = (points: number) =>
  newsroom.payload.db.drizzle.execute(sql`UPDATE rate_limits SET points = ${points}`)

describe('invariant 10: public reading calls', () => {
  const calls = [
    '/search?title=%D1%82',
    '/hashtags/suggest?q=abc',
    '/hashtags/counts',
    '/articles/1/adjacent',
    '/articles/random',
  ]

  it.each(calls)(
    '%s may be asked 600 times a minute, and is then refused for a while',
    async (path) => {
      const asked = path.includes('adjacent') ? 404 : 200
      const call = async () => (await from('192.0.2.7')('GET', path)).status
      expect(await call()).toBe(asked)
      await askedBefore(599)
      expect(await call()).toBe(asked)
      const refused = await from('192.0.2.7')('GET', path)
      expect(refused.status).toBe(429)
      const wait = Number(refused.headers.get('retry-after'))
      expect(wait).toBeGreaterThan(0)
      expect(wait).toBeLessThanOrEqual(60)
      expect(await refused.json()).toEqual({
        success: false,
        error: `Too many requests: try again in ${wait} s.`,
      })
      expect((await from('192.0.2.8')('GET', path)).status).toBe(asked)
    },
  )

  it('documents may be asked for 1200 times a minute by who is not signed in', async () => {
    const call = () => from('192.0.2.7')('GET', '/articles?limit=1&depth=2')
    expect((await call()).status).toBe(200)
    await askedBefore(1199)
    expect((await call()).status).toBe(200)
    const refused = await call()
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await refused.text()).toContain('Too many requests: try again in')
    expect((await from('192.0.2.7')('GET', '/globals/site-settings')).status).toBe(429)
    const editor = await restAs(newsroom, 'editor')
    expect((await editor('GET', '/articles')).status).toBe(200)
  })

  it('no number of writers without a session holds up the newsroom', async () => {
    const paths = ['/categories', '/hashtags', '/redirects', '/articles', '/media']
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, index) =>
        from(`198.51.100.${index}`)('POST', paths[index % paths.length] ?? '', {}),
      ),
    )
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([403]))
    expect((await from('192.0.2.30')('GET', '/articles')).status).toBe(200)
  })

  it('are counted for all processes together, and one network as one caller', async () => {
    const { consumeRateLimit } = await import('./limit.ts')
    const limit = { calls: 5, seconds: 60 }
    const ask = (payload: Payload, caller: string | null) =>
      consumeRateLimit(payload, 'test', limit, caller)
    const { payload } = newsroom
    const waits = await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        ask(index % 2 ? payload : neighbour, '2001:db8::/64'),
      ),
    )
    expect(waits.filter((wait) => wait === 0)).toHaveLength(5)
    expect(await ask(neighbour, '2001:db8:1::/64')).toBe(0)
    // Calls of this process itself have no caller and are not limited.
    for (let time = 0; time < 7; time += 1) expect(await ask(payload, null)).toBe(0)
  })

  it('leave saves the first place before work for which nobody waits', async () => {
    const { letSavesGoFirst, takeTurn } = await import('./inTurn.ts')
    const { payload } = newsroom
    const saving = Promise.withResolvers<undefined>()
    const save = takeTurn(await newsroom.asEditor(), 'saves', () => saving.promise)
    const order: string[] = []
    await letSavesGoFirst(payload, 0).then(() => order.push('out of patience'))
    const patient = letSavesGoFirst(payload, 60_000).then(() => order.push('read'))
    await new Promise(setImmediate)
    order.push('saved')
    saving.resolve(undefined)
    await Promise.all([save, patient])
    expect(order).toEqual(['out of patience', 'saved', 'read'])
  })

  it('begin anew when the time is over, and keep nothing that tells who asked', async () => {
    const { consumeRateLimit, sweepLimits } = await import('./limit.ts')
    const { drizzle } = newsroom.payload.db
    const kept = async () => (await drizzle.execute(sql`SELECT key FROM rate_limits`)).rows
    const ask = () => consumeRateLimit(neighbour, 'brief', { calls: 2, seconds: 60 }, '192.0.2.9')
    expect([await ask(), await ask()]).toEqual([0, 0])
    expect(JSON.stringify(await kept())).not.toContain('192.0.2.')
    await drizzle.execute(sql`UPDATE rate_limits SET expire = 1`)
    expect([await ask(), await ask(), (await ask()) > 0]).toEqual([0, 0, true])
    await drizzle.execute(sql`UPDATE rate_limits SET expire = 1`)
    await sweepLimits(drizzle)
    expect(await kept()).toEqual([])
  })
})
