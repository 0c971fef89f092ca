import { expect, type Browser, type Page } from 'playwright/test'
import { pageNames } from '@kariera/shared/texts/pageNames'
import { hydrated } from './adminPage.ts'
import { coveredControls } from './coveredControls.ts'
import { test } from './journey.ts'
import { hiddenWidth } from './laidOut.ts'
import { signIn } from './session.ts'
import { styled } from './styled.ts'

/** Names that are the same in Bulgarian. */
const names =
  /^(Facebook|Instagram|TikTok|LinkedIn|YouTube|Google Analytics|SMTP|URL|SEO|HTML|ID|X)\b/

/** Opens the admin in a language. */
async function openIn(browser: Browser, locale: string): Promise<Page> {
  const page = await (await browser.newContext({ locale })).newPage()
  await signIn(page)
  await page.goto('/admin/globals/site-settings')
  return page
}

/** Addresses of all screens that the sidebar and the settings lead to: lists, forms of new documents, and single ones. */
async function screensOf(page: Page): Promise<string[]> {
  await hydrated(page.locator(`${styled('sidebar')} a`).first())
  const links = page.locator('aside a, nav a')
  const paths = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
  const collections = paths.flatMap((path) => /^\/admin\/collections\/[\w-]+/.exec(path)?.[0] ?? [])
  const globals = paths.flatMap((path) => /^\/admin\/globals\/[\w-]+/.exec(path)?.[0] ?? [])
  const lists = [...new Set(collections)]
  const forms = lists.map((path) => `${path}/create`)
  return ['/admin/account', ...lists, ...forms, ...new Set(globals)]
}

/** Returns the widths of windows, pixels, over whose edge the screen runs. */
async function tooWide(page: Page): Promise<number[]> {
  const usual = page.viewportSize()
  const wide: number[] = []
  for (const width of [390, 820, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    // What fits itself to the window does so with the next frames.
    const fits = expect.poll(() => hiddenWidth(page), { timeout: 1000 }).toBeLessThanOrEqual(0)
    await fits.catch(() => wide.push(width))
  }
  if (usual) await page.setViewportSize(usual)
  return wide
}

/** Goes to a screen as a link of the admin does: what a page loads is then evaluated once, and not for every screen. */
async function goTo(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    const { router } = Reflect.get(window, 'next') as { router: { push: (to: string) => void } }
    router.push(to)
  }, path)
  await page.waitForURL((url) => url.pathname === path)
}

/** What a form says of its fields: labels, descriptions, tabs; empty if nobody may create such a document. */
async function wordsOf(page: Page, path: string): Promise<string[]> {
  await goTo(page, path)
  const form = page.locator('form.collection-edit__form, form.global-edit__form')
  if ((await form.count()) === 0) return []
  await hydrated(form)
  await form.locator('details').evaluateAll((groups) => {
    for (const group of groups) group.setAttribute('open', '')
  })
  const words = form.locator(
    '.field-label, .field-description, .tabs-field__tab-button, .render-fields legend, .btn__label, summary',
  )
  const texts = await words.evaluateAll((all) =>
    all
      .filter((one) => one.checkVisibility())
      .map((one) => one.textContent.replace(/\*$/, '').trim()),
  )
  return texts.filter((text) => /\p{L}{2}/u.test(text))
}

const controls = [
  ...['button', 'link', 'textbox', 'searchbox', 'combobox', 'checkbox', 'radio', 'switch', 'tab'],
  ...['spinbutton', 'slider', 'menuitem'],
]

/** Names of the controls of a page as screen readers say them; 'button: ' is a button without a name. */
async function controlsOf(page: Page): Promise<string[]> {
  // Playwright leaves out names of more than 900 characters.
  await page.locator('tbody tr').evaluateAll((rows) => {
    for (const row of rows)
      if (row.textContent.length > 900) row.setAttribute('aria-hidden', 'true')
  })
  const snapshot = await page.locator('body').ariaSnapshot()
  // Links of rows and cards are named by documents.
  const documents = page.locator(`tbody a, ${styled('pictureCard')}, ${styled('pictureCard')} *`)
  const rows = new Set((await documents.allTextContents()).map((text) => text.trim()))
  rows.delete('')
  const isDocument = (name: string) =>
    rows.has(name) || [...rows].some((row) => row.length > 9 && name.startsWith(row))
  return snapshot.split('\n').flatMap((line) => {
    const found = /^\s*- '?([a-z]+)(?: "((?:[^"\\]|\\.)*)")?/.exec(line)
    const [, role = '', name = ''] = found ?? []
    return controls.includes(role) && !isDocument(name) ? [`${role}: ${name}`] : []
  })
}

const nameOf = (control: string): string => control.slice(control.indexOf(': ') + 2).trim()

/** What a control does; to which document may follow it: 'Delete: Заглавие'. */
const actOf = (control: string): string => nameOf(control).replace(/(: | for | за ).*/, '')

/** Pages are called what readers call them, users have one name; addresses and files are the same everywhere. */
const content = /^(Администратор(\s|$)|\/[\w-]*\/$|([\da-f]+\.\w+\s*)+$)/
const pages = Object.values(pageNames)

const isOurs = (name: string): boolean =>
  !content.test(name) && !pages.some((page) => name.includes(page))

/** Whether a control's name is empty, the key of a text, or an object. */
function isNoName(control: string): boolean {
  const name = nameOf(control)
  const isKey = /^[a-z][\w-]*([.:-][\w-]+)+$/i.test(name) && isOurs(name)
  return name === '' || name.includes('[object') || isKey
}

test('every form speaks the language of its user, whoever opened it first; every control has a name and can be pressed', async ({
  browser,
}) => {
  test.setTimeout(300_000)
  const [bulgarian, english] = [await openIn(browser, 'bg-BG'), await openIn(browser, 'en-GB')]
  const screens = await screensOf(bulgarian)
  expect(screens.length).toBeGreaterThan(30)
  const foreign: string[] = []
  for (const [index, path] of screens.entries()) {
    const both = [bulgarian, english]
    const opened = new Map<Page, string[]>()
    for (const page of index % 2 === 0 ? both : both.toReversed()) {
      const named = await wordsOf(page, path)
      // What is rendered is named with the next frame.
      let found: string[] = []
      const areNamed = async () => {
        found = await controlsOf(page)
        expect(found.filter(isNoName), path).toEqual([])
      }
      await expect.soft(areNamed).toPass({ timeout: 5000 })
      opened.set(page, [...named, ...found.filter((control) => isOurs(nameOf(control))).map(actOf)])
    }
    expect.soft(await coveredControls(bulgarian), `covered on ${path}`).toEqual([])
    const [sortable, sorted] = [
      bulgarian.locator('th .sort-column button'),
      bulgarian.locator('th .sort-column--active, [data-list-order]'),
    ]
    if ((await sortable.count()) > 0) await expect.soft(sorted, `order of ${path}`).toHaveCount(1)
    expect.soft(await tooWide(bulgarian), `wider than the window: ${path}`).toEqual([])
    for (const text of opened.get(english) ?? []) {
      if (/\p{Script=Cyrillic}/u.test(text)) foreign.push(`en ${path}: ${text}`)
    }
    for (const text of opened.get(bulgarian) ?? []) {
      const isBulgarian = /\p{Script=Cyrillic}/u.test(text) || names.test(text)
      if (/\p{L}{2}/u.test(text) && !isBulgarian) foreign.push(`bg ${path}: ${text}`)
    }
  }
  expect([...new Set(foreign)]).toEqual([])
})
