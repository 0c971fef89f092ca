import sharp from 'sharp'
import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openNewsroom, type TestNewsroom } from '../testing/newsroom.ts'
import { startSite, type SiteProcess } from '../testing/siteProcess.ts'

const mediaUrl = 'https://pictures.example/kariera'
/** A loopback address other than the usual one; only Linux has it without configuration. */
const otherHost = '127.0.0.2'

let newsroom: TestNewsroom
let site: SiteProcess | undefined
let page = ''

beforeAll(async () => {
  newsroom = await openNewsroom({ MEDIA_URL: `${mediaUrl}/` })
  page = await publishWithPictures()
  site = await startSite(newsroom, {
    SITE_INTERNAL_HOST: process.platform === 'linux' ? otherHost : '',
  })
})
afterAll(async () => {
  await site?.close()
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

async function read(address: string): Promise<string> {
  const response = await fetch(`http://127.0.0.1:${site?.port}${address}`, { redirect: 'manual' })
  return response.status === 200 ? response.text() : ''
}

function isOpen(host: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(site?.internalPort ?? 0, host)
    socket.once('error', () => resolve(false)).once('connect', () => resolve(true))
    socket.once('connect', () => socket.destroy())
  })
}

describe('a site process', () => {
  it('MEDIA_URL: shows every picture from there, and lets browsers fetch them', async () => {
    await expect.poll(() => read(page).catch(() => '')).toContain('<figure>')
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
      await expect.poll(() => isOpen(otherHost)).toBe(true)
      expect(await isOpen('127.0.0.1')).toBe(false)
    },
  )

  it('SITE_URL: renders every page anew when it has changed', async () => {
    await site?.restart({ SITE_URL: 'https://kariera.example' })
    const canonical = `<link rel="canonical" href="https://kariera.example${page}"`
    await expect.poll(() => read(page).catch(() => '')).toContain(canonical)
  })
})
