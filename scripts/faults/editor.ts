import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'
import { system } from './system-under-test.ts'

/** How long an editor keeps trying again, milliseconds. */
const PATIENCE = 90_000

const articleSchema = z.object({
  id: z.number(),
  slug: z.string().nullable(),
  _status: z.enum(['draft', 'published']),
  deletedAt: z.string().nullish(),
})
export type SavedArticle = z.infer<typeof articleSchema>

const administrator = { email: system.ADMIN_EMAIL, password: system.ADMIN_PASSWORD }

/**
 * An editor who does not give up: a call that is refused or gets no response is sent again. If a response was lost, the
 * call may therefore be done twice.
 */
export class Editor {
  readonly #url: string
  #token = ''

  /** @param url of a system other than the one under test, with the same accounts */
  constructor(url = system.SYSTEM_URL) {
    this.#url = url
  }

  /** @param account the first administrator's by default */
  async signIn({ email, password } = administrator): Promise<void> {
    const answer = await this.#send('POST', '/api/users/login', { email, password })
    this.#token = z.object({ token: z.string() }).parse(answer).token
  }

  async create(data: object): Promise<SavedArticle> {
    return savedIn(await this.#send('POST', '/api/articles?depth=0', data))
  }

  async update(id: number, data: object): Promise<SavedArticle> {
    return savedIn(await this.#send('PATCH', `/api/articles/${id}?depth=0&trash=true`, data))
  }

  /** Any other call, as the admin makes it. */
  call(method: string, path: string, data?: object): Promise<unknown> {
    return this.#send(method, path, data)
  }

  /**
   * Makes a call once, whatever the response.
   *
   * @param timeoutMs after this time the call is given up, milliseconds
   */
  once(method: string, path: string, data?: object, timeoutMs = 60_000): Promise<Response> {
    return fetch(this.#url + path, {
      method,
      headers: {
        'content-type': 'application/json',
        'accept-language': 'en',
        ...(this.#token && { authorization: `JWT ${this.#token}` }),
      },
      ...(data && { body: JSON.stringify(data) }),
      signal: AbortSignal.timeout(timeoutMs),
    })
  }

  async #send(method: string, path: string, data?: object): Promise<unknown> {
    const deadline = Date.now() + PATIENCE
    for (;;) {
      try {
        const response = await this.once(method, path, data, 10_000)
        if (response.ok) return await response.json()
        throw new Error(`${method} ${path} answered ${response.status}: ${await response.text()}`)
      } catch (error) {
        if (Date.now() > deadline) throw error
        await sleep(150)
      }
    }
  }
}

function savedIn(answer: unknown): SavedArticle {
  return z.object({ doc: articleSchema }).parse(answer).doc
}
