import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect } from 'playwright/test'
import { hostileUploads } from '../cms/src/testing/hostile/hostileUploads.ts'
import { ApiClient } from './apiClient.ts'
import { inGroups } from './inGroups.ts'
import { test } from './journey.ts'
import { baseURL } from './system.ts'
import { Watch } from './watch.ts'

/** Our own pictures may be loaded; one file requests this path on its own origin, although it means another server. */
const allowed = ['/media/a.png']

type Kept = { what: string; path: string }

// The trace would contain every page.
test.use({ trace: 'off' })

test.describe('A-UP-1 whatever was uploaded', () => {
  const kinds = ['svg', 'html', 'png'] as const
  const kept = new Map<string, Kept[]>()

  test.beforeAll(async ({ playwright }) => {
    const request = await playwright.request.newContext({ baseURL })
    const api = await ApiClient.open(request)
    for (const kind of kinds) {
      const sent = hostileUploads.filter(
        ({ target, fate, file }) =>
          // A form with NUL in a file name is invalid: nothing of it arrives.
          target === 'banner-files' && fate === kind && !file.name.includes('\0'),
      )
      const files = await inGroups(sent, async ({ what, file }) => {
        const named = { name: file.name, mimeType: file.mimetype }
        const { filename } = await api.uploadTo('banner-files', await file.data(), named)
        const path = `/media/${filename}`
        const content = (await (await request.get(path)).body()).toString('base64')
        return { what, path, content }
      })
      // Many files are reduced to the same content, which needs to be tested once.
      kept.set(kind, [...new Map(files.map((file) => [file.content, file])).values()])
    }
    await request.dispose()
  })

  for (const kind of kinds) {
    test(`does nothing as a page: ${kind}`, async ({ browser }) => {
      const watch = await Watch.over(browser, baseURL, allowed)
      await watch.asPages(pathsOf(kept.get(kind)))
      expect(await watch.end()).toEqual([])
    })

    test(`does nothing in a frame: ${kind}`, async ({ browser }) => {
      const watch = await Watch.over(browser, baseURL, allowed)
      await watch.within('iframe', pathsOf(kept.get(kind)))
      expect(await watch.end()).toEqual([])
    })
  }

  for (const kind of ['svg', 'png'] as const) {
    test(`is still a picture, and does nothing: ${kind}`, async ({ browser }) => {
      const watch = await Watch.over(browser, baseURL)
      const files = kept.get(kind) ?? []
      const widths = await watch.within('img', pathsOf(files))
      expect(widths).toHaveLength(files.length)
      expect(files.filter((_, index) => !widths[index])).toEqual([])
      expect(await watch.end()).toEqual([])
    })
  }
})

test('whoever looks would see it: the same files as they were sent, shown by anyone else', async ({
  browser,
}) => {
  const files = hostileUploads.filter(
    ({ target, fate }) => target === 'banner-files' && fate !== 'png',
  )
  const contents = await Promise.all(
    files.map(async ({ what, file, fate }) => {
      const type = fate === 'svg' ? 'image/svg+xml' : 'text/html; charset=utf-8'
      return { what, fate, type, data: await file.data() }
    }),
  )
  const shown = contents.filter(({ fate }) => fate === 'svg' || fate === 'html').filter(each(4))
  const server = createServer((req, res) => {
    const content = shown[Number(req.url?.slice(1))]
    res.writeHead(200, { 'content-type': content?.type ?? 'text/plain' }).end(content?.data)
  })
  const watch = await Watch.over(browser, await listening(server))
  const served = shown.map(({ what }, index) => ({ what, path: `/${index}` }))
  await watch.asPages(pathsOf(served))
  const deeds = await watch.end()
  const active = served.filter(({ path }) =>
    deeds.some((deed) => deed.split(' ')[0]!.endsWith(path)),
  )
  expect(active.length).toBeGreaterThan(served.length / 2)
  expect(deeds.join('\n')).toContain('left the cookie evil')
  expect(deeds.join('\n')).toContain('left the item evil')
  server.close()
})

function pathsOf(files: Kept[] = []): string[] {
  return files.map(({ path }) => path)
}

/** Selects one of `count` items. */
function each(count: number) {
  return (_: unknown, index: number) => index % count === 0
}

async function listening(server: Server): Promise<string> {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}
