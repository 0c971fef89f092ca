import { contentTypeOf } from '@kariera/shared/rules/contentTypes'
import { now } from '@kariera/shared/clock'
import { staticPageFields, staticPageNames } from '@kariera/shared/contracts/staticPages'
import { access, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { CollectionSlug, Payload, RequiredDataFromCollectionSlug } from 'payload'
import { z } from 'zod'
import { readEntries, readMarkdown, readYaml, within, type Entry } from './demoFiles.ts'
import { markdownBody } from './markdownBody.ts'

/** A list or a folder, and the fields by which an existing document is recognised. */
type Source = { collection: CollectionSlug; from: string; knownBy: string[] }

/** In this order: an entry refers only to earlier ones. */
const sources: Source[] = [
  { collection: 'categories', from: 'categories.yaml', knownBy: ['value'] },
  { collection: 'media', from: 'pictures.yaml', knownBy: ['alt'] },
  { collection: 'logos', from: 'logos.yaml', knownBy: ['width', 'height'] },
  { collection: 'articles', from: 'articles', knownBy: ['title'] },
  { collection: 'carousel-articles', from: 'carousel-articles.yaml', knownBy: ['article'] },
  { collection: 'paid-order', from: 'paid-order.yaml', knownBy: ['article'] },
  { collection: 'quotes', from: 'quotes.yaml', knownBy: ['quoteText'] },
  { collection: 'banners', from: 'banners.yaml', knownBy: ['alt'] },
  { collection: 'services', from: 'services', knownBy: ['title'] },
  { collection: 'employers', from: 'employers.yaml', knownBy: ['slug'] },
  { collection: 'pages', from: 'section', knownBy: ['title'] },
]

/** Converts a value in a file to the stored value. */
type Reader = (value: unknown, demo: Demo) => unknown

const entryOf =
  (collection: CollectionSlug): Reader =>
  (name, demo) =>
    demo.idOf(collection, String(name))

const uploadTo =
  (collection: CollectionSlug): Reader =>
  (path, demo) =>
    demo.create(collection, {}, String(path))

/** A number of days from now, with an optional fraction. */
const days: Reader = (value) =>
  new Date(now().getTime() + z.number().parse(value) * 24 * 60 * 60 * 1000).toISOString()

/** By field name; all other fields are stored as in the file. */
const readers: Record<string, Reader> = {
  datePublished: days,
  paidStartDate: days,
  paidEndDate: days,
  startDate: days,
  endDate: days,
  category: entryOf('categories'),
  picture: entryOf('media'),
  authorPicture: entryOf('media'),
  article: entryOf('articles'),
  articles: (names, demo) =>
    z
      .array(z.string())
      .parse(names)
      .map((name) => demo.idOf('articles', name)),
  leadStory: entryOf('articles'),
  selectedLogo: entryOf('logos'),
  parent: entryOf('pages'),
  logo: uploadTo('employer-logos'),
  file: uploadTo('banner-files'),
  svgContent: (path, demo) => readFile(demo.pathOf(String(path)), 'utf8'),
  async position(name, { payload }) {
    const where = { bannerPosition: { equals: name } }
    const { docs } = await payload.find({ collection: 'banner-positions', where, depth: 0 })
    if (!docs[0]) throw new Error(`There is no banner position ${String(name)}.`)
    return docs[0].id
  },
}

/**
 * Loads a publication from a folder, as described in cms/demo/README.md. Existing documents stay as they are, so that
 * an interrupted load can be repeated.
 *
 * @param tell called with a line of progress
 * @throws {Error} with the name of the invalid file
 */
export async function loadDemo(
  payload: Payload,
  folder: string,
  tell: (line: string) => void,
): Promise<void> {
  await access(folder).catch(() => {
    throw new Error(`DEMO: there is no folder ${folder}.`)
  })
  const demo = new Demo(payload, folder)
  for (const source of sources) tell(`loaded ${await demo.load(source)} ${source.collection}`)
  for (const name of staticPageNames) await demo.loadStaticPage(name)
  // Last: home's message shows that everything is loaded.
  await demo.loadSettings()
}

class Demo {
  readonly payload: Payload
  readonly #folder: string
  readonly #ids = new Map<string, number>()

  constructor(payload: Payload, folder: string) {
    this.payload = payload
    this.#folder = folder
  }

  pathOf(path: string): string {
    return join(this.#folder, path)
  }

  /** @throws {Error} if no such entry was loaded */
  idOf(collection: CollectionSlug, name: string): number {
    const id = this.#ids.get(`${collection} ${name}`)
    if (id === undefined) throw new Error(`There is no ${name} among the ${collection}.`)
    return id
  }

  /** @returns the number of entries */
  async load(source: Source): Promise<number> {
    const entries = await readEntries(this.#folder, source.from)
    // The oldest first, so that ids and dates have the same order.
    const dateOf = ({ fields }: Entry) => Number(fields.datePublished ?? 0)
    for (const entry of entries.toSorted((one, other) => dateOf(one) - dateOf(other))) {
      const id = await within(entry.source, () => this.#place(source, entry))
      this.#ids.set(`${source.collection} ${entry.name}`, id)
    }
    return entries.length
  }

  /**
   * Creates the document of an entry, unless it exists.
   *
   * @returns its id
   */
  async #place({ collection, knownBy }: Source, entry: Entry): Promise<number> {
    const { fields, upload, markdown } = entry
    this.#expectFields(collection, Object.keys(fields))
    const known = Object.entries(await this.#read(fields, knownBy))
    const where = Object.fromEntries(known.map(([name, value]) => [name, { equals: value }]))
    const { docs } = await this.payload.find({ collection, where, limit: 1, depth: 0 })
    if (docs[0]) return docs[0].id
    const body = markdown !== undefined && { body: this.#bodyOf(markdown) }
    const values = { _status: 'published', ...(await this.#read(fields)), ...body }
    return this.create(collection, values, upload)
  }

  /** @param upload path of the document's file */
  async create(collection: CollectionSlug, fields: object, upload?: string): Promise<number> {
    const data = z
      .custom<RequiredDataFromCollectionSlug<CollectionSlug>>((value) => typeof value === 'object')
      .parse(fields)
    const file = upload === undefined ? undefined : await this.#fileAt(upload)
    return (await this.payload.create({ collection, data, file, depth: 0 })).id
  }

  async loadStaticPage(slug: keyof typeof staticPageFields): Promise<void> {
    const entry = await readMarkdown(this.#folder, join('pages', `${slug}.md`))
    const field = staticPageFields[slug]
    const page: object = await this.payload.findGlobal({ slug, depth: 0 })
    if (!entry || Object.entries(page).some(([name, value]) => name === field && value)) return
    await within(entry.source, async () => {
      const text = { [field]: this.#bodyOf(entry.markdown ?? '') }
      const data: object = { ...(await this.#read(entry.fields)), ...text }
      await this.payload.updateGlobal({ slug, data, depth: 0 })
    })
  }

  async loadSettings(): Promise<void> {
    const slug = 'site-settings'
    const { homeMessage } = await this.payload.findGlobal({ slug, depth: 0 })
    if (homeMessage) return
    const source = 'settings.yaml'
    await within(source, async () => {
      const data = await this.#read(await readYaml(this.#folder, source))
      await this.payload.updateGlobal({ slug, data, depth: 0 })
    })
  }

  async #read(fields: Record<string, unknown>, names = Object.keys(fields)) {
    const values: Record<string, unknown> = {}
    for (const name of names) {
      const reader = readers[name]
      values[name] = reader ? await reader(fields[name], this) : fields[name]
    }
    return values
  }

  #bodyOf(markdown: string) {
    return { ...markdownBody(markdown, (path) => this.idOf('media', path)) }
  }

  async #fileAt(path: string) {
    const data = await readFile(this.pathOf(path))
    return { name: basename(path), data, mimetype: contentTypeOf(path), size: data.length }
  }

  /** Payload drops unknown fields: a mistyped name would be lost without an error. */
  #expectFields(collection: CollectionSlug, names: string[]): void {
    const { flattenedFields } = this.payload.collections[collection].config
    const unknown = names.find((name) => !flattenedFields.some((field) => field.name === name))
    if (unknown) throw new Error(`The ${collection} have no field ${unknown}.`)
  }
}
