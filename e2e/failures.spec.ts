import { expect, type Page } from 'playwright/test'
import { ApiClient } from './apiClient.ts'
import { hydrated } from './adminPage.ts'
import { test } from './journey.ts'
import { signIn } from './session.ts'
import { liveArticles } from './publication.ts'

const mark = Date.now().toString(36)

type Entry = { level: string; message: string; details: string; group: string }

/** The log entries that contain these words. */
async function logged(api: ApiClient, words: string): Promise<Entry[]> {
  return api.list<Entry>(`/log-entries?limit=20&where[message][contains]=${words}`)
}

/** Throws errors in a page, as its own scripts might. */
async function fail(page: Page, message: string, times: number): Promise<void> {
  await page.evaluate(
    ({ message, times }) => {
      for (let time = 0; time < times; time += 1) {
        const error = new Error(`${message} ${time}`)
        const filename = `${location.origin}/_astro/page.js`
        dispatchEvent(new ErrorEvent('error', { message: error.message, error, filename }))
      }
      dispatchEvent(
        new ErrorEvent('error', {
          message: `${message} extension`,
          error: new Error(message),
          filename: 'chrome-extension://abc/content.js',
        }),
      )
    },
    { message, times },
  )
}

test('P-CALL-4 what fails in the browser of a reader is in the log, five times a page', async ({
  page,
  request,
}) => {
  const api = await ApiClient.open(request)
  const words = `reader-${mark}`
  await page.goto('/')
  await page.evaluate((reason) => void Promise.reject(new Error(reason)), `${words} rejected`)
  await expect.poll(() => logged(api, words)).toHaveLength(1)
  await fail(page, words, 7)
  await expect.poll(() => logged(api, words)).toHaveLength(5)
  const entries = await logged(api, words)
  for (const { level, group, details } of entries) {
    expect([level, group]).toEqual(['ERROR', 'reader'])
    expect(details).toMatch(/^\/\n.*Chrome/)
  }
  expect(entries.map(({ message }) => message).join()).not.toContain('extension')
})

test('P-CALL-4 what fails in the admin is in the log, and its calls that nobody answers', async ({
  page,
  request,
}) => {
  const api = await ApiClient.open(request)
  const words = `admin-${mark}`
  await signIn(page)
  await page.goto('/admin/collections/articles')
  await hydrated(page.locator('.list-controls'))
  // Repeated, because the admin may begin to listen for errors a moment later.
  await expect(async () => {
    await fail(page, words, 1)
    await expect.poll(() => logged(api, words), { timeout: 3000 }).not.toHaveLength(0)
  }).toPass()
  expect((await logged(api, words))[0]).toMatchObject({
    group: 'admin',
    details: expect.stringMatching(/^\/admin\/collections\/articles\n/),
  })

  const [article] = await liveArticles(request)
  const call = `/articles/${article!.id}`
  const views = new RegExp(`/api${call}\\?.*viewCount`)
  const failed = async () => {
    const entries = await logged(api, call)
    return entries.map(({ message }) => message)
  }
  for (const answer of ['500', 'no answer']) {
    await page.route(views, (route) =>
      answer === '500' ? route.fulfill({ status: 500, json: {} }) : route.abort(),
    )
    await page.goto(`/admin/collections${call}`)
    await expect.poll(failed).toContain(`GET ${call}: ${answer}`)
    await page.unroute(views)
  }
})

test('P-CALL-4 administrators read the log, and write nothing in it', async ({ page, request }) => {
  const api = await ApiClient.open(request)
  const message = `looked-at-${mark}`
  const answer = await request.post('/api/logs', {
    data: { timestamp: new Date().toISOString(), level: 'WARN', message, group: 'reader' },
  })
  expect(await answer.json()).toEqual({ success: true })
  await expect.poll(() => logged(api, message)).toHaveLength(1)
  await signIn(page)
  await page.goto(`/admin/collections/log-entries?search=${message}`)
  await page.getByRole('link', { name: 'WARN' }).click()
  await expect(page.locator('#field-message')).toHaveValue(message)
  await expect(page.locator('#field-message')).toBeDisabled()
  await expect(page.locator('#field-details')).toHaveValue('')
  await expect(page.locator('#action-save')).toHaveCount(0)
  await page.goto('/admin/collections/log-entries')
  await expect(page.getByRole('link', { name: /Create New|Създай/ })).toHaveCount(0)
})
