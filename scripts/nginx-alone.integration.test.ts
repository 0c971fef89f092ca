import { readFileSync } from 'node:fs'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startNameServer, type NameServer } from './testing/name-server.ts'
import { hasNginx } from './testing/nginx.ts'
import { ask, Origin, page, pageHtml, siteHost } from './testing/origin.ts'

const isHere = await hasNginx()

let origin: Origin
let names: NameServer
let nginx = 0

beforeAll(async () => {
  if (!isHere) return
  names = await startNameServer()
  origin = new Origin()
  await origin.open()
  nginx = await origin.startNginx()
})
afterAll(async () => {
  if (!isHere) return
  await origin.close()
  names.close()
})

describe.skipIf(!isHere)('nginx', () => {
  it('tells the cms who asks and how, whatever the caller says of itself', async () => {
    const headers = { 'x-forwarded-for': '203.0.113.9', 'x-forwarded-proto': 'https' }
    const { headers: told } = await ask(nginx, { target: '/api/x', headers })
    expect(told['x-forwarded']).toBe('203.0.113.9, 127.0.0.1 https')
    const plain = await ask(nginx, { target: '/api/x', headers: { 'x-forwarded-proto': 'x' } })
    expect(plain.headers['x-forwarded']).toBe('127.0.0.1 http')
  })

  it('finds site and cms by name while it runs', async () => {
    const port = await origin.startNginx(origin.named('here', names.address))
    expect((await ask(port, { target: '/api/x' })).status).toBe(200)
    expect((await ask(port, { target: page.slice(0, -1) })).status).toBe(308)
  })

  it.each(['', `https://${siteHost}:443`])(
    'serves the newsroom at every host where ADMIN_URL (%s) names none of its own',
    async (ADMIN_URL) => {
      const port = await origin.startNginx({ ADMIN_URL })
      for (const host of [siteHost, '127.0.0.1']) {
        const { body } = await ask(port, { target: '/admin', headers: { host } })
        expect(JSON.parse(body.toString())).toMatchObject({ host, url: '/admin' })
        expect((await ask(port, { target: page, headers: { host } })).status).toBe(200)
      }
    },
  )

  it('names neither its version nor the time of a file', async () => {
    const { headers } = await ask(nginx, { target: page })
    expect([headers.server, headers['last-modified']]).toEqual(['nginx', undefined])
  })

  it('serves the precompressed forms that the publisher has written', async () => {
    const file = readFileSync(origin.files.fileOf(page) + '.br')
    const brotli = await ask(nginx, { target: page, headers: { 'accept-encoding': 'gzip, br' } })
    expect(brotli.body.equals(file)).toBe(true)
    expect(brotliDecompressSync(brotli.body).toString()).toBe(pageHtml)
    const gzip = await ask(nginx, { target: page, headers: { 'accept-encoding': 'gzip' } })
    expect(gunzipSync(gzip.body).toString()).toBe(pageHtml)
  })

  it.each(['identity', 'gzip', 'br'])(
    'invariant 3: shows a replaced page at once (%s), and says 304 to nobody who has another',
    async (encoding) => {
      const target = '/article/2026/11/smenena/'
      const headers = { 'accept-encoding': encoding }
      const tags = new Set<string>()
      // The pages are written within one second and have the same length.
      for (const html of ['едно', 'един', 'една', 'одно']) {
        await origin.files.write(target, html)
        const known = { ...headers, 'if-none-match': [...tags].join(', ') }
        const fresh = await ask(nginx, { target, headers: tags.size > 0 ? known : headers })
        expect(fresh.status).toBe(200)
        tags.add(String(fresh.headers.etag))
        const again = { ...headers, 'if-none-match': String(fresh.headers.etag) }
        const unchanged = await ask(nginx, { target, headers: again })
        expect([unchanged.status, unchanged.body.length]).toEqual([304, 0])
        expect(unchanged.headers['cache-control']).toBe(fresh.headers['cache-control'])
      }
      await origin.files.remove(target)
      expect((await ask(nginx, { target, headers })).status).toBe(302)
    },
  )
})

describe.skipIf(!isHere)('invariant 7: with site and cms stopped nginx', () => {
  let unnamed = 0
  beforeAll(async () => {
    if (!isHere) return
    unnamed = await origin.startNginx(origin.named('nowhere', names.address))
    origin.closeServers()
  })

  it.each(['/', page, '/media/a.webp', '/_astro/a.css'])('serves %s', async (target) => {
    for (const port of [nginx, unnamed]) expect((await ask(port, { target })).status).toBe(200)
  })

  it('says that the newsroom is closed, as the public server does', async () => {
    for (const port of [nginx, unnamed]) {
      const { status, headers, body } = await ask(port, { target: '/api/search' })
      const told = [headers['content-type'], headers['retry-after'], body.toString()]
      expect([status, ...told]).toEqual([
        503,
        'application/json',
        '5',
        '{"success":false,"error":"The newsroom is not available right now."}',
      ])
    }
  })

  it.each(['/article/2026/11/nyama/', '/404/', page.slice(0, -1), '/x/../', '/api/site/read'])(
    'does not know what %s is, and lets nobody remember that',
    async (target) => {
      for (const port of [nginx, unnamed]) {
        const { status, headers } = await ask(port, { target })
        const told = [headers['cache-control'], headers['retry-after']]
        expect([status, ...told]).toEqual([503, 'no-store', '5'])
      }
    },
  )
})
