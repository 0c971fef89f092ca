import { request } from 'node:http'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hasNginx } from './testing/nginx.ts'
import {
  adminHost,
  archive,
  ask,
  headersOfCms,
  Origin,
  page,
  siteHost,
  type Answer,
  type RawRequest,
} from './testing/origin.ts'

const isHere = await hasNginx()

let origin: Origin
let nginx = 0
let publicServer = 0

beforeAll(async () => {
  if (!isHere) return
  origin = new Origin()
  publicServer = await origin.open()
  nginx = await origin.startNginx()
})
afterAll(async () => {
  if (isHere) await origin.close()
})

/** The parts of a response that readers notice, without validators, which each server computes differently. */
function seen({ status, headers, body }: Answer) {
  const names = [
    'content-type',
    'content-disposition',
    'content-encoding',
    'content-security-policy',
    'cross-origin-resource-policy',
    'cache-control',
    'referrer-policy',
    'permissions-policy',
    'x-content-type-options',
    'x-robots-tag',
    'last-modified',
    'vary',
    'location',
    'allow',
    'retry-after',
  ]
  const told = names.map((name) => [name, headers[name]])
  // Each compresses in its own way.
  const text = headers['content-encoding'] === 'gzip' && body.length > 0 ? unzipped(body) : body
  return { status, headers: Object.fromEntries(told), body: text.toString('latin1') }
}

/** A file of the tests only says that it is compressed. */
function unzipped(body: Buffer): Buffer {
  return body.subarray(0, 2).toString('hex') === '1f8b' ? gunzipSync(body) : body
}

const atAdmin = (target: string): RawRequest => ({ target, headers: { host: adminHost } })

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0'
const plainText = { 'content-type': 'text/plain;charset=UTF-8', 'user-agent': firefox }

describe.skipIf(!isHere)('nginx answers as the public server does', () => {
  it.each<RawRequest>([
    { target: '/' },
    { target: page },
    { target: `${page}?utm_source=x` },
    { target: page, method: 'HEAD' },
    { target: page, headers: { 'accept-encoding': 'br, gzip' } },
    { target: page, headers: { 'accept-encoding': 'gzip', via: '1.1 proxy' } },
    { target: page, headers: { 'accept-encoding': 'br;q=0, gzip' } },
    { target: page, headers: { 'accept-encoding': 'BR;Q=0.5, gzip' } },
    { target: page, headers: { 'accept-encoding': 'br ; q=0.000 , gzip;q=0.001' } },
    { target: page, headers: { 'accept-encoding': '*;q=0' } },
    { target: page, headers: { 'accept-encoding': 'x-br, gzippy' } },
    { target: page, headers: { range: 'bytes=0-3' } },
    { target: page, headers: { connection: 'Upgrade', upgrade: 'websocket' } },
    { target: page, method: 'POST' },
    { target: page, method: 'POST', body: 'x'.repeat(2 ** 20) },
    { target: page, method: 'DELETE' },
    { target: `/${page}` },
    { target: page.replaceAll('a', '%61') },
    { target: page.slice(0, -1) },
    { target: `${page.slice(0, -1)}?a=1&b=%D0%B1` },
    { target: '//evil.example/x' },
    { target: '/article/2026/11/nyama/' },
    { target: archive },
    { target: archive, headers: { 'accept-encoding': 'br' } },
    { target: archive.slice(0, -1) },
    { target: '/category/kariera/2026/12/' },
    { target: '/category/kariera/2026/13/' },
    { target: '/hashtag/hlyab/' },
    { target: '/hashtag/nyama/' },
    { target: '/branding/' },
    { target: '/branding/lichen-brand/' },
    { target: '/branding/nyama/' },
    { target: '/branding/nyama' },
    { target: '/branding/a/b/' },
    { target: '/quote/nyama/' },
    { target: '/employer/nyama' },
    { target: '/article/' },
    { target: '/quote/?from=mail' },
    { target: '/employer' },
    { target: '/biser/nyama/' },
    { target: '/%D0%BD%D1%8F%D0%BC%D0%B0/' },
    { target: `/${'x'.repeat(300)}/` },
    { target: '/favicon.svg' },
    { target: '/favicon.ico' },
    { target: '/ads.txt' },
    { target: '/sitemap.xml' },
    { target: '/index.html?a=1' },
    { target: '/wp-login.php' },
    { target: '/.well-known/security.txt' },
    { target: '/rss.xml' },
    { target: '/rss.xml?a=1', headers: { 'accept-encoding': 'br' } },
    { target: '/rss.xml', method: 'HEAD' },
    { target: '/rss.xml/' },
    { target: '/robots.txt' },
    { target: '/robots.txt', method: 'POST' },
    { target: '/sitemap/2026-11.xml', headers: { 'accept-encoding': 'gzip' } },
    { target: '/sitemap/2026-12.xml' },
    { target: '/sitemap/archives.xml', headers: { 'accept-encoding': 'br' } },
    { target: '/sitemap/hashtags.xml' },
    { target: '/sitemap/2026-11.xml.br' },
    { target: '/news-sitemap.xml' },
    { target: '/preview/abc.def/' },
    { target: '/preview/abc.def' },
    { target: '/preview/' },
    { target: '/media/a.webp' },
    { target: '/media/a.webp', method: 'HEAD' },
    { target: '/media/a.html' },
    { target: '/media/a.html', method: 'HEAD' },
    { target: '/media/a.svg' },
    { target: '/media/b.webp' },
    { target: '/_astro/a.css' },
    { target: '/_astro/a.css', headers: { 'accept-encoding': 'br, gzip' } },
    { target: '/_astro/a.css', headers: { 'accept-encoding': 'gzip' } },
    { target: '/_astro/b.css' },
  ])('to a reader: $method $target $headers', async (asked) => {
    expect(seen(await ask(nginx, asked))).toEqual(seen(await ask(publicServer, asked)))
  })

  it.each<[string, (etag: string) => string, number]>([
    ['its own', (etag) => etag, 304],
    ['any', () => '*', 304],
    ['a list', (etag) => `"a", ${etag} , W/"b,c"`, 304],
    ['its own without W/', (etag) => etag.replace('W/', ''), 304],
    ['another', () => '"a"', 200],
    ['a part of its own', (etag) => etag.replace(/."$/, '"'), 200],
    ['a list of others', () => 'W/"a", "b"', 200],
  ])('to who has the page already: %s', async (_which, tagsOf, status) => {
    for (const port of [nginx, publicServer]) {
      const { headers } = await ask(port, { target: page })
      const tags = tagsOf(String(headers.etag))
      const again = await ask(port, { target: page, headers: { 'if-none-match': tags } })
      expect([again.status, again.body.length > 0]).toEqual([status, status === 200])
    }
  })

  it.each([
    ['/quote/nyama/', 'няма такъв цитат'],
    ['/article/', 'коя статия'],
    ['/employer/nyama/', 'няма такава'],
  ])('R-BRAND-3 R-ERR-2 with the page for what is not at %s', async (target, text) => {
    const { status, body } = await ask(nginx, { target })
    expect([status, body.toString()]).toEqual([404, text])
  })

  it.each([
    '/404/',
    '/%34%30%34/',
    '/404/index.html',
    '/404/service/',
    `${page}index.html`,
    `${page}index.html.br`,
    `${page}index.html.gz`,
    `${page}index.html.1.tmp`,
    '/index.html',
    '/pages.sqlite',
    '/media/../pages.sqlite',
    '/media/..%2fpages.sqlite',
    '/media/%2e%2e/pages.sqlite',
    '/media/..%5cpages.sqlite',
    '/media/..\\pages.sqlite',
    '/media/.%2e/pages.sqlite',
    '/media/folder',
    '/media/folder/',
    '/media/folder/b.webp',
    '/media/.b.webp',
    '/media/',
    '/media',
    '/_astro/',
    '/article/',
    `/x/..${page}`,
    `/x/%2e%2e${page}`,
    `/.${page}`,
    `${page}..`,
  ])('to who looks for what is not shown: %s', async (target) => {
    const answer = await ask(nginx, { target })
    expect(seen(answer)).toEqual(seen(await ask(publicServer, { target })))
    expect(answer.status).not.toBe(200)
    expect(answer.body.toString()).not.toContain('тайна')
  })

  it.each([
    '/_site',
    '/_site/hook',
    '/%5fsite/hook',
    '//_site/hook',
    '/_site%2fhook',
    '/api/site/read',
    '/api/SITE/read',
    '/_next/image?url=/%5Cevil.example&w=64&q=75',
    '/_next/%69mage/?url=/media/a.webp',
    '/api/%73ite/read',
    '/%61pi/site/read',
    '/api%2fsite/read',
    '/api//site/read',
    '/api/./site/read',
    '/api/x/../site/read',
    '/api/x/%2e%2e/site/read',
    '/api/.%2e/api/site/read',
    '/api/..%2fapi/site/read',
    '/api/x\\..\\site\\read',
    '/api/x%5c..%5csite%5cread',
  ])('to callers of an internal endpoint: %s', async (target) => {
    const before = origin.requestedFromCms.length
    for (const method of ['GET', 'POST']) {
      const answer = await ask(nginx, { target, method })
      expect(seen(answer)).toEqual(seen(await ask(publicServer, { target, method })))
      expect(answer.status).toBe(404)
    }
    expect(origin.requestedFromCms.length).toBe(before)
  })

  it.each([
    '/media/a.webp%00.txt',
    '/%E0%A4%A',
    '/admin%00',
    '/media//../../pages.sqlite',
    '/_astro/../../pages.sqlite',
    '/media/..%2F..%2F..%2F..%2Fetc/passwd',
  ])('but for nonsense, which it refuses by itself: %s', async (target) => {
    expect((await ask(nginx, { target })).status).toBe(400)
    expect((await ask(publicServer, { target })).status).toBe(404)
  })

  it.each<RawRequest>([
    atAdmin('/admin'),
    atAdmin('/admin/x?y=%2F..%2F'),
    atAdmin('/_next/static/%5Ba%5D.js'),
    atAdmin('/api/users/me'),
    { target: '/api/search?title=%D0%B1' },
    { target: '/api/email/contact', method: 'POST', body: '{"name":"Иван"}' },
    { target: '/api/views', method: 'POST', headers: plainText, body: '{"articleId":1}' },
    { target: '/api/views/', method: 'POST', headers: plainText, body: '{"quoteId":1}' },
    { target: '//api/views', method: 'POST', headers: plainText, body: '{}' },
    { target: '/api/views', method: 'POST', headers: plainText, body: 'x'.repeat(1025) },
    { target: '/api/views', method: 'POST', headers: plainText, body: 'x'.repeat(2 ** 24 + 1) },
    { target: '/api/views', method: 'POST', body: '{}' },
    { target: '/api/views', method: 'POST', headers: { 'sec-fetch-site': 'cross-site' } },
    { target: '/api/views' },
    { target: '/api/views', method: 'PROPFIND' },
    { target: '/api/viewsandmore', method: 'POST', body: '{}' },
    { target: '/api/articles/1', method: 'PATCH', body: '{}' },
    { target: '/api/x', method: 'POST', headers: { 'content-length': String(2 ** 24 + 1) } },
    { target: '/api/x', method: 'POST', headers: { 'transfer-encoding': 'chunked' }, body: 'x' },
    { target: '/api/x', method: 'OPTIONS' },
    { target: '/api/x', headers: { te: 'trailers', 'keep-alive': 'timeout=1' } },
    { target: '/api/x', headers: { 'proxy-authorization': 'x', 'proxy-connection': 'close' } },
    { target: '/api/x', headers: { connection: 'Upgrade', upgrade: 'websocket' } },
    { target: '/api/x', method: 'PUT', body: '{}' },
    { target: '/api/x', method: 'PROPFIND' },
    { target: '/api/site/read', method: 'PROPFIND' },
    { ...atAdmin('/admin'), method: 'REPORT' },
    { target: '/administratsia/' },
    { target: '/apiary/' },
  ])('to editors and calls: $method $target $headers', async (asked) => {
    expect(seen(await ask(nginx, asked))).toEqual(seen(await ask(publicServer, asked)))
  })

  it('R-ART-9 to a view, which tells readers behind it and a proxy from each other', async () => {
    const visitorAt = async (address: string) => {
      const headers = { ...plainText, 'x-forwarded-for': `6.6.6.6, ${address}` }
      await ask(nginx, { target: '/api/views', method: 'POST', headers, body: '{"articleId":1}' })
      return origin.views.at(-1)?.visitor
    }
    const first = await visitorAt('192.0.2.1')
    expect(first).toBeDefined()
    expect(await visitorAt('192.0.2.2')).not.toBe(first)
    expect(await visitorAt('192.0.2.1')).toBe(first)
  })

  it('to TRACE, in words of its own', async () => {
    const asked = { target: '/api/articles', method: 'TRACE' }
    expect((await ask(nginx, asked)).status).toBe(405)
    expect((await ask(publicServer, asked)).status).toBe(405)
  })

  it('A-UP-1 with the headers that the newsroom says of a file, and no others', async () => {
    const target = '/api/banner-files/file/a.svg'
    for (const server of [nginx, publicServer]) {
      const { headers } = await ask(server, { target })
      expect(headers).toMatchObject(headersOfCms)
    }
    expect(seen(await ask(nginx, { target }))).toEqual(seen(await ask(publicServer, { target })))
  })

  it('and tells the newsroom nothing of the connection of who asks', async () => {
    const headers = { te: 'trailers', 'proxy-authorization': 'x', 'proxy-connection': 'close' }
    for (const server of [nginx, publicServer]) {
      const { body } = await ask(server, { target: '/api/x', headers })
      expect(JSON.parse(body.toString())).toMatchObject({ ofOneConnection: [] })
    }
  })

  it('B-EDIT-3 with each event of a stream as soon as the newsroom says it', async () => {
    for (const port of [nginx, publicServer]) {
      const asked = request({ host: '127.0.0.1', port, path: '/api/presence', agent: false })
      asked.setHeader('host', siteHost).end()
      await new Promise<void>((resolve, reject) => {
        asked.on('error', reject).on('response', (answer) => {
          answer.on('data', (part: Buffer) => {
            if (part.includes('event: beat')) resolve()
          })
        })
      })
      asked.destroy()
    }
  })

  it('about a picture of the longest kind, whole', async () => {
    const body = 'x'.repeat(2 ** 24)
    const { body: answer } = await ask(nginx, { target: '/api/media', method: 'POST', body })
    expect(JSON.parse(answer.toString())).toMatchObject({ method: 'POST', bytes: 2 ** 24 })
  })

  it.each<RawRequest>([
    atAdmin('/'),
    atAdmin(page),
    atAdmin('/404/'),
    atAdmin('/media/a.webp'),
    atAdmin('/_site/hook'),
    { target: '/admin' },
    { target: '/admin/login?x=1' },
    { target: '/admin', headers: { host: `${siteHost}:443` } },
  ])('where ADMIN_URL has a host of its own: $headers $target', async (asked) => {
    expect(seen(await ask(nginx, asked))).toEqual(seen(await ask(publicServer, asked)))
  })
})
