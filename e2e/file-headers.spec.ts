import { expect, type APIResponse } from 'playwright/test'
import sharp from 'sharp'
import { readRunRecord } from '../scripts/process/run-record.ts'
import { ApiClient } from './apiClient.ts'
import { test } from './journey.ts'
import { baseURL, dataDir } from './system.ts'

const collections = ['media', 'logos', 'banner-files', 'employer-logos', 'quote-images'] as const
const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 10"><rect width="40"/></svg>'

/** The public server, and Next itself. */
const servers = () => [baseURL, `http://127.0.0.1:${readRunRecord(dataDir)?.cmsPort}`]

/** Values of a header as sent, without joining duplicates: two policies would differ from one. */
function sent(answer: APIResponse, name: string): string[] {
  return answer
    .headersArray()
    .filter((header) => header.name.toLowerCase() === name)
    .map(({ value }) => value)
}

test.describe('A-UP-1 below /api, in the origin of the newsroom,', () => {
  for (const collection of collections) {
    test(`a picture of ${collection} is shown in a sandbox`, async ({ request }) => {
      const api = await ApiClient.open(request)
      const picture = sharp({
        create: { width: 40, height: 20, channels: 3, background: '#187bcd' },
      })
      const { filename } = await api.uploadTo(collection, await picture.png().toBuffer())
      for (const server of servers()) {
        const answer = await api.answerOf(`${server}/api/${collection}/file/${filename}`)
        expect(answer.status(), server).toBe(200)
        expect(sent(answer, 'content-security-policy'), server).toEqual([
          "default-src 'none'; style-src 'unsafe-inline'; sandbox",
        ])
        expect(sent(answer, 'content-type')[0], server).toMatch(/^image\/(?:png|jpeg)$/)
        expect(sent(answer, 'content-disposition'), server).toEqual(['inline'])
        expectUsual(answer, server)
      }
    })
  }

  for (const collection of ['logos', 'banner-files', 'employer-logos'] as const) {
    test(`a drawing of ${collection} is only to be saved`, async ({ request }) => {
      const api = await ApiClient.open(request)
      const file = { name: 'a.svg', mimeType: 'image/svg+xml' }
      const { filename } = await api.uploadTo(collection, Buffer.from(svg), file)
      for (const server of servers()) {
        const answer = await api.answerOf(`${server}/api/${collection}/file/${filename}`)
        expect(sent(answer, 'content-disposition'), server).toEqual([
          `attachment; filename="${filename}"`,
        ])
        expect(sent(answer, 'content-security-policy')[0], server).toMatch(/; sandbox$/)
        expectUsual(answer, server)
      }
    })
  }

  test('html is not there; it is shown at its own address, in its sandbox', async ({ request }) => {
    const api = await ApiClient.open(request)
    const file = { name: 'a.html', mimeType: 'text/html' }
    const { filename } = await api.uploadTo('banner-files', Buffer.from('<p>банер</p>'), file)
    for (const server of servers()) {
      const answer = await api.answerOf(`${server}/api/banner-files/file/${filename}`)
      expect([answer.status(), await answer.text()], server).toEqual([404, ''])
    }
    const shown = await request.get(`/media/${filename}`)
    expect(sent(shown, 'content-security-policy')[0]).toMatch(/; sandbox; form-action 'none'/)
  })

  for (const path of ['/api/articles?limit=1', '/api/users/me', '/api/there-is-nothing']) {
    test(`${path} shows nothing, whatever it says`, async ({ request }) => {
      for (const server of servers()) {
        const answer = await request.get(`${server}${path}`)
        expect(sent(answer, 'content-security-policy'), server).toEqual([
          "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'; sandbox",
        ])
        expectUsual(answer, server)
      }
    })
  }
})

test('pages of the newsroom take nothing from elsewhere', async ({ request }) => {
  for (const server of servers()) {
    for (const path of ['/admin/login', '/api', '/nothing-of-ours']) {
      if (server === baseURL && path === '/nothing-of-ours') continue
      const answer = await request.get(`${server}${path}`)
      expect(sent(answer, 'content-security-policy'), server + path).toEqual([
        expect.stringMatching(/^default-src 'self'; .*frame-ancestors 'self'$/),
      ])
      expectUsual(answer, server + path)
    }
  }
})

test('Next shrinks no picture for anybody', async ({ request }) => {
  for (const server of servers()) {
    for (const url of ['/%5Cevil.example', '/media/a.webp', 'http://127.0.0.1:1/a.png']) {
      const answer = await request.get(`${server}/_next/image?url=${url}&w=64&q=75`)
      expect(answer.status(), server + url).toBe(404)
    }
  }
})

function expectUsual(answer: APIResponse, where: string): void {
  expect(sent(answer, 'x-content-type-options'), where).toEqual(['nosniff'])
  expect(sent(answer, 'x-robots-tag'), where).toEqual(['noindex'])
}
