import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import {
  Agent,
  createServer,
  request,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type Server,
} from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PageFiles } from '../publisher/pageFiles.ts'
import { Publisher } from '../publisher/publisher.ts'
import { PageStore } from '../publisher/store/pageStore.ts'
import type { RenderedPreview } from '../publisher/render.ts'
import { HotPages } from './hotPages.ts'
import { publicServer } from './publicServer.ts'
import { newsroomProxy } from './newsroomProxy.ts'
import { reverseProxy } from './reverseProxy.ts'

const page = '/article/2026/11/parva/'
const missing = '/article/2026/11/iztrita-ot-diska/'
let root: string
let cms: Server
let site: Server
const inRoot = (name: string) => path.join(root, name)

beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'public-server-'))
  const files = new PageFiles(inRoot('pages'))
  await files.write('/', 'начало')
  await files.write('/404/', 'няма такава')
  await files.write('/404/service/', 'няма такава услуга')
  await files.write(page, '<p>статия</p>'.repeat(100))
  await files.write('/rss.xml', '<rss/>'.repeat(100))
  for (const folder of ['media', 'assets/_astro', 'client', 'newsroom/chunks']) {
    await mkdir(inRoot(folder), { recursive: true })
  }
  await writeFile(inRoot('media/a.webp'), 'картина')
  await writeFile(inRoot('media/a.svg'), '<svg/>')
  await writeFile(inRoot('media/a.html'), '<p>банер</p>')
  await writeFile(inRoot('secret.txt'), 'тайна')
  await writeFile(inRoot('assets/_astro/a.css'), 'p{}')
  await writeFile(inRoot('assets/_astro/a.css.br'), 'сбито')
  await writeFile(inRoot('newsroom/chunks/a.js'), 'let a')
  await writeFile(inRoot('newsroom/chunks/a.js.br'), 'сбито')
  await writeFile(inRoot('client/favicon.svg'), '<svg/>')
  await writeFile(inRoot('client/favicon.ico'), 'икона')

  const store = new PageStore(':memory:')
  const stored = { kind: 'article' as const, tags: [], ms: 1, baseEvent: 0 }
  store.recordRender({ ...stored, path: missing, aliases: [] })
  store.recordRender({ ...stored, path: page, aliases: ['/article/7/', '/article/2026/11/predi/'] })
  store.recordRender({
    ...stored,
    kind: 'category',
    path: '/category/nova/',
    aliases: ['/category/stara/'],
  })
  store.recordRender({ ...stored, kind: 'feed', path: '/robots.txt', aliases: [] })
  const pages = new HotPages(inRoot('pages'))
  const publisher = new Publisher({
    store,
    files,
    onDisk: (changed) => {
      pages.forget(changed)
    },
    render: async () => ({ exists: true, html: 'отново', kind: 'article', tags: [], aliases: [] }),
    afterEach: () => undefined,
  })
  cms = createServer((req, res) => res.end(`cms ${req.headers.host} ${req.url}`))
  await new Promise<void>((resolve) => cms.listen(0, '127.0.0.1', resolve))
  const server = publicServer({
    pages,
    assetsDir: inRoot('assets'),
    mediaDir: inRoot('media'),
    clientDir: inRoot('client'),
    newsroomAssetsDir: inRoot('newsroom'),
    store,
    publisher,
    toCms: newsroomProxy({
      proxy: reverseProxy(`http://127.0.0.1:${portOf(cms)}`),
      accountOf: async () => null,
      trustProxy: 0,
    }),
    views: async (req, res) => void res.end(`view ${req.method}`),
    addresses: {
      siteUrl: 'https://kariera.example',
      adminUrl: 'https://redaktsia.kariera.example',
    },
    previews: { ticketOf, render: renderPreview },
  })
  site = createServer((req, res) => void server(req, res))
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve))
})
afterAll(async () => {
  site.close()
  cms.close()
  await rm(root, { recursive: true, force: true })
})

const heldPreviews = Promise.withResolvers<null>()
const ticketOf = (token: string) => {
  const [, articleId] = /^(\d+)\.\w+$/.exec(token) ?? []
  return articleId ? { articleId: Number(articleId), expiresAt: '2026-12-01T10:00:00.000Z' } : null
}

async function renderPreview(address: string): Promise<RenderedPreview> {
  if (address === '/preview/1.gone/') return { status: 302, location: '/', html: '' }
  if (address === '/preview/1.held/') await heldPreviews.promise
  if (address === '/preview/1.failing/') throw new Error('The cms cannot be reached.')
  return { status: 200, location: null, html: `преглед ${address}` }
}

describe('R-PRE-1 a preview', () => {
  it('is made when it is asked for, never indexed and never kept', async () => {
    const { status, headers, body } = await get('/preview/1.def/')
    expect([status, body.toString()]).toEqual([200, 'преглед /preview/1.def/'])
    expect(headers).toMatchObject({
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex, nofollow',
      'referrer-policy': 'no-referrer',
    })
    expect(headers.etag).toBeUndefined()
  })

  it('R-PRE-2 leads home where its token is worth nothing', async () => {
    for (const forged of [
      '/preview/1.gone/',
      '/preview/forged.x/',
      '/preview/a%2Bb/',
      '/preview/%D1%8F/',
    ]) {
      const { status, headers } = await get(forged)
      expect([status, headers.location], forged).toEqual([302, '/'])
    }
    const { headers } = await get('/preview/1.gone/')
    expect(headers['cache-control']).toBe('private, no-store')
  })

  it('says so when it cannot be made just now', async () => {
    const { status, body } = await get('/preview/1.failing/')
    expect(status).toBe(503)
    expect(body.toString()).toContain('Failed to load preview')
  })

  it('is made while any number read that of another article', async () => {
    const held = Array.from({ length: 100 }, () => get('/preview/1.held/'))
    expect((await Promise.race(held)).status).toBe(503)
    expect((await get('/preview/2.def/')).status).toBe(200)
    heldPreviews.resolve(null)
    const statuses = (await Promise.all(held)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(30)
  })
})

describe('R-FRAME-10 a feed', () => {
  it('is served under its own name, compressed, with its type', async () => {
    const { status, headers } = await get('/rss.xml?x=1', { 'accept-encoding': 'br' })
    expect(status).toBe(200)
    expect(headers).toMatchObject({
      'content-type': 'application/xml; charset=utf-8',
      'content-encoding': 'br',
    })
  })

  it('is made when its file is missing, and is the 404 page where there is none', async () => {
    expect((await get('/robots.txt')).body.toString()).toBe('отново')
    expect((await get('/sitemap/1999-01.xml')).status).toBe(404)
  })
})

describe('invariant 11: a script of the newsroom', () => {
  it('is served from its build on disk, for ever, and takes no connection to the newsroom', async () => {
    const { headers, body } = await get('/_next/static/chunks/a.js', { 'accept-encoding': 'br' })
    expect(body.toString()).toBe('сбито')
    expect(headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'content-encoding': 'br',
      'cache-control': 'public, max-age=31536000, immutable',
    })
  })

  it('that is not there is asked for', async () => {
    expect((await get('/_next/static/chunks/b.js')).body.toString()).toMatch(/^cms .*b\.js$/)
    expect((await get('/_next/data/a.json')).body.toString()).toMatch(/^cms /)
  })
})

it.each([
  ['br, gzip', 'br', 'сбито'],
  ['identity', undefined, 'p{}'],
])('a style is served as small as the browser takes it (%s)', async (accepted, encoding, text) => {
  const { headers, body } = await get('/_astro/a.css', { 'accept-encoding': accepted })
  expect([headers['content-encoding'], body.toString()]).toEqual([encoding, text])
  expect(headers['cache-control']).toContain('immutable')
})

it('a connection that is kept keeps nothing of the files that went over it', async () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const asked: { socket: Socket; waiting: number }[] = []
  const keep = ({ socket }: IncomingMessage) =>
    asked.push({ socket, waiting: socket.listenerCount('close') })
  site.on('request', keep)
  for (let files = 0; files < 5; files += 1) {
    await new Promise((resolve, reject) => {
      const sent = request({ port: portOf(site), path: '/media/a.webp', agent }, (answer) =>
        answer.resume().on('end', resolve),
      )
      sent.on('error', reject).end()
    })
  }
  site.off('request', keep)
  const { socket, waiting } = asked[0]!
  expect(asked.every((one) => one.socket === socket)).toBe(true)
  await expect.poll(() => socket.listenerCount('close')).toBeLessThanOrEqual(waiting)
  agent.destroy()
})

describe('R-ART-10 a former address', () => {
  it.each([
    ['/article/2026/11/predi/', page],
    ['/article/2026/11/predi?a=1', `${page}?a=1`],
    ['/category/stara/', '/category/nova/'],
  ])('%s leads for good to %s, and is asked for again', async (from, to) => {
    const { status, headers } = await get(from)
    expect([status, headers.location]).toEqual([308, to])
    expect(headers['cache-control']).toBe('no-cache')
  })
})

type Got = { status: number; headers: IncomingHttpHeaders; body: Buffer }

/** A raw request: fetch would tidy up the path. */
function get(target: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Got> {
  return new Promise((resolve, reject) => {
    const sent = request(
      { port: portOf(site), path: target, headers, method, agent: false },
      (res) => {
        const chunks: Buffer[] = []
        res.on('data', (chunk: Buffer) => chunks.push(chunk))
        res.on('end', () => {
          const body = Buffer.concat(chunks)
          resolve({ status: res.statusCode ?? 0, headers: res.headers, body })
        })
      },
    )
    sent.on('error', reject).end()
  })
}

function portOf(server: Server): number {
  return (server.address() as AddressInfo).port
}

describe('the public server', () => {
  it('serves pages from disk with their policies', async () => {
    const { status, headers, body } = await get(page)
    expect(status).toBe(200)
    expect(body.toString()).toContain('статия')
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': "frame-ancestors 'self'",
      'x-content-type-options': 'nosniff',
    })
  })

  it.each([
    ['br, gzip', 'br'],
    ['gzip', 'gzip'],
    ['identity', undefined],
    ['br;q=0, gzip', 'gzip'],
    ['BR;Q=0.5, GZIP', 'br'],
    ['br ; q=0.000 , gzip;q=0.001', 'gzip'],
    ['*', 'br'],
    ['br;q=0, *;q=0.1', 'gzip'],
    ['*;q=0, gzip', 'gzip'],
    ['*;q=0', undefined],
    ['x-br, gzippy', undefined],
    ['br;q=much', undefined],
  ])('serves the form that a browser accepting %s wants', async (accepted, encoding) => {
    const { headers } = await get(page, { 'accept-encoding': accepted })
    expect(headers['content-encoding']).toBe(encoding)
    expect(headers.vary).toBe('Accept-Encoding')
  })

  it('answers 304 to who has the page already, and no body to HEAD', async () => {
    const { headers } = await get(page)
    const etag = String(headers.etag)
    for (const tags of [etag, '*', `"a", ${etag}`, etag.slice(2), `W/"a,b",${etag} , "c"`])
      expect((await get(page, { 'if-none-match': tags })).status, tags).toBe(304)
    for (const tags of ['"a"', etag.slice(3, -1), `"${etag.slice(3, -2)}"`, '', '"*"'])
      expect((await get(page, { 'if-none-match': tags })).status, tags).toBe(200)
    const head = await get(page, {}, 'HEAD')
    expect([head.status, head.body.length]).toEqual([200, 0])
  })

  it('redirects to the address with the slash, the query kept', async () => {
    const { status, headers } = await get('/article/2026/11/parva?a=1&b=%D0%B1')
    expect([status, headers.location]).toEqual([308, '/article/2026/11/parva/?a=1&b=%D0%B1'])
  })

  it.each([
    ['/index.html', '/'],
    ['/index.html?a=1', '/?a=1'],
    ['/sitemap.xml', '/sitemap-index.xml'],
  ])('%s, a name that is usual elsewhere, leads for good to %s', async (target, location) => {
    const { status, headers } = await get(target)
    expect([status, headers.location]).toEqual([308, location])
  })

  it('has the icon that browsers ask for by themselves', async () => {
    const { status, headers } = await get('/favicon.ico')
    expect([status, headers['content-type']]).toEqual([200, 'image/x-icon'])
  })

  it.each(['/ads.txt', '/wp-login.php', '/.env', '/.well-known/security.txt', `${page}index.html`])(
    'R-FRAME-8 answers %s, a file that there is not, at once by the stored 404',
    async (target) => {
      const { status, body } = await get(target)
      expect([status, body.toString()]).toEqual([404, 'няма такава'])
    },
  )

  it('never redirects to another host', async () => {
    const { headers } = await get('//evil.example/x')
    expect(headers.location).toBe('/evil.example/x/')
  })

  it.each([
    '/%D0%BD%D1%8F%D0%BC%D0%B0/',
    '/x/y/z/',
    '/404/',
    '/404/service/',
    '/branding/a/b/',
    '/preview/',
    '/_site/hook',
    '/api/site/read',
    '/api/SITE/read',
    '/_next/image?url=/%5Cevil.example&w=64&q=75',
    '/_next/image/?url=/media/a.webp',
    '/_SITE/hook',
    '/api/x/../site/read',
    '/api/./site/read',
    '/api//site/read',
    '/api/x/%2e%2e/site/read',
    '/admin/.%2e/api/site/read',
    '/%E0%A4%A',
  ])('R-FRAME-8 %s is the stored 404', async (target) => {
    const { status, body } = await get(target)
    expect([status, body.toString()]).toEqual([404, 'няма такава'])
  })

  it.each(['/branding/nyama/', '/branding/%D0%9D%D1%8F%D0%BC%D0%B0/'])(
    'R-BRAND-3 %s, a service that there is not, is the stored 404 of services',
    async (target) => {
      const { status, body } = await get(target)
      expect([status, body.toString()]).toEqual([404, 'няма такава услуга'])
    },
  )

  it('R-ART-8 sends readers of a missing article home, and lets nobody remember it', async () => {
    const { status, headers } = await get('/article/2026/11/nyama/')
    expect([status, headers.location, headers['cache-control']]).toEqual([302, '/', 'no-store'])
  })

  it.each(['/article/7', '/article/7/'])(
    'R-ART-8 %s, by its id, leads for good to the address of its slug',
    async (target) => {
      const { status, headers } = await get(`${target}?a=1`)
      expect([status, headers.location]).toEqual([308, `${page}?a=1`])
      expect(headers['cache-control']).toBe('no-cache')
    },
  )

  it('R-ART-8 an article missing by its id is the stored 404', async () => {
    const { status, body } = await get('/article/8/')
    expect([status, body.toString()]).toEqual([404, 'няма такава'])
  })

  it('renders a page again that is known and not on disk', async () => {
    const { status, body } = await get(missing)
    expect([status, body.toString()]).toEqual([200, 'отново'])
  })

  it('serves pictures for ever, as pictures only', async () => {
    const { status, headers } = await get('/media/a.webp')
    expect(status).toBe(200)
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'image/webp',
      'x-content-type-options': 'nosniff',
    })
    expect(headers['content-security-policy']).toContain('sandbox')
  })

  it.each([
    ['a.svg', 'image/svg+xml', "default-src 'none'; style-src 'unsafe-inline'; sandbox"],
    [
      'a.html',
      'text/html; charset=utf-8',
      "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; font-src data:; sandbox; form-action 'none'; base-uri 'none'; frame-ancestors 'self'",
    ],
  ])('A-UP-1 never lets an uploaded file run: %s', async (name, type, policy) => {
    const { status, headers } = await get(`/media/${name}`)
    expect(status).toBe(200)
    expect(headers).toMatchObject({
      'content-type': type,
      'content-security-policy': policy,
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cache-control': 'public, max-age=31536000, immutable',
    })
  })

  it.each([
    '/media/../secret.txt',
    '/media/..%2fsecret.txt',
    '/media/%2e%2e/secret.txt',
    '/media/..%5csecret.txt',
    '/media//../../secret.txt',
    '/_astro/../../secret.txt',
    '/media/',
    '/media/a.webp%00.txt',
  ])('gives nothing away for %s', async (target) => {
    const { status, body } = await get(target)
    expect(status).toBe(404)
    expect(body.toString()).not.toContain('тайна')
  })

  it('passes the newsroom on with its Host unchanged', async () => {
    const { body } = await get('/admin/x?y=1', { host: 'redaktsia.kariera.example' })
    expect(body.toString()).toBe('cms redaktsia.kariera.example /admin/x?y=1')
  })

  it('sends to the host of ADMIN_URL whoever asks the site for the newsroom, and back', async () => {
    const editor = await get('/admin/x?y=1', { host: 'kariera.example' })
    expect([editor.status, editor.headers.location]).toEqual([
      307,
      'https://redaktsia.kariera.example/admin/x?y=1',
    ])
    const reader = await get(page, { host: 'redaktsia.kariera.example' })
    expect(reader.headers.location).toBe(`https://kariera.example${page}`)
    const call = await get('/api/search?page=1', { host: 'kariera.example' })
    expect(call.body.toString()).toBe('cms kariera.example /api/search?page=1')
  })

  it.each([
    ['/api/views', 'view POST'],
    ['/api/views/', 'view POST'],
    ['//api/./../api/views', null],
    ['/api/viewsandmore', 'cms '],
    ['/api/views/1', 'cms '],
  ])('R-ART-9 takes views itself, and nothing else of the calls: %s', async (target, answer) => {
    const { status, body } = await get(target, { 'content-length': '0' }, 'POST')
    if (answer === null) expect(status).toBe(404)
    else expect(body.toString()).toMatch(new RegExp(`^${answer}`))
  })

  it('refuses bodies that are too long, or do not say how long they are', async () => {
    const long = await get('/api/users/login', { 'content-length': String(2 ** 30) }, 'POST')
    expect(long.status).toBe(413)
    const chunked = await get('/api/users/login', { 'transfer-encoding': 'chunked' }, 'POST')
    expect(chunked.status).toBe(411)
  })

  it('treats an upgrade as a plain request', async () => {
    const { status } = await get(page, { connection: 'Upgrade', upgrade: 'websocket' })
    expect(status).toBe(200)
  })

  it('takes nothing but GET and HEAD for pages', async () => {
    expect((await get(page, {}, 'POST')).status).toBe(405)
  })

  it.each(['TRACE', 'PROPFIND', 'LOCK', 'M-SEARCH'])(
    'does not trouble the cms with %s',
    async (method) => {
      const { status, headers, body } = await get('/api/articles', {}, method)
      expect(status).toBe(405)
      expect(headers.allow).toBe('GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS')
      expect(body.toString()).toMatch(/^Only GET, .* and OPTIONS are allowed here\.\n$/)
    },
  )

  it.each(['PUT', 'PATCH', 'DELETE', 'OPTIONS'])('lets the cms answer %s', async (method) => {
    const { body } = await get('/api/articles/1', {}, method)
    expect(body.toString()).toContain('cms ')
  })
})
