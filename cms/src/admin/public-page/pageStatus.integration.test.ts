import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openNewsroom, type TestNewsroom } from '../../testing/newsroom.ts'
import { restAs } from '../../testing/rest.ts'
import { openSite, type TestSite } from '../../testing/site.ts'

let newsroom: TestNewsroom
let site: TestSite

beforeAll(async () => {
  site = await openSite()
  newsroom = await openNewsroom({
    SITE_HOOKS: site.hookAddress,
    SITE_URL: 'https://kariera.example',
    HOOK_SECRET: 'the secret that both sides of the hook know',
  })
})
afterAll(async () => {
  await newsroom.close()
  site.close()
})

describe('A-SET-1 whether readers have a page', () => {
  it('is what the site says of it', async () => {
    const asEditor = await restAs(newsroom, 'editor')
    const status = async () => {
      const answer = await asEditor('GET', '/page-status?path=/faq/')
      expect(answer.status).toBe(200)
      expect(answer.headers.get('cache-control')).toBe('no-store')
      return answer.json()
    }
    const url = 'https://kariera.example/faq/'
    expect(await status()).toEqual({ url, status: 'missing', renderedAt: null })
    site.pages.set('/faq/', { onDisk: true })
    expect(await status()).toEqual({ url, status: 'live', renderedAt: null })
    site.pages.set('/faq/', { onDisk: true, dirty: true })
    expect(await status()).toEqual({ url, status: 'updating', renderedAt: null })
    site.asleep = true
    expect(await status()).toEqual({ url, status: 'unknown', renderedAt: null })
  })

  it.each(['', 'faq', '//evil.example/', '/../../etc/', '/faq', '/ф/'])(
    'is told of no other address: %j',
    async (path) => {
      const asEditor = await restAs(newsroom, 'editor')
      const query = new URLSearchParams({ path }).toString()
      expect((await asEditor('GET', `/page-status?${query}`)).status).toBe(400)
    },
  )
})
