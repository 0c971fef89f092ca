import { randomUUID } from 'node:crypto'
import { expect, type APIRequestContext, type APIResponse } from 'playwright/test'
import { sessionOf } from './session.ts'
import { administrator } from './system.ts'

/** An article in a response to its editor. */
export type Saved = { id: number; slug: string; title: string }

/** The newsroom's REST API as an editor calls it, for tests that are not about the admin itself. */
export class ApiClient {
  readonly #request: APIRequestContext
  readonly #headers: Record<string, string>
  readonly #category: number | undefined

  private constructor(request: APIRequestContext, token: string, category: number | undefined) {
    this.#request = request
    this.#headers = { authorization: `JWT ${token}` }
    this.#category = category
  }

  static async open(request: APIRequestContext, account = administrator): Promise<ApiClient> {
    const { token } = await sessionOf(account)
    const found = await request.get('/api/categories?limit=1&sort=order')
    const { docs } = await found.json()
    return new ApiClient(request, token, docs[0]?.id)
  }

  /** Saves a new article, published unless `data` sets another status. */
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

  /**
   * Creates a category.
   *
   * @returns its id
   */
  async category(value: string): Promise<number> {
    return (await this.#saved('post', '/api/categories?depth=0', { value, order: 900 })).id
  }

  async renameCategory(id: number, value: string): Promise<void> {
    await this.#saved('patch', `/api/categories/${id}?depth=0`, { value })
  }

  /** Changes the settings of the whole site. */
  async settings(data: object): Promise<void> {
    const headers = this.#headers
    const answer = await this.#request.post('/api/globals/site-settings', { data, headers })
    expect(answer.ok(), await answer.text()).toBe(true)
  }

  async readSettings(): Promise<Record<string, unknown>> {
    return this.#get('/api/globals/site-settings?depth=0')
  }

  /**
   * Requests a list from the newsroom's REST API.
   *
   * @param path without `/api`
   */
  async list<Doc>(path: string): Promise<Doc[]> {
    return (await this.#get(`/api${path}`)).docs
  }

  /** Creates an account with a random password. */
  async invite(account: { name: string; email: string; role: string }): Promise<void> {
    const data = { ...account, password: randomUUID() }
    const answer = await this.#request.post('/api/users', { data, headers: this.#headers })
    expect(answer.ok(), await answer.text()).toBe(true)
  }

  /** Creates a link with which anyone may see the current state of the article. */
  async previewLink(id: number): Promise<{ url: string; expiresAt: string }> {
    const headers = this.#headers
    const answer = await this.#request.post(`/api/articles/${id}/preview-link`, { headers })
    expect(answer.ok(), await answer.text()).toBe(true)
    return answer.json()
  }

  /** Requests an article with its newest draft. */
  async read(
    id: number | string,
  ): Promise<{ title: string; datePublished: string | null; hashtags: { value: string }[] }> {
    return this.#get(`/api/articles/${id}?draft=true&depth=1`)
  }

  /** Number of stored articles in any state. */
  async count(): Promise<number> {
    const { totalDocs } = await this.#get('/api/articles?limit=1&depth=0&trash=true')
    return totalDocs
  }

  /**
   * Calls any other endpoint that changes something, and returns the document in the response.
   *
   * @param path without `/api`
   */
  async change<Saved>(
    method: 'post' | 'patch' | 'delete',
    path: string,
    data?: object,
  ): Promise<Saved> {
    const answer = await this.#request[method](`/api${path}`, { data, headers: this.#headers })
    expect(answer.ok(), `${method} ${path}: ${await answer.text()}`).toBe(true)
    const saved = await answer.json()
    return saved.doc ?? saved
  }

  /**
   * Requests anything from the newsroom's REST API.
   *
   * @param path without `/api`
   */
  async see<Seen>(path: string): Promise<Seen> {
    return this.#get(`/api${path}`)
  }

  /**
   * Returns the response itself.
   *
   * @param address below `/api`, of any endpoint
   */
  async answerOf(address: string): Promise<APIResponse> {
    return this.#request.get(address, { headers: this.#headers })
  }

  /**
   * Uploads a new picture, or replaces the file of an existing one.
   *
   * @param id of the picture to replace
   */
  async upload(buffer: Buffer, about: object, id?: number): Promise<{ id: number }> {
    const file = { name: 'picture.png', mimeType: 'image/png', buffer }
    const multipart = { _payload: JSON.stringify(about), file }
    const headers = this.#headers
    const answer =
      id === undefined
        ? await this.#request.post('/api/media', { multipart, headers })
        : await this.#request.patch(`/api/media/${id}`, { multipart, headers })
    expect(answer.ok(), await answer.text()).toBe(true)
    return (await answer.json()).doc
  }

  /** Uploads a file without any other field. */
  async uploadTo(
    slug: 'logos' | 'banner-files' | 'employer-logos' | 'quote-images' | 'media',
    buffer: Buffer,
    { name = 'picture.png', mimeType = 'image/png' } = {},
  ): Promise<{ id: number; filename: string }> {
    const multipart = { file: { name, mimeType, buffer } }
    const answer = await this.#request.post(`/api/${slug}`, { multipart, headers: this.#headers })
    expect(answer.ok(), await answer.text()).toBe(true)
    return (await answer.json()).doc
  }

  async #get(path: string) {
    const answer = await this.#request.get(path, { headers: this.#headers })
    expect(answer.ok(), await answer.text()).toBe(true)
    return answer.json()
  }

  async #saved(method: 'post' | 'patch', path: string, data: object): Promise<Saved> {
    const answer = await this.#request[method](path, { data, headers: this.#headers })
    expect(answer.ok(), await answer.text()).toBe(true)
    return (await answer.json()).doc
  }
}

/**
 * A body of one paragraph.
 *
 * @param pictures below the paragraph
 */
export function bodyOf(words: string, ...pictures: number[]): object {
  const element = { version: 1, format: '', indent: 0, direction: 'ltr' }
  const text = { type: 'text', version: 1, text: words, format: 0, style: '', mode: 'normal' }
  const paragraph = { ...element, type: 'paragraph', textFormat: 0, children: [text] }
  const upload = { type: 'upload', version: 3, relationTo: 'media', fields: {}, format: '' }
  const uploads = pictures.map((value) => ({ ...upload, value }))
  return { root: { ...element, type: 'root', children: [paragraph, ...uploads] } }
}

/**
 * A body of one video.
 *
 * @param videoId the 11 characters of its YouTube id
 */
export function bodyOfVideo(videoId: string): object {
  const element = { version: 1, format: '', indent: 0, direction: 'ltr' }
  const fields = { blockType: 'youtube', blockName: '', videoId }
  const video = { type: 'block', version: 2, format: '', fields }
  return { root: { ...element, type: 'root', children: [video] } }
}
