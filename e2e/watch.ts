import type { Browser, BrowserContext, Page, Request } from 'playwright/test'

/** Number of pages open at once. */
const atOnce = 12

/** A separate browser that records everything a page does except being shown. */
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
   * @param origin of the site
   * @param allowed paths that may be requested besides the shown ones; any other request is recorded and never sent
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

  /** Shows files as pages, several at a time; each page is open until the last of its group is loaded. */
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
   * Shows files in a page of the site, as pictures or in frames.
   *
   * @returns the natural width of each picture, pixels; 0 for frames
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
    // Frames inside a file were blocked and cannot be inspected.
    await this.#lookAt(page, own, [page.mainFrame(), ...page.mainFrame().childFrames()])
    return page
      .locator(element)
      .evaluateAll((all) =>
        all.map((node) => (node instanceof HTMLImageElement ? node.naturalWidth : 0)),
      )
  }

  /**
   * Closes the browser.
   *
   * @returns forbidden actions, with the addresses of the pages that did them
   */
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

  /** Records the traces of a script: another address, a title, a global name. */
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

/** The address of the page that sent a request. */
function askerOf(request: Request): string {
  try {
    return request.frame().page().url()
  } catch {
    // The request comes from a page that is still loading, or from a worker.
    return request.headers().referer ?? 'about:blank'
  }
}

/** Runs in the page: waits until two frames are painted and pending tasks are done. */
function painted(): Promise<void> {
  return new Promise((resolve) =>
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve))),
  )
}

/** Runs in the page: the traces that a hostile script has left. */
function traces(): string[] {
  return [document.title === 'evil' ? 'a title' : '', 'evil' in window ? 'a name' : ''].filter(
    Boolean,
  )
}
