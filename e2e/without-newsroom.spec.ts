import { expect, test } from 'playwright/test'
import { readRunRecord } from '../scripts/process/run-record.ts'
import { liveArticles } from './publication.ts'
import { dataDir } from './system.ts'

test('invariant 7: with cms and database stopped, pages, pictures and 404s are served', async ({
  page,
  request,
}) => {
  const articles = await liveArticles(request)
  const { cms, postgres } = readRunRecord(dataDir)!
  // Stopped as they stand, so that nobody starts them anew: they answer nothing from now on.
  const stopped = [cms!, postgres!]
  for (const pid of stopped) process.kill(pid, 'SIGSTOP')
  try {
    await expect(request.get('/api/health', { timeout: 1000 })).rejects.toThrow()
    for (const path of ['/', ...articles.map(({ slug }) => `/article/${slug}/`)]) {
      expect((await page.goto(path))?.status(), path).toBe(200)
      for (const picture of await page.getByRole('img').all()) {
        await picture.scrollIntoViewIfNeeded()
        await expect(picture).toHaveJSProperty('complete', true)
        const width = await picture.evaluate((node) =>
          node instanceof HTMLImageElement ? node.naturalWidth : 1,
        )
        expect(width, `a picture of ${path}`).toBeGreaterThan(0)
      }
    }
    expect((await page.goto('/nyama/takava/'))?.status()).toBe(404)
  } finally {
    for (const pid of stopped) process.kill(pid, 'SIGCONT')
  }
})
