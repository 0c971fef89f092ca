import { test, type Page } from 'playwright/test'

/**
 * The languages in which a long test of the admin is run: Bulgarian, which the newsroom uses, and with `--long` all of
 * them. The wordings of both are checked by the tests of the texts (shared/src/texts).
 */
export function walkedLanguages<Words extends { locale: string }>(
  languages: readonly Words[],
): readonly Words[] {
  return process.env.LONG ? languages : languages.filter(({ locale }) => locale === 'bg-BG')
}

/**
 * Looks at the same screen in English, as a step of a test that is otherwise run in Bulgarian; the page is loaded again.
 * With `--long` the whole test is run in English as well.
 */
export async function inEnglish(page: Page, look: () => Promise<void>): Promise<void> {
  if (process.env.LONG) return
  await test.step('and in English', async () => {
    const language = { name: 'payload-lng', url: new URL(page.url()).origin }
    await page.context().addCookies([{ ...language, value: 'en' }])
    await page.reload()
    await look()
    await page.context().clearCookies({ name: language.name })
  })
}
