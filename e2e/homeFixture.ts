import { expect, type APIRequestContext } from 'playwright/test'
import { ApiClient, type Saved } from './apiClient.ts'
import { test as base } from './journey.ts'

export type Position = 'home_header' | 'home_exclusive' | 'home_middle' | 'home_partners'
type Id = { id: number }
type Removal = (api: ApiClient) => Promise<unknown>

const run = Date.now().toString(36)

/** Content that a test adds to home, and removes afterwards. */
export class HomeFixture {
  readonly api: ApiClient
  readonly #request: APIRequestContext
  readonly #removals: Removal[] = []

  private constructor(request: APIRequestContext, api: ApiClient) {
    this.#request = request
    this.api = api
  }

  static async open(request: APIRequestContext): Promise<HomeFixture> {
    return new HomeFixture(request, await ApiClient.open(request))
  }

  /**
   * Creates a banner of one colour with its name on it, unless `data` names a file.
   *
   * @returns its id
   */
  async banner(position: Position, data: { alt: string } & Record<string, unknown>) {
    const { id } = await this.api.change<Id>('post', '/banners?depth=0', {
      position: (await this.#positionOf(position)).id,
      ...(data.file === undefined && { svgContent: signOf(data.alt) }),
      ...data,
    })
    this.#trashLater(`/banners/${id}`)
    return id
  }

  /** Publishes a quote, which is the newest of all. */
  async quote(quoteText: string, carouselTime: number): Promise<void> {
    const data = { quoteText, author: 'Мая Георгиева', carouselTime, _status: 'published' }
    const { id } = await this.api.change<Id>('post', '/quotes?depth=0', data)
    this.#trashLater(`/quotes/${id}`)
  }

  /** Creates an article with a date long ago, so that other articles remain the newest. */
  async article(title: string, data: object = {}): Promise<Saved> {
    const datePublished = '2021-03-04T07:00:00.000Z'
    const article = await this.api.write(`${title} ${run}`, { datePublished, ...data })
    this.#trashLater(`/articles/${article.id}`)
    return article
  }

  /** Puts an article into the carousel. */
  async choose(article: number, timeDisplayed: number): Promise<void> {
    const data = { article, timeDisplayed }
    const { id } = await this.api.change<Id>('post', '/carousel-articles?depth=0', data)
    this.#removals.push((api) => api.change('delete', `/carousel-articles/${id}`))
  }

  /** Gives paid articles the first places, in this order. */
  async putFirst(articles: number[]): Promise<void> {
    const all = await this.#paidOrder()
    const others = all.filter((id) => !articles.includes(id))
    await reorder(this.api, [...articles, ...others])
    this.#removals.push((api) => reorder(api, others))
  }

  /** Clears a banner position for the time of the test. */
  async clear(position: Position): Promise<void> {
    const { id } = await this.#positionOf(position)
    const shown = `where[position][equals]=${id}&where[active][equals]=true`
    const docs = await this.api.list<Id>(`/banners?${shown}&limit=200&depth=0`)
    const setActive = async (api: ApiClient, active: boolean) => {
      for (const banner of docs)
        await api.change('patch', `/banners/${banner.id}?depth=0`, { active })
    }
    await setActive(this.api, false)
    this.#removals.push((api) => setActive(api, true))
  }

  /** Changes the site's settings for the time of the test. */
  async settings(data: Record<string, unknown>): Promise<void> {
    const before = await this.api.readSettings()
    await this.api.settings(data)
    const former = Object.fromEntries(Object.keys(data).map((name) => [name, before[name] ?? null]))
    this.#removals.push((api) => api.settings(former))
  }

  /** Waits until readers see the text on home, or on another page. */
  async isShown(text: string, path = '/'): Promise<void> {
    await expect.poll(() => this.#page(path)).toContain(text)
  }

  async isGone(text: string): Promise<void> {
    await expect.poll(() => this.#page('/')).not.toContain(text)
  }

  /** Removes everything again, in reverse order. */
  async takeDown(request: APIRequestContext): Promise<void> {
    const api = await ApiClient.open(request)
    for (const remove of this.#removals.splice(0).toReversed()) await remove(api)
  }

  async #page(path: string): Promise<string> {
    return (await this.#request.get(path)).text()
  }

  #trashLater(path: string): void {
    const deletedAt = new Date().toISOString()
    this.#removals.push((api) => api.change('patch', `${path}?depth=0`, { deletedAt }))
  }

  async #positionOf(position: Position): Promise<Id> {
    const [found] = await this.api.list<Id>(
      `/banner-positions?where[bannerPosition][equals]=${position}&depth=0`,
    )
    return found!
  }

  async #paidOrder(): Promise<number[]> {
    return (await this.api.list<Id>('/paid-order/articles')).map(({ id }) => id)
  }
}

/** Whether home shows one text before another. */
export async function isBefore(
  request: APIRequestContext,
  text: string,
  other: string,
): Promise<boolean> {
  const home = await (await request.get('/')).text()
  return home.includes(text) && home.indexOf(text) < home.indexOf(other)
}

function reorder(api: ApiClient, order: number[]): Promise<unknown> {
  return api.change('post', '/paid-order/reorder', { order })
}

/** Tests that change home: it is restored when they end. */
export const test = base.extend<{ home: HomeFixture }>({
  home: async ({ request }, use) => {
    const arrangement = await HomeFixture.open(request)
    await use(arrangement)
    await arrangement.takeDown(request)
  },
})

/** A text with the name of this run, so that it is not confused with content of an earlier run. */
export const named = (text: string): string => `${text} ${run}`

function signOf(name: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 280 140"><rect width="280" height="140" fill="#25495e"/><text x="20" y="80" fill="#fff" font-size="24">${name}</text></svg>`
}
