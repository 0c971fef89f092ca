import { z } from 'zod'
import { Chance } from '../../shared/src/rules/chance.ts'
import { articlePath } from '../../shared/src/routes.ts'
import { writeDraft } from './draft.ts'

/** Milliseconds. */
const SAVE_WITHIN = 30_000

/** A saved article, with the start of the call and of its response, milliseconds since 1970. */
export interface Saved {
  id: number
  path: string
  began: number
  answered: number
}

/** A user who is signed in to the cms and saves articles over REST as the admin does. */
export class Editor {
  readonly #baseUrl: string
  readonly #headers: Record<string, string>
  readonly #categories: number[]
  readonly #chance = new Chance(42)
  #articles = 0

  private constructor(baseUrl: string, headers: Record<string, string>, categories: number[]) {
    this.#baseUrl = baseUrl
    this.#headers = headers
    this.#categories = categories
  }

  /**
   * @param network the network that its calls come from, for a public server that trusts one proxy
   * @throws {Error} with the response of the cms
   */
  static async signIn(
    baseUrl: string,
    credentials: { email: string; password: string },
    network = '127.0.0.1',
  ) {
    const from = { 'x-forwarded-for': network }
    const login = await call(`${baseUrl}/api/users/login`, { data: credentials, headers: from })
    const { token } = z.object({ token: z.string() }).parse(login)
    const answer = await call(`${baseUrl}/api/categories?limit=100&depth=0`, { headers: from })
    const { docs } = z.object({ docs: z.array(z.object({ id: z.number() })) }).parse(answer)
    return new Editor(
      baseUrl,
      { ...from, authorization: `JWT ${token}` },
      docs.map(({ id }) => id),
    )
  }

  /**
   * Opens a screen of the back office.
   *
   * @returns milliseconds until the first bytes, and until the whole response
   * @throws {Error} if the response is not a screen
   */
  async open(path: string): Promise<{ first: number; whole: number }> {
    const began = performance.now()
    const answer = await fetch(`${this.#baseUrl}${path}`, {
      headers: { ...this.#headers, accept: 'text/html' },
      redirect: 'error',
    })
    const reader = answer.body?.getReader()
    await reader?.read()
    const first = performance.now() - began
    while (reader && !(await reader.read()).done);
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}.`)
    return { first, whole: performance.now() - began }
  }

  /**
   * Publishes a new article, dated now, of about 4 KB.
   *
   * @param mark a text in its title and its accent
   */
  async publish(mark: string): Promise<Saved> {
    const { title, body } = writeDraft(this.#chance)
    const category = this.#categories[this.#articles % this.#categories.length]
    this.#articles += 1
    const accent = accentOf(mark)
    const data = { title: `${title} ${mark}`, accent, body, category, _status: 'published' }
    return this.#save('/api/articles?depth=0', 'POST', data)
  }

  /**
   * Publishes a new accent of an article.
   *
   * @param mark the accent
   */
  edit(id: number, mark: string): Promise<Saved> {
    const data = { accent: mark, _status: 'published' }
    return this.#save(`/api/articles/${id}?depth=0`, 'PATCH', data)
  }

  /**
   * Saves a new accent of an article.
   *
   * @param mark the accent
   */
  async write(id: number, how: 'autosave' | 'draft' | 'publish', mark: string): Promise<void> {
    const query = { autosave: '&draft=true&autosave=true', draft: '&draft=true', publish: '' }[how]
    const data = { accent: mark, _status: how === 'publish' ? 'published' : 'draft' }
    await this.ask(`/api/articles/${id}?depth=0${query}`, { method: 'PATCH', data })
  }

  /**
   * Uploads a picture.
   *
   * @param picture a JPEG
   * @returns its id
   */
  async upload(picture: Buffer<ArrayBuffer>): Promise<number> {
    const form = new FormData()
    form.set('file', new File([picture], 'picture.jpg', { type: 'image/jpeg' }))
    form.set('_payload', JSON.stringify({ alt: 'Снимка' }))
    const answer = await this.ask('/api/media?depth=0', { data: form })
    return uploadedSchema.parse(answer).doc.id
  }

  /**
   * Saves a draft that shows another part of a picture.
   *
   * @param picture the id of one of at least 1000 × 700 pixels
   * @param count another part for each number
   */
  async cut(id: number, picture: number, count: number): Promise<void> {
    const pictureCrop = {
      x: count % 250,
      y: Math.floor(count / 250) % 200,
      width: 750,
      height: 500,
    }
    const data = { picture, pictureCrop, _status: 'draft' }
    await this.ask(`/api/articles/${id}?depth=0&draft=true`, { method: 'PATCH', data })
  }

  /**
   * Calls the REST API of the cms.
   *
   * @throws {Error} with the response, if it is a refusal
   */
  ask(path: string, sent: Omit<Call, 'headers'> = {}): Promise<unknown> {
    return call(this.#baseUrl + path, { ...sent, headers: this.#headers })
  }

  async #save(path: string, method: string, data: object): Promise<Saved> {
    const began = Date.now()
    const answer = await this.ask(path, { method, data })
    const answered = Date.now()
    const { doc } = savedSchema.parse(answer)
    return { id: doc.id, path: articlePath(doc.slug), began, answered }
  }
}

const savedSchema = z.object({ doc: z.object({ id: z.number(), slug: z.string() }) })

const uploadedSchema = z.object({ doc: z.object({ id: z.number() }) })

/** A call; with data it is a POST unless `method` is set. */
type Call = { method?: string; data?: object | FormData; headers?: Record<string, string> }

async function call(address: string, { data, headers, ...rest }: Call): Promise<unknown> {
  const { method = data ? 'POST' : 'GET' } = rest
  const isForm = data instanceof FormData
  const response = await fetch(address, {
    method,
    headers: { ...headers, ...(!isForm && { 'content-type': 'application/json' }) },
    signal: AbortSignal.timeout(SAVE_WITHIN),
    ...(data && { body: isForm ? data : JSON.stringify(data) }),
  })
  const text = await response.text()
  if (response.ok) return JSON.parse(text)
  throw new Error(`${method} ${address} answered ${response.status}: ${text.slice(0, 300)}`)
}

/** Returns the accent of a new article. Home shows the accents of some articles, and only the titles of others. */
export function accentOf(mark: string): string {
  return `Накратко: ${mark}`
}
