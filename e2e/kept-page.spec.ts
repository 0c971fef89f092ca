import { expect, type Page } from 'playwright/test'
import { test } from './journey.ts'

test.describe.configure({ mode: 'serial' })

const address = '/hashtags/'
/** What the listener of the first test has heard. */
const heard: string[] = []

test('a test may leave anything in the page that its worker keeps', async ({ page, context }) => {
  await page.goto(address)
  await page.evaluate(async () => {
    document.cookie = 'left=1; path=/'
    localStorage.setItem('left', '1')
    sessionStorage.setItem('left', '1')
    window.name = 'left'
    await caches.open('left')
    const opened = indexedDB.open('left')
    await new Promise((resolve) => opened.addEventListener('success', resolve))
    addEventListener('pagehide', () => sessionStorage.setItem('left later', '1'))
    addEventListener('beforeunload', (event) => event.preventDefault())
  })
  // Only then does the browser ask before the document is left.
  await page.mouse.click(5, 5)
  await page.setViewportSize({ width: 390, height: 800 })
  await page.emulateMedia({ colorScheme: 'dark', media: 'print' })
  await page.route('**/hashtags/', (route) => route.fulfill({ body: 'left' }))
  await context.route('**/about/', (route) => route.fulfill({ body: 'left' }))
  await context.grantPermissions(['clipboard-read'])
  await context.setExtraHTTPHeaders({ 'x-left': '1' })
  page.on('request', (request) => heard.push(request.url()))
  await page.addInitScript(() => Reflect.set(window, 'left', 1))
  await context.addInitScript(() => Reflect.set(window, 'leftToo', 1))
  await context.newPage()
  await context.setOffline(true)
})

test('the next test finds nothing of it', async ({ page, context }) => {
  expect(page.url()).toBe('about:blank')
  expect(context.pages()).toEqual([page])
  heard.length = 0
  const asked = page.waitForRequest('**/hashtags/')
  await page.goto(address)
  expect(await (await asked).allHeaders()).not.toHaveProperty('x-left')
  const found = await page.evaluate(async () => ({
    ...{ cookie: document.cookie, local: Object.keys(localStorage) },
    session: Object.keys(sessionStorage),
    ...{ name: window.name, databases: await indexedDB.databases(), caches: await caches.keys() },
    ...{ width: innerWidth, dark: matchMedia('(prefers-color-scheme: dark)').matches },
    ...{ print: matchMedia('print').matches },
    scripts: ['left', 'leftToo'].filter((name) => Reflect.has(window, name)),
    reading: (await navigator.permissions.query({ name: 'clipboard-read' as never })).state,
  }))
  expect(heard).toEqual([])
  expect(found).toEqual({
    ...{ cookie: '', local: [], session: [], name: '', databases: [], caches: [] },
    ...{ width: 1280, dark: false, print: false, scripts: [], reading: 'prompt' },
  })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.goto('/about/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('a test may stop the clock of a page for such tests', { tag: '@clock' }, async ({ page }) => {
  await page.clock.install({ time: new Date('2020-01-02T03:04:05Z') })
  await page.clock.pauseAt(new Date('2020-01-02T03:04:06Z'))
  await page.goto(address)
  await page.clock.runFor(60_000)
  expect(await timeOf(page)).toBe(Date.parse('2020-01-02T03:05:06Z'))
})

test('the time of the next test is its own', async ({ page }) => {
  await page.goto(address)
  expect(Math.abs((await timeOf(page)) - Date.now())).toBeLessThan(60_000)
  await expect(async () => page.clock.install()).rejects.toThrow('@clock')
})

test('the clock goes on for the next that may stop it', { tag: '@clock' }, async ({ page }) => {
  await page.goto(address)
  const before = await timeOf(page)
  expect(Math.abs(before - Date.now())).toBeLessThan(60_000)
  await expect.poll(() => timeOf(page)).toBeGreaterThan(before)
})

function timeOf(page: Page): Promise<number> {
  return page.evaluate(() => Date.now())
}
