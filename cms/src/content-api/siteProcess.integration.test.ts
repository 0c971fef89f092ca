import { handleEndpoints } from 'payload'
import sharp from 'sharp'
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { connect } from 'node:net'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freePorts } from '../../../scripts/process/ports.ts'
import { openNewsroom, type TestNewsroom } from '../testing/newsroom.ts'

const root = path.resolve(import.meta.dirname, '../../..')
const mediaUrl = 'https://pictures.example/kariera'
/** A loopback address other than the usual one; only Linux has it without configuration. */
const otherHost = '127.0.0.2'

let newsroom: TestNewsroom
let cms: Server
let site: ChildProcess
let build: { folder: string; key: string; release: () => void }
let sitePort = 0
let internalPort = 0
let page = ''

beforeAll(async () => {
  newsroom = await openNewsroom({ MEDIA_URL: `${mediaUrl}/` })
  page = await publishWithPictures()
  cms = createServer((req, res) => void answer(req, res))
  cms.listen(0, '127.0.0.1')
  await once(cms, 'listening')
  // Imported by a computed path: the types of the cms do not fit the commands of the root.
  const commands = await import(path.join(root, 'scripts/build.ts'))
  build = await commands.buildSite(new AbortController().signal)
  ;[sitePort = 0, internalPort = 0] = await freePorts(2)
  site = startSite()
})
afterAll(async () => {
  await stopSite()
  build.release()
  cms.close()
  await newsroom.close()
})

/**
 * Publishes an article with a picture above its text and one in it.
 *
 * @returns its address
 */
async function publishWithPictures(): Promise<string> {
  const data = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#187' } })
    .jpeg()
    .toBuffer()
  const { id } = await newsroom.payload.create({
    collection: 'media',
    depth: 0,
    req: await newsroom.asEditor(),
    data: { alt: 'Зелено' },
    file: { data, mimetype: 'image/jpeg', name: 'x.jpg', size: data.length },
  })
  const block = { version: 1, format: '' as const, indent: 0, direction: 'ltr' as const }
  const upload = { type: 'upload', version: 3, relationTo: 'media', value: id, format: '' }
  const words = { type: 'text', version: 1, text: 'Текст' }
  const paragraph = { ...block, type: 'paragraph', children: [words] }
  const { slug } = await newsroom.publish({
    picture: id,
    body: { root: { ...block, type: 'root', children: [paragraph, upload] } },
  })
  return `/article/${slug}/`
}

/** Serves the cms to the site over HTTP. */
async function answer(req: IncomingMessage, res: ServerResponse): Promise<void> {
  const headers = Object.entries(req.headers).map(([name, value]) => [name, String(value)])
  const response = await handleEndpoints({
    config: newsroom.payload.config,
    request: new Request(`http://localhost${req.url}`, {
      method: 'POST',
      headers: Object.fromEntries(headers) as Record<string, string>,
      body: new Uint8Array(await buffer(req)),
    }),
    payloadInstanceCacheKey: process.env.DATABASE_URL,
  })
  res.writeHead(response.status).end(Buffer.from(await response.arrayBuffer()))
}

async function stopSite(): Promise<void> {
  site.kill()
  await once(site, 'exit')
}

function startSite(settings: Record<string, string> = {}): ChildProcess {
  const address = cms.address()
  const cmsPort = typeof address === 'object' ? address?.port : undefined
  const env = {
    ...process.env,
    PORT: String(sitePort),
    CMS_URL: `http://127.0.0.1:${cmsPort}`,
    SITE_INTERNAL_PORT: String(internalPort),
    SITE_INTERNAL_HOST: process.platform === 'linux' ? otherHost : '',
    SITE_BUILD_DIR: build.folder,
    ...settings,
  }
  const script = path.join(root, 'site', 'src', 'server', 'main.ts')
  return spawn(process.execPath, [script], { cwd: path.join(root, 'site'), env, stdio: 'inherit' })
}

async function read(address: string): Promise<string> {
  const response = await fetch(`http://127.0.0.1:${sitePort}${address}`, { redirect: 'manual' })
  return response.status === 200 ? response.text() : ''
}

function isOpen(host: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(internalPort, host)
    socket.once('error', () => resolve(false)).once('connect', () => resolve(true))
    socket.once('connect', () => socket.destroy())
  })
}

describe('a site process', () => {
  it('MEDIA_URL: shows every picture from there, and lets browsers fetch them', async () => {
    await expect.poll(() => read(page).catch(() => ''), { timeout: 15_000 }).toContain('<figure>')
    const html = await read(page)
    const sources = [...html.matchAll(/<img[^>]*?\ssrc="([^"]*)"[^>]*?\ssrcset="([^"]*)"/g)]
    expect(sources).toHaveLength(2)
    for (const [, src, srcset = ''] of sources) {
      for (const address of [src, ...srcset.split(', ')]) {
        expect(address).toMatch(/^https:\/\/pictures\.example\/kariera\/[\w-]+\.(?:webp|jpg)/)
      }
    }
    expect(html).toContain("img-src 'self' data: https://pictures.example;")
  })

  it.runIf(process.platform === 'linux')(
    'SITE_INTERNAL_HOST: opens its inner door at that address and no other',
    async () => {
      await expect.poll(() => isOpen(otherHost), { timeout: 15_000 }).toBe(true)
      expect(await isOpen('127.0.0.1')).toBe(false)
    },
  )

  it('SITE_URL: renders every page anew when it has changed', async () => {
    await stopSite()
    site = startSite({ SITE_URL: 'https://kariera.example' })
    const canonical = `<link rel="canonical" href="https://kariera.example${page}"`
    await expect.poll(() => read(page).catch(() => ''), { timeout: 15_000 }).toContain(canonical)
  })
})
