import { randomUUID } from 'node:crypto'
import { test as base } from './journey.ts'
import { plainPng } from './plainPng.ts'
import { type APIRequestContext } from 'playwright/test'
import { ApiClient, type Saved } from './apiClient.ts'
import { untilQuiet } from './freshness.ts'

/** Collections for `make`; documents of those without a trash are deleted. */
type Collection = 'quotes' | 'employers' | 'pages'
type Made = { id: number; slug: string; path: string }

/** Documents that a test creates in the newsroom, and removes afterwards. */
export class ContentFixture {
  readonly api: ApiClient
  readonly #request: APIRequestContext
  #removals: { path: string; remove: (api: ApiClient) => Promise<unknown> }[] = []

  private constructor(request: APIRequestContext, api: ApiClient) {
    this.#request = request
    this.api = api
  }

  static async open(request: APIRequestContext): Promise<ContentFixture> {
    return new ContentFixture(request, await ApiClient.open(request))
  }

  /** @returns the document with its id and the parts of its address */
  async make(collection: Collection, data: object): Promise<Made> {
    const made = await this.api.change<Made>('post', `/${collection}?depth=0`, data)
    this.#later(collection, made.id)
    return made
  }

  async change(collection: Collection, id: number, data: object): Promise<Made> {
    return this.api.change('patch', `/${collection}/${id}?depth=0`, data)
  }

  /** Creates an article with a date long ago, so that other articles remain the newest. */
  async article(title: string, data: object = {}): Promise<Saved> {
    const datePublished = '2021-03-04T07:00:00.000Z'
    const article = await this.api.write(unique(title), { datePublished, ...data })
    this.#later('articles', article.id)
    return article
  }

  /** A picture of one colour, 900 x 600. @returns its id */
  async picture(about: { alt: string; author: string }): Promise<number> {
    const { id } = await this.api.upload(await plainPng('#1b6a4f'), about)
    return id
  }

  /** An employer's logo, 480 x 240. @returns its id */
  async logo(): Promise<number> {
    const file = await plainPng('#aa3333', 480, 240)
    const { id } = await this.api.uploadTo('employer-logos', file)
    return id
  }

  /** Removes at the end what the test creates through the newsroom's screens: the documents with this text in a field. */
  willCreate(collection: 'articles' | 'quotes' | 'banners', field: string, text: string): void {
    const path = `/${collection}?where[${field}][equals]=${encodeURIComponent(text)}`
    const deletedAt = new Date().toISOString()
    const remove = async (api: ApiClient) => {
      for (const { id } of await api.list<{ id: number }>(path))
        await api.change('patch', `/${collection}/${id}?depth=0`, { deletedAt })
    }
    this.#removals.push({ path, remove })
  }

  /** Changes a global for the time of the test. */
  async text(name: string, data: Record<string, unknown>): Promise<void> {
    const path = `/globals/${name}`
    const before = await this.api.see<Record<string, unknown>>(`${path}?depth=0`)
    const former = Object.fromEntries(Object.keys(data).map((key) => [key, before[key] ?? null]))
    await this.api.change('post', path, data)
    this.#removals.push({ path, remove: (api) => api.change('post', path, former) })
  }

  /** Waits until readers see all changes. */
  async isRead(): Promise<void> {
    await untilQuiet(this.#request)
  }

  /** Removes a document during the test. */
  async takeAway(collection: Collection | 'articles', id: number): Promise<void> {
    const path = `/${collection}/${id}`
    const found = this.#removals.find((removal) => removal.path === path)
    this.#removals = this.#removals.filter((removal) => removal !== found)
    await found?.remove(this.api)
  }

  /** Removes all documents, in reverse order. */
  async takeDown(request: APIRequestContext): Promise<void> {
    const api = await ApiClient.open(request)
    for (const { remove } of this.#removals.splice(0).toReversed()) await remove(api)
  }

  #later(collection: Collection | 'articles', id: number): void {
    const path = `/${collection}/${id}`
    const deletedAt = new Date().toISOString()
    const remove = (api: ApiClient) =>
      collection === 'pages'
        ? api.change('delete', path)
        : api.change('patch', `${path}?depth=0`, { deletedAt })
    this.#removals.push({ path, remove })
  }
}

/** Tests that create documents of their own, which are removed at the end. */
export const test = base.extend<{ written: ContentFixture }>({
  written: async ({ request }, use) => {
    const written = await ContentFixture.open(request)
    await use(written)
    await written.takeDown(request)
  },
})

/** A unique text, or part of an address. */
export const unique = (text: string): string => `${text} ${randomUUID().slice(0, 8)}`
