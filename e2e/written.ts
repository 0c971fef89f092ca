import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { test as base, type APIRequestContext } from 'playwright/test'
import { Desk, type Saved } from './desk.ts'
import { untilQuiet } from './freshness.ts'

/** What may be made with `make`; those without a trash are deleted. */
type Collection = 'quotes' | 'employers' | 'pages'
type Made = { id: number; slug: string; path: string }

/** What a test writes in the newsroom, and takes away again. */
export class Written {
  readonly desk: Desk
  readonly #request: APIRequestContext
  #removals: { path: string; remove: (desk: Desk) => Promise<unknown> }[] = []

  private constructor(request: APIRequestContext, desk: Desk) {
    this.#request = request
    this.desk = desk
  }

  static async open(request: APIRequestContext): Promise<Written> {
    return new Written(request, await Desk.open(request))
  }

  /** @returns its id, and of its address what the newsroom keeps */
  async make(collection: Collection, data: object): Promise<Made> {
    const made = await this.desk.change<Made>('post', `/${collection}?depth=0`, data)
    this.#later(collection, made.id)
    return made
  }

  async change(collection: Collection, id: number, data: object): Promise<Made> {
    return this.desk.change('patch', `/${collection}/${id}?depth=0`, data)
  }

  /** An article from long ago, so that others stay the newest. */
  async article(title: string, data: object = {}): Promise<Saved> {
    const datePublished = '2021-03-04T07:00:00.000Z'
    const article = await this.desk.write(unique(title), { datePublished, ...data })
    this.#later('articles', article.id)
    return article
  }

  /** A picture of one colour, 900 x 600. @returns its id */
  async picture(about: { alt: string; author: string }): Promise<number> {
    const colour = { width: 900, height: 600, channels: 3, background: '#1b6a4f' } as const
    const { id } = await this.desk.upload(await sharp({ create: colour }).png().toBuffer(), about)
    return id
  }

  /** An employer's logo, 480 x 240. @returns its id */
  async logo(): Promise<number> {
    const colour = { width: 480, height: 240, channels: 3, background: '#aa3333' } as const
    const file = await sharp({ create: colour }).png().toBuffer()
    const { id } = await this.desk.uploadTo('employer-logos', file)
    return id
  }

  /** Changes a page that there is once, for the time of the test. */
  async text(name: string, data: Record<string, unknown>): Promise<void> {
    const path = `/globals/${name}`
    const before = await this.desk.see<Record<string, unknown>>(`${path}?depth=0`)
    const former = Object.fromEntries(Object.keys(data).map((key) => [key, before[key] ?? null]))
    await this.desk.change('post', path, data)
    this.#removals.push({ path, remove: (desk) => desk.change('post', path, former) })
  }

  /** Waits until readers see all of it. */
  async isRead(): Promise<void> {
    await untilQuiet(this.#request)
  }

  /** Takes something away while the test goes on. */
  async takeAway(collection: Collection | 'articles', id: number): Promise<void> {
    const path = `/${collection}/${id}`
    const found = this.#removals.find((removal) => removal.path === path)
    this.#removals = this.#removals.filter((removal) => removal !== found)
    await found?.remove(this.desk)
  }

  /** Takes everything away, the last first. */
  async takeDown(request: APIRequestContext): Promise<void> {
    const desk = await Desk.open(request)
    for (const { remove } of this.#removals.splice(0).toReversed()) await remove(desk)
  }

  #later(collection: Collection | 'articles', id: number): void {
    const path = `/${collection}/${id}`
    const deletedAt = new Date().toISOString()
    const remove = (desk: Desk) =>
      collection === 'pages'
        ? desk.change('delete', path)
        : desk.change('patch', `${path}?depth=0`, { deletedAt })
    this.#removals.push({ path, remove })
  }
}

/** Tests that write something of their own: nothing of it is left when they end. */
export const test = base.extend<{ written: Written }>({
  written: async ({ request }, use) => {
    const written = await Written.open(request)
    await use(written)
    await written.takeDown(request)
  },
})

/** A text, or a part of an address, that there is only once. */
export const unique = (text: string): string => `${text} ${randomUUID().slice(0, 8)}`
