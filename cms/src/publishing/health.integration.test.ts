import { setClock } from '@kariera/shared/clock'
import { sql } from '@payloadcms/db-postgres'
import { createServer } from 'node:http'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { openNewsroom, type TestNewsroom } from '../testing/newsroom.ts'
import { restAs, restAsAnyone } from '../testing/rest.ts'

let newsroom: TestNewsroom
/** The state that the site reports. */
let state = { pages: 3, dirty: 1, listing: false, firstRenderDone: true }
const site = createServer((_req, res) => {
  res.setHeader('content-type', 'application/json')
  res.end(JSON.stringify(state))
})

beforeAll(async () => {
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve))
  const address = site.address()
  const port = typeof address === 'object' ? address?.port : address
  newsroom = await openNewsroom({ SITE_HOOKS: `http://127.0.0.1:${port}/_site/hook` })
})
afterEach(() => {
  setClock(null)
  state = { ...state, firstRenderDone: true }
})
afterAll(async () => {
  site.close()
  await newsroom.close()
})

async function health() {
  const answer = await restAsAnyone(newsroom)('GET', '/health')
  return { status: answer.status, body: await answer.json() }
}

describe('the health of the newsroom', () => {
  it('is good while nothing waits for long', async () => {
    expect(await health()).toMatchObject({
      status: 200,
      body: { ok: true, database: true, outbox: { failing: 0 }, site: { pages: 3, dirty: 1 } },
    })
  })

  it('says how busy it is to an administrator, and to nobody else', async () => {
    const asAdministrator = await restAs(newsroom, 'administrator')
    const { connections, turns } = await (await asAdministrator('GET', '/health')).json()
    expect(connections.taken).toBeLessThanOrEqual(connections.most)
    expect(turns.saves).toEqual({ working: 0, waiting: 0 })
    const asEditor = await restAs(newsroom, 'editor')
    for (const body of [(await health()).body, await (await asEditor('GET', '/health')).json()])
      expect(Object.keys(body)).toEqual(['ok', 'database', 'outbox', 'site'])
  })

  it('is bad until every page was rendered once', async () => {
    state = { ...state, firstRenderDone: false }
    expect(await health()).toMatchObject({ status: 503, body: { ok: false } })
  })

  it('is bad where an event has waited for a minute: nobody delivers here', async () => {
    await newsroom.publish({ title: 'Чака' })
    expect(await health()).toMatchObject({
      status: 200,
      body: { ok: true },
    })
    setClock(new Date(Date.now() + 50_000))
    expect(await health()).toMatchObject({ status: 200 })
    setClock(new Date(Date.now() + 62_000))
    const { status, body } = await health()
    expect([status, body.ok]).toEqual([503, false])
    expect(body.outbox.oldestSeconds).toBeGreaterThan(60)
  })

  it('is no worse for an old event that is delivered once more', async () => {
    const { payload } = newsroom
    await payload.db.drizzle.execute(sql`
      UPDATE publish_events_deliveries SET delivered_at = now(), receipt = '{"failed": []}'`)
    const asEditor = await restAs(newsroom, 'editor')
    const { docs } = await payload.find({ collection: 'publish-events', depth: 0, limit: 1 })
    setClock(new Date(Date.now() + 3_600_000))
    expect((await asEditor('POST', `/publish-events/${docs[0]?.id}/retry`)).status).toBe(200)
    const { status, body } = await health()
    expect([status, body.outbox.pending]).toEqual([200, 1])
  })
})
