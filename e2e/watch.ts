import type { Browser, BrowserContext, Page, Request } from 'playwright/test'

/** So many pages are looked at together. */
const atOnce = 12

/** A browser of its own that writes down whatever a page does beyond being shown. */
export class Watch {
  readonly #context: BrowserContext
  readonly #origin: string
  readonly #deeds: string[] = []
  #allowed: string[] = []

  private constructor(context: BrowserContext, origin: string) {
    this.#context = context
    this.#origin = origin
  }

  /**
   * @param origin of ours
   * @param allowed paths that may be asked for beside those that are shown; whatever else is, is written down and never sent
   */
  static async over(browser: Browser, origin: string, allowed: string[] = []): Promise<Watch> {
    const context = await browser.newContext({ baseURL: origin })
    const watch = new Watch(context, origin)
    watch.#allow(allowed)
    await context.route('**/*', async (route) => {
      const url = route.request().url()
      if (watch.#allowed.includes(url)) return route.continue()
      watch.#note(askerOf(route.request()), `asked for ${url}`)
      return route.abort()
    })
    context.on('page', (page) => {
      page.on('dialog', (dialog) => {
        watch.#note(page.url(), `said ${dialog.message()}`)
        void dialog.dismiss()
      })
      page.on('popup', (popup) => watch.#note(page.url(), `opened ${popup.url()}`))
      page.on('download', (download) => watch.#note(page.url(), `downloaded ${download.url()}`))
    })
    return watch
  }

  /** Shows files as pages, several at a time; each has its time until the last of them is there. */
  async asPages(paths: string[]): Promise<void> {
    this.#allow(paths)
    const pages = await Promise.all(Array.from({ length: atOnce }, () => this.#context.newPage()))
    for (let start = 0; start < paths.length; start += atOnce) {
      const shown = paths.slice(start, start + atOnce)
      const each = (work: (page: Page, path: string) => Promise<void>) =>
        Promise.all(pages.slice(0, shown.length).map((page, i) => work(page, shown[i]!)))
      await each((page, path) => this.#open(page, path))
      await each((page, path) => this.#lookAt(page, path))
    }
  }

  /**
   * Shows files in a page of ours, as pictures or in frames.
   *
   * @returns how wide each is, pixels
   */
  async within(element: 'img' | 'iframe', paths: string[]): Promise<number[]> {
    const page = await this.#context.newPage()
    const own = '/uploads-within/'
    const shown = paths.map((path) => `<${element} src="${path}"></${element}>`)
    await page.route(`**${own}`, (route) =>
      route.fulfill({ contentType: 'text/html', body: `<title>наша</title>${shown.join('\n')}` }),
    )
    this.#allow([own, ...paths])
    await page.goto(own)
    await page.evaluate(painted)
    // What stands in frames of a file was not let in: nobody can look there.
    await this.#lookAt(page, own, [page.mainFrame(), ...page.mainFrame().childFrames()])
    return page
      .locator(element)
      .evaluateAll((all) =>
        all.map((node) => (node instanceof HTMLImageElement ? node.naturalWidth : 0)),
      )
  }

  /** Ends it. @returns what was done that should not be, with the address of the page that did it */
  async end(): Promise<string[]> {
    const { cookies, origins } = await this.#context.storageState()
    for (const { name, domain } of cookies) this.#note(domain, `left the cookie ${name}`)
    for (const { origin, localStorage } of origins) {
      for (const { name } of localStorage) this.#note(origin, `left the item ${name}`)
    }
    await this.#context.close()
    return this.#deeds
  }

  async #open(page: Page, path: string): Promise<void> {
    await page.goto(path).catch(() => this.#note(path, 'could not be shown'))
  }

  #allow(paths: string[]): void {
    this.#allowed.push(...paths.map((path) => new URL(path, this.#origin).href))
  }

  /** What a script leaves behind: where the page is, its title, a name. */
  async #lookAt(page: Page, path: string, frames = [page.mainFrame()]): Promise<void> {
    const url = new URL(path, this.#origin).href
    if (page.url() !== url) this.#note(url, `went to ${page.url()}`)
    for (const frame of frames) {
      const found = await frame.evaluate(traces).catch(() => [])
      for (const trace of found) this.#note(url, `left ${trace} in ${frame.url()}`)
    }
  }

  #note(url: string, deed: string): void {
    this.#deeds.push(`${url} ${deed}`)
  }
}

/** The address of the page that a request comes from. */
function askerOf(request: Request): string {
  try {
    return request.frame().page().url()
  } catch {
    // A page that is only on its way, or a worker.
    return request.headers().referer ?? 'about:blank'
  }
}

/** To be run in a page of ours: two frames are painted, and what was to be done at once is done. */
function painted(): Promise<void> {
  return new Promise((resolve) =>
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve))),
  )
}

/** To be run in the page. */
function traces(): string[] {
  return [document.title === 'evil' ? 'a title' : '', 'evil' in window ? 'a name' : ''].filter(
    Boolean,
  )
}
