import { expect, test, type Browser, type Page } from 'playwright/test'
import { hydrated } from './adminPage.ts'
import { signIn } from './listScreen.ts'

/** Names that are the same in Bulgarian. */
const names =
  /^(Facebook|Instagram|TikTok|LinkedIn|YouTube|Google Analytics|SMTP|URL|SEO|HTML|ID|X)\b/

/** Opens the admin in a language. */
async function openIn(browser: Browser, locale: string): Promise<Page> {
  const page = await (await browser.newContext({ locale })).newPage()
  await signIn(page)
  return page
}

/** Addresses of all forms that the sidebar leads to: of new documents, and of settings. */
async function formsOf(page: Page): Promise<string[]> {
  await page.goto('/admin')
  const links = page.locator('aside a, nav a')
  const paths = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
  const collections = paths.flatMap((path) => /^\/admin\/collections\/[\w-]+/.exec(path)?.[0] ?? [])
  const globals = paths.flatMap((path) => /^\/admin\/globals\/[\w-]+/.exec(path)?.[0] ?? [])
  return [...new Set([...collections.map((path) => `${path}/create`), ...globals])]
}

/** What a form says of its fields: labels, descriptions, tabs; empty if nobody may create such a document. */
async function wordsOf(page: Page, path: string): Promise<string[]> {
  await page.goto(path)
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

test('every form speaks the language of its user, whoever opened it first', async ({ browser }) => {
  test.setTimeout(240_000)
  const [bulgarian, english] = [await openIn(browser, 'bg-BG'), await openIn(browser, 'en-GB')]
  const forms = await formsOf(bulgarian)
  expect(forms.length).toBeGreaterThan(15)
  const foreign: string[] = []
  for (const [index, path] of forms.entries()) {
    const both = [bulgarian, english]
    const opened = new Map<Page, string[]>()
    for (const page of index % 2 === 0 ? both : both.toReversed()) {
      opened.set(page, await wordsOf(page, path))
    }
    for (const text of opened.get(english) ?? []) {
      if (/\p{Script=Cyrillic}/u.test(text)) foreign.push(`en ${path}: ${text}`)
    }
    for (const text of opened.get(bulgarian) ?? []) {
      const isBulgarian = /\p{Script=Cyrillic}/u.test(text) || names.test(text)
      if (!isBulgarian) foreign.push(`bg ${path}: ${text}`)
    }
  }
  expect(foreign).toEqual([])
})
