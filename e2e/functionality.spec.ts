import { expect, type Page } from 'playwright/test'
import { axeFaultsIn } from './axeFaults.ts'
import { functionalityPath, pagesSitemapPath } from '../shared/src/routes.ts'
import { functionalityTexts as texts } from '../shared/src/texts/reader.ts'
import { test } from './journey.ts'

const names = Object.keys(texts.checks)
const start = (page: Page) => page.getByRole('button', { name: texts.start })
const overall = (page: Page) => page.locator('[data-overall]')
const check = (page: Page, name: string) => page.locator(`[data-check="${name}"]`)
const allPassed = texts.overall.passed.other.replace('{n}', String(names.length))
const oneFailed = texts.overall.failed.one.replace('{n}', '1')

/** Names of the checks that are in a state. */
const inState = (page: Page, state: string) =>
  page
    .locator(`[data-check][data-state="${state}"]`)
    .evaluateAll((rows) => rows.map((row) => row.getAttribute('data-check')))

/** Waits for the end of a run, which each check may prolong. */
async function ended(page: Page): Promise<void> {
  await expect(page.locator('[data-functionality]')).toHaveAttribute(
    'data-state',
    /passed|failed/,
    { timeout: 40_000 },
  )
}

/**
 * Records every state of the checks in the order in which they appear.
 *
 * @returns a function that returns the records
 */
async function recordStates(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const seen: string[] = []
    Object.assign(window, { seen })
    new MutationObserver((changes) => {
      for (const { target } of changes) {
        if (!(target instanceof HTMLElement) || !target.dataset.check) continue
        seen.push(`${target.dataset.check} ${target.dataset.state}`)
      }
    }).observe(document.body, { subtree: true, attributeFilter: ['data-state'] })
  })
  return () => page.evaluate(() => (window as unknown as { seen: string[] }).seen)
}

test('R-TEST-2 all checks of a healthy system pass, one after the other, and are counted and timed', async ({
  page,
}) => {
  await page.goto(functionalityPath)
  await expect(overall(page)).toHaveText(texts.overall.pending)
  expect(await inState(page, 'pending')).toEqual(names)
  const seen = await recordStates(page)
  const began = Date.now()
  await start(page).click()
  await expect(overall(page)).toHaveText(texts.overall.running)
  await ended(page)
  expect(await page.locator('[data-check-reason]:not(:empty)').allTextContents()).toEqual([])
  await expect(overall(page)).toHaveText(allPassed)
  // 100 ms pass between two checks.
  expect(Date.now() - began).toBeGreaterThanOrEqual((names.length - 1) * 100)
  const each = names.flatMap((name) => [`${name} running`, `${name} passed`])
  const states = await seen()
  expect(states.filter((one, index) => one !== states[index - 1])).toEqual(each)
  await expect(page.locator('[data-count="passed"]')).toHaveText(String(names.length))
  await expect(page.locator('[data-count="failed"]')).toHaveText('0')
  await expect(page.locator('[data-count="total"]')).toHaveText(String(names.length))
  await expect(page.locator('[data-count="time"]')).toHaveText(/^\d+,\d с$/)
  const times = await page.locator('[data-check-time]').allTextContents()
  expect(times.filter((time) => !/^\d+(?: мс|,\d с)$/.test(time))).toEqual([])
})

test('R-TEST-2 a second run by keyboard passes too: what is refused is no visitor’s allowance', async ({
  page,
}) => {
  await page.goto(functionalityPath)
  const button = start(page)
  await button.focus()
  await page.keyboard.press('Enter')
  await ended(page)
  await expect(overall(page)).toHaveText(allPassed)
  const again = page.getByRole('button', { name: texts.again })
  await expect(again).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(overall(page)).toHaveText(texts.overall.running)
  await ended(page)
  await expect(overall(page)).toHaveText(allPassed)
})

test('R-TEST-2 empty forms are refused as well where this visitor has sent too many', async ({
  page,
}) => {
  const json = { success: false, error: 'Too many requests: try again in 60 s.' }
  await page.route('**/api/email/**', (route) => route.fulfill({ status: 429, json }))
  await page.goto(functionalityPath)
  await start(page).click()
  await ended(page)
  expect(await inState(page, 'failed')).toEqual([])
})

test('R-TEST-2 what is broken fails alone, and says why', async ({ page }) => {
  await page.route('**/rss.xml', (route) => route.fulfill({ status: 500, body: 'Broken' }))
  await page.goto(functionalityPath)
  await start(page).click()
  await ended(page)
  await expect(overall(page)).toHaveText(oneFailed)
  expect(await inState(page, 'failed')).toEqual(['rss'])
  expect(await inState(page, 'passed')).toEqual(names.filter((name) => name !== 'rss'))
  const rss = check(page, 'rss')
  await expect(rss.locator('[data-check-state]')).toHaveText(texts.states.failed)
  const why = texts.faults.status
    .replace('{address}', '/rss.xml')
    .replace('{status}', '500')
    .replace('{expected}', '200')
  await expect(rss.locator('[data-check-reason]')).toHaveText(why)
  expect(await axeFaultsIn(page, 'main')).toEqual([])
})

/** Responses that a broken part of the system might give, and the check that has to notice. */
const broken: [
  name: string,
  address: string,
  answer: { status?: number; json?: unknown; body?: string },
][] = [
  ['health', '**/api/health', { status: 503, json: { ok: false } }],
  ['searchTitle', '**/api/search?title=*', { json: { docs: [], totalDocs: 0 } }],
  ['unpublished', '**/api/quotes?*not_equals*', { json: { docs: [{ id: 1 }] } }],
  ['preview', '**/preview/**', { status: 200, body: 'Чернова' }],
  ['notFound', '**/nyama-takava-stranica/', { status: 404, body: 'Nothing' }],
  ['reports', '**/api/views', { status: 202, json: { success: true } }],
]

test('R-TEST-2 each of several broken parts is noticed by its own check', async ({ page }) => {
  for (const [, address, answer] of broken) {
    // The check of employers requests an unknown one; it is left intact.
    await page.route(address, (route) =>
      route.request().url().includes('/employer/') ? route.continue() : route.fulfill(answer),
    )
  }
  await page.goto(functionalityPath)
  await start(page).click()
  await ended(page)
  const failed = await inState(page, 'failed')
  expect(failed).toEqual(names.filter((name) => broken.some(([one]) => one === name)))
  const reasons = await page.locator('[data-check-reason]:not(:empty)').allTextContents()
  expect(reasons).toHaveLength(broken.length)
})

test('R-TEST-2 the page is for no search engine', async ({ page, request }) => {
  await page.goto(functionalityPath)
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
  await expect(page.locator('link[rel="canonical"]')).toHaveCount(0)
  const sitemap = await (await request.get(pagesSitemapPath)).text()
  expect(sitemap).toContain('<urlset')
  expect(sitemap).not.toContain('/testing/')
})
