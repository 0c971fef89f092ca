import { expect } from 'playwright/test'
import { readRunRecord } from '../scripts/process/run-record.ts'
import { test } from './journey.ts'
import { liveArticles } from './publication.ts'
import { dataDir } from './system.ts'

test('invariant 7: with cms and database stopped, pages, pictures and 404s are served', async ({
  page,
  request,
}) => {
  const articles = await liveArticles(request)
  const { cms, postgres } = readRunRecord(dataDir)!
  // Suspended instead of killed, so that they are not restarted; they no longer respond.
  const stopped = [cms!, postgres!]
  for (const pid of stopped) process.kill(pid, 'SIGSTOP')
  try {
    await expect(request.get('/api/health', { timeout: 1000 })).rejects.toThrow()
    const pathOf = ({ slug }: { slug: string }) => `/article/${slug}/`
    const pictures = new Set<string>()
    for (const path of ['/', '/rss.xml', '/sitemap-index.xml', ...articles.map(pathOf)]) {
      const answer = await request.get(path)
      expect(answer.status(), path).toBe(200)
      const sources = (await answer.text()).matchAll(/ src="(\/media\/[^"]+)"/g)
      for (const [, source = ''] of sources) pictures.add(source)
    }
    expect(pictures.size).toBeGreaterThan(10)
    for (const picture of pictures) {
      expect((await request.get(picture)).status(), picture).toBe(200)
    }
    // Some pages in a browser.
    const pictured = articles.filter(({ picture }) => picture).slice(0, 3)
    for (const path of ['/', ...pictured.map(pathOf)]) {
      await page.goto(path)
      const first = page.getByRole('main').locator('img').first()
      await first.scrollIntoViewIfNeeded()
      await expect(first).toHaveJSProperty('complete', true)
      const width = await first.evaluate((node) =>
        node instanceof HTMLImageElement ? node.naturalWidth : 1,
      )
      expect(width, `a picture of ${path}`).toBeGreaterThan(0)
    }
    expect((await page.goto('/nyama/takava/'))?.status()).toBe(404)
  } finally {
    for (const pid of stopped) process.kill(pid, 'SIGCONT')
  }
})
