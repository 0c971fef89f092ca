import { expect, type APIRequestContext } from 'playwright/test'
import { administrator } from './system.ts'

/** An article as its editor gets it back. */
export type Saved = { id: number; slug: string; title: string }

/** An editor's desk over REST, where a journey is not about the admin itself. */
export class Desk {
  readonly #request: APIRequestContext
  readonly #headers: Record<string, string>
  readonly #category: number

  private constructor(request: APIRequestContext, token: string, category: number) {
    this.#request = request
    this.#headers = { authorization: `JWT ${token}` }
    this.#category = category
  }

  static async open(request: APIRequestContext): Promise<Desk> {
    const { email, password } = administrator
    const signedIn = await request.post('/api/users/login', { data: { email, password } })
    const { token } = await signedIn.json()
    const found = await request.get('/api/categories?limit=1&sort=order')
    const { docs } = await found.json()
    return new Desk(request, token, docs[0].id)
  }

  /** Saves a new article, published unless `data` says otherwise. */
  async write(title: string, data: object = {}): Promise<Saved> {
    const article = {
      title,
      category: this.#category,
      body: bodyOf('Текстът на статията.'),
      _status: 'published',
      ...data,
    }
    return this.#saved('post', '/api/articles?depth=0', article)
  }

  async update(id: number, data: object): Promise<Saved> {
    return this.#saved('patch', `/api/articles/${id}?depth=0&trash=true`, data)
  }

  async #saved(method: 'post' | 'patch', path: string, data: object): Promise<Saved> {
    const answer = await this.#request[method](path, { data, headers: this.#headers })
    expect(answer.ok(), await answer.text()).toBe(true)
    return (await answer.json()).doc
  }
}

function bodyOf(words: string): object {
  const element = { version: 1, format: '', indent: 0, direction: 'ltr' }
  const text = { type: 'text', version: 1, text: words, format: 0, style: '', mode: 'normal' }
  const paragraph = { ...element, type: 'paragraph', textFormat: 0, children: [text] }
  return { root: { ...element, type: 'root', children: [paragraph] } }
}
