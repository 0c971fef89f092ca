import { z } from 'zod'
import { Chance } from '../../cms/src/seed/chance.ts'
import { articlePath } from '../../shared/src/routes.ts'
import { writeDraft } from './draft.ts'

/** Milliseconds. */
const SAVE_WITHIN = 30_000

/** An article that was saved, and when: the call began and was answered, milliseconds since 1970. */
export interface Saved {
  id: number
  path: string
  began: number
  answered: number
}

/** Who is signed in to the newsroom and saves articles there, over REST as the admin does. */
export class Editor {
  readonly #baseUrl: string
  readonly #token: string
  readonly #categories: number[]
  readonly #chance = new Chance(42)
  #articles = 0

  private constructor(baseUrl: string, token: string, categories: number[]) {
    this.#baseUrl = baseUrl
    this.#token = token
    this.#categories = categories
  }

  /** @throws {Error} with what the newsroom answered */
  static async signIn(baseUrl: string, credentials: { email: string; password: string }) {
    const login = await call(`${baseUrl}/api/users/login`, { method: 'POST', data: credentials })
    const { token } = z.object({ token: z.string() }).parse(login)
    const answer = await call(`${baseUrl}/api/categories?limit=100&depth=0`, {})
    const { docs } = z.object({ docs: z.array(z.object({ id: z.number() })) }).parse(answer)
    return new Editor(
      baseUrl,
      token,
      docs.map(({ id }) => id),
    )
  }

  /**
   * Opens a screen of the back office.
   *
   * @returns milliseconds until its first bytes came, and until all of it had
   * @throws {Error} if it is none
   */
  async open(path: string): Promise<{ first: number; whole: number }> {
    const began = performance.now()
    const answer = await fetch(`${this.#baseUrl}${path}`, {
      headers: { authorization: `JWT ${this.#token}`, accept: 'text/html' },
      redirect: 'error',
    })
    const reader = answer.body?.getReader()
    await reader?.read()
    const first = performance.now() - began
    while (reader && !(await reader.read()).done);
    if (!answer.ok) throw new Error(`${path} was answered with ${answer.status}.`)
    return { first, whole: performance.now() - began }
  }

  /** Publishes a new article, dated now, of about 4 KB. @param mark stands in its title */
  async publish(mark: string): Promise<Saved> {
    const { title, body } = writeDraft(this.#chance)
    const category = this.#categories[this.#articles % this.#categories.length]
    this.#articles += 1
    const data = { title: `${title} ${mark}`, accent: mark, body, category, _status: 'published' }
    return this.#save('/api/articles?depth=0', 'POST', data)
  }

  /** Publishes another accent of an article. @param mark the accent */
  edit(id: number, mark: string): Promise<Saved> {
    const data = { accent: mark, _status: 'published' }
    return this.#save(`/api/articles/${id}?depth=0`, 'PATCH', data)
  }

  async #save(path: string, method: string, data: object): Promise<Saved> {
    const began = Date.now()
    const answer = await call(this.#baseUrl + path, { method, data, token: this.#token })
    const answered = Date.now()
    const { doc } = savedSchema.parse(answer)
    return { id: doc.id, path: articlePath(doc.slug), began, answered }
  }
}

const savedSchema = z.object({ doc: z.object({ id: z.number(), slug: z.string() }) })

async function call(
  address: string,
  { method = 'GET', data, token }: { method?: string; data?: object; token?: string },
): Promise<unknown> {
  const response = await fetch(address, {
    method,
    headers: {
      'content-type': 'application/json',
      ...(token && { authorization: `JWT ${token}` }),
    },
    signal: AbortSignal.timeout(SAVE_WITHIN),
    ...(data && { body: JSON.stringify(data) }),
  })
  const text = await response.text()
  if (response.ok) return JSON.parse(text)
  throw new Error(`${method} ${address} answered ${response.status}: ${text.slice(0, 300)}`)
}
