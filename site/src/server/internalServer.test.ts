import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { internalServer } from './internalServer.ts'

let server: Server
let address: string
const hook = vi.fn(async () => ({ status: 409 as const, error: 'accepted before' }))
const verify = vi.fn(async () => ({ status: 200 as const, report: { paths: ['/'], faults: [] } }))

beforeAll(async () => {
  const handle = internalServer({
    hook,
    verify,
    state: () => ({ pages: 3, dirty: 1, listing: false, firstRenderDone: true }),
    pageState: (path) => ({ path, onDisk: true, dirty: false, error: null, renderedAt: null }),
    times: () => [],
  })
  server = createServer((req, res) => void handle(req, res))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.close()
  server.closeAllConnections()
})

const post = (path: string, body: string) => fetch(address + path, { method: 'POST', body })

it('tells the state of the site, and of one page', async () => {
  expect(await (await fetch(`${address}/_site/state`)).json()).toMatchObject({ pages: 3, dirty: 1 })
  const page = encodeURIComponent('/article/2026/11/а/')
  const state = await (await fetch(`${address}/_site/state?path=${page}`)).json()
  expect(state).toMatchObject({ path: '/article/2026/11/а/', onDisk: true })
})

it('tells how long recent publishes took', async () => {
  expect(await (await fetch(`${address}/_site/times`)).json()).toEqual([])
})

it('hands messages on with their answers', async () => {
  const refused = await post('/_site/hook', '{}')
  expect([refused.status, await refused.json()]).toEqual([409, { error: 'accepted before' }])
  const report = await post('/_site/verify', '{}')
  expect([report.status, await report.json()]).toEqual([200, { paths: ['/'], faults: [] }])
})

it('refuses a message that is too long, without looking at it', async () => {
  hook.mockClear()
  const answer = await post('/_site/hook', 'x'.repeat(1024 * 1024 + 1))
  expect(answer.status).toBe(413)
  expect(hook).not.toHaveBeenCalled()
})

it.each(['/', '/_site/hook', '/_site/other', '//evil.example/_site/state'])(
  'has nothing else: GET %s',
  async (path) => {
    expect((await fetch(address + path)).status).toBe(404)
  },
)
