import { setClock } from '@kariera/shared/clock'
import { openPreviewToken, type PreviewTicket } from '@kariera/shared/contracts/previewToken'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { answered } from '#testing/answered.ts'
import { bodyOf } from '#testing/text.ts'
import { openNewsroom, type TestNewsroom } from '#testing/newsroom.ts'
import { restAs, type Caller } from '#testing/rest.ts'

let newsroom: TestNewsroom
let asAuthor: Caller
let asEditor: Caller

beforeAll(async () => {
  newsroom = await openNewsroom()
  asAuthor = await restAs(newsroom, 'author')
  asEditor = await restAs(newsroom, 'editor')
})
afterEach(() => setClock(null))
afterAll(() => newsroom.close())

const draft = () => newsroom.publish({ _status: 'draft' })
const trash = (id: number, deletedAt: string | null) =>
  asEditor('PATCH', `/articles/${id}?trash=true`, { deletedAt })

/** Creates a preview link to an article. */
async function makeLink(
  id: number,
  call = asEditor,
): Promise<{ token: string; expiresAt: string }> {
  const answer = await call('POST', `/articles/${id}/preview-link`, {})
  expect(answer.status).toBe(200)
  const { url, expiresAt } = (await answer.json()) as { url: string; expiresAt: string }
  return { token: /\/preview\/([^/]+)\/$/.exec(url)?.[1] ?? '', expiresAt }
}

/** Creates a preview link to an article and returns the content of its token. */
async function linkTo(id: number, call = asEditor): Promise<PreviewTicket> {
  const { settings } = await import('#settings.ts')
  const { token, expiresAt } = await makeLink(id, call)
  const ticket = openPreviewToken(token, settings.hookSecret, new Date())
  expect(ticket).toEqual({ articleId: id, expiresAt })
  return ticket!
}

const shows = async (ticket: PreviewTicket) =>
  (await answered(newsroom, { ask: 'preview', ...ticket })).value !== null

describe('A-ART-5 a preview link', () => {
  it('is signed, of this article, and good for seven days', async () => {
    const { id } = await draft()
    const days = (Date.parse((await linkTo(id, asAuthor)).expiresAt) - Date.now()) / 86_400_000
    expect(days).toBeGreaterThan(6.99)
    expect(days).toBeLessThanOrEqual(7)
  })

  it('is none of what does not exist, or is in the trash', async () => {
    const { id } = await draft()
    await trash(id, new Date().toISOString())
    for (const none of [id, 999_999]) {
      const answer = await asEditor('POST', `/articles/${none}/preview-link`, {})
      expect(answer.status).toBe(404)
      expect(await answer.text()).toContain('Article not found')
    }
  })

  it('ends with all others of its article, and with none of another', async () => {
    const [one, other] = [await draft(), await draft()]
    const links = [await linkTo(one.id), await linkTo(one.id, asAuthor)]
    const kept = await linkTo(other.id)
    expect(await Promise.all([...links, kept].map(shows))).toEqual([true, true, true])
    expect((await asEditor('DELETE', `/articles/${one.id}/preview-link`)).status).toBe(200)
    expect(await Promise.all([...links, kept].map(shows))).toEqual([false, false, true])
    expect(await shows(await linkTo(one.id))).toBe(true)
  })

  it('is ended by whoever may change the article', async () => {
    const { id } = await draft()
    const link = await linkTo(id, asAuthor)
    expect((await asAuthor('DELETE', `/articles/${id}/preview-link`)).status).toBe(403)
    expect(await shows(link)).toBe(true)
    const own = await asAuthor('POST', '/articles?draft=true', {
      title: 'Моя',
      body: bodyOf('Текст'),
    })
    const { doc } = (await own.json()) as { doc: { id: number } }
    expect((await asAuthor('DELETE', `/articles/${doc.id}/preview-link`)).status).toBe(200)
  })

  it('ends when its article goes into the trash, and does not work again when that comes back', async () => {
    const { id } = await draft()
    const link = await linkTo(id)
    expect((await trash(id, new Date().toISOString())).status).toBe(200)
    expect(await shows(link)).toBe(false)
    expect((await trash(id, null)).status).toBe(200)
    expect(await shows(link)).toBe(false)
    expect(await shows(await linkTo(id))).toBe(true)
  })

  it('is checked before a colleague is sent one that works no more', async () => {
    const [{ id }, other] = [await draft(), await draft()]
    const check = (article: number, token: string) =>
      asAuthor('GET', `/articles/${article}/preview-link?token=${token}`)
    const { token } = await makeLink(id, asAuthor)
    expect((await check(id, token)).status).toBe(200)
    await asEditor('DELETE', `/articles/${id}/preview-link`)
    setClock(new Date(Date.now() + 1000))
    const expired = (await makeLink(id)).token
    expect((await check(id, expired)).status).toBe(200)
    const forged = expired.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'))
    for (const [article, gone] of [
      [id, token],
      [id, forged],
      [other.id, expired],
      [id, ''],
    ] as const) {
      const answer = await check(article, gone)
      expect(answer.status).toBe(410)
      expect(await answer.text()).toContain('Invalid or expired preview token')
    }
    setClock(new Date(Date.now() + 8 * 86_400_000))
    expect((await check(id, expired)).status).toBe(410)
  })
})
