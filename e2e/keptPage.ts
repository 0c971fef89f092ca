import type { Browser, Disposable, Page, PlaywrightTestOptions } from 'playwright/test'

/** The tag of a test that needs a browser context which no other has used. */
export const ALONE = '@alone'

/** The tag of a test that stops the clock of its page, which only such tests use. */
export const CLOCK = '@clock'

/** The options that a test may change in its page. */
type Screen = Pick<PlaywrightTestOptions, 'viewport' | 'colorScheme' | 'reducedMotion'>

/**
 * A browser page that the tests of a worker use one after the other, each as if it were new: a document that is loaded
 * again there takes half the processor time that it takes in a new context, because its scripts are compiled already
 * (decision 36). Only the browser's caches of files and scripts and the history of the tab remain from one test to the
 * next.
 */
export class KeptPage {
  readonly #screen: Screen
  readonly #hasClock: boolean
  /** Scripts that the running test has added to every document. */
  readonly #scripts: Disposable[] = []
  #page: Page | undefined

  /** @param hasClock whether tests stop its clock */
  constructor(screen: Screen, hasClock: boolean) {
    this.#screen = screen
    this.#hasClock = hasClock
  }

  /** Opens the page, if it is new with the options of the running test. */
  async open(browser: Browser): Promise<Page> {
    this.#page ??= await this.#openNew(browser)
    return this.#page
  }

  async #openNew(browser: Browser): Promise<Page> {
    const context = await browser.newContext()
    const page = await context.newPage()
    for (const name of ['exposeFunction', 'exposeBinding', 'setGeolocation'])
      for (const owner of [context, page]) if (name in owner) refuse(owner, name, ALONE)
    if (!this.#hasClock) for (const name of clockCalls) refuse(context.clock, name, CLOCK)
    for (const owner of [context, page]) {
      const add = owner.addInitScript.bind(owner)
      owner.addInitScript = async (script, argument) => {
        const added = await add(script, argument)
        this.#scripts.push(added)
        return added
      }
    }
    return page
  }

  /** Undoes everything that a test has done. */
  async clear(): Promise<void> {
    const page = this.#page
    if (!page) return
    if (page.isClosed()) return this.close()
    for (const script of this.#scripts.splice(0)) await script.dispose()
    await clear(page, this.#screen)
    if (!this.#hasClock) return
    await page.clock.setSystemTime(Date.now())
    await page.clock.resume()
  }

  async close(): Promise<void> {
    await this.#page?.context().close()
    this.#page = undefined
  }
}

const clockCalls = ['install', 'setFixedTime', 'setSystemTime', 'pauseAt', 'fastForward', 'runFor']

/** Lets a call fail whose effect lasts as long as the context. */
function refuse(owner: object, name: string, tag: string): void {
  if (!(name in owner)) throw new Error(`Playwright has no ${name} any more.`)
  Reflect.set(owner, name, () => {
    throw new Error(`${name} cannot be undone: mark the test with { tag: '${tag}' }.`)
  })
}

const pageEvents = [
  ...(['console', 'dialog', 'download', 'filechooser', 'frameattached', 'framedetached'] as const),
  ...(['framenavigated', 'load', 'domcontentloaded', 'pageerror', 'popup', 'request'] as const),
  ...(['requestfailed', 'requestfinished', 'response', 'websocket', 'worker'] as const),
]
const contextEvents = [
  ...(['console', 'dialog', 'page', 'request', 'requestfailed', 'requestfinished'] as const),
  ...(['response', 'weberror'] as const),
]

async function clear(page: Page, { viewport, ...media }: Screen): Promise<void> {
  const context = page.context()
  for (const event of pageEvents) page.removeAllListeners(event)
  for (const event of contextEvents) context.removeAllListeners(event)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await context.unrouteAll({ behavior: 'ignoreErrors' })
  for (const other of context.pages()) if (other !== page) await other.close()
  // A page in the background gets no frames.
  await page.bringToFront()
  await context.setOffline(false)
  await context.setExtraHTTPHeaders({})
  await page.setExtraHTTPHeaders({})
  await context.clearPermissions()
  await leave(page)
  await page.emulateMedia({ media: null, contrast: null, forcedColors: null, ...media })
  if (viewport) await page.setViewportSize(viewport)
}

/** Leaves the document, even if it asks before, and removes what its origin has stored. */
async function leave(page: Page): Promise<void> {
  const agree = (dialog: { accept: () => Promise<void> }) => dialog.accept()
  page.on('dialog', agree)
  // A document without any script of ours, from which the storage of the tab can be reached.
  await page.goto('/robots.txt')
  page.off('dialog', agree)
  const origin = await page.evaluate(() => {
    sessionStorage.clear()
    window.name = ''
    return location.origin
  })
  const session = await page.context().newCDPSession(page)
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' })
  await session.detach()
  await page.context().clearCookies()
  await page.goto('about:blank')
}
