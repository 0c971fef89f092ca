import { chromium, type Locator, type Page } from 'playwright'
import { z } from 'zod'
import { Chance } from '../../shared/src/rules/chance.ts'
import { Failure } from '../../shared/src/commands/command.ts'
import { step } from '../../shared/src/commands/terminal.ts'
import { writeLongBody } from './draft.ts'
import { Editor } from './editor.ts'
import { spreadOf, type Figure } from './figures.ts'
import * as targets from './targets.ts'

const WORDS = 10_000
/** Number of keys at each place, and the time between them, milliseconds: 200 words a minute. */
const KEYS = 200
const KEY_EVERY = 60
/** The browser does not report faster events, milliseconds. */
const SHORTEST = 16

type Newsroom = { baseUrl: string; credentials: { email: string; password: string } }

/**
 * Measures how soon a letter is seen that is typed in the middle and at the end of a long article: from the key to the
 * next paint, by the browser's event timing, in steps of 8 ms.
 *
 * @param executablePath Chromium's
 */
export async function measureTyping(
  { baseUrl, credentials }: Newsroom,
  executablePath: string,
): Promise<Figure[]> {
  const editor = await Editor.signIn(baseUrl, credentials)
  const data = { title: 'Дълга статия', body: writeLongBody(new Chance(42), WORDS) }
  const saved = await editor.ask('/api/articles?depth=0&draft=true', { data })
  const { doc } = z.object({ doc: z.object({ id: z.number() }) }).parse(saved)
  await using browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
  const page = await browser.newPage({ baseURL: baseUrl, viewport: { width: 1440, height: 900 } })
  await page.request.post('/api/users/login', { data: credentials })
  await page.goto(`/admin/collections/articles/${doc.id}`, { waitUntil: 'networkidle' })
  const text = page.locator('[data-field-path="body"] [contenteditable="true"]').first()
  const paragraphs = text.locator('> p')
  const middle = Math.floor((await paragraphs.count()) / 2)
  const figures: Figure[] = []
  for (const [where, number] of Object.entries({ middle, end: -1 })) {
    await paragraphs.nth(number).click()
    await page.keyboard.press('End')
    const before = await lengthOf(text)
    const times = await step(`typing, ${where}`, () => timesOfKeys(page))
    const typed = (await lengthOf(text)) - before
    if (typed !== KEYS) throw new Failure(`Of ${KEYS} letters ${typed} came into the text.`)
    figures.push(spreadOf(`key to paint, ${where}`, 'ms', times, targets.keyToPaint))
  }
  return figures
}

async function lengthOf(text: Locator): Promise<number> {
  return ((await text.textContent()) ?? '').length
}

/** Types letters, and returns the milliseconds of each until it was painted. */
async function timesOfKeys(page: Page): Promise<number[]> {
  const observer = await page.evaluateHandle((durationThreshold) => {
    const times: number[] = []
    const timing = new PerformanceObserver((list) => {
      for (const { name, duration } of list.getEntries())
        if (name === 'keydown') times.push(duration)
    })
    const shorterToo = { type: 'event', durationThreshold }
    timing.observe(shorterToo)
    return { times, timing }
  }, SHORTEST)
  for (let key = 0; key < KEYS; key += 1) {
    await page.keyboard.press(key % 6 === 5 ? 'Space' : 'a')
    await page.waitForTimeout(KEY_EVERY)
  }
  await page.waitForTimeout(1000)
  const slow = await observer.evaluate(({ times, timing }) => {
    timing.disconnect()
    return times
  })
  return [...slow, ...Array.from({ length: KEYS - slow.length }, () => SHORTEST)]
}
