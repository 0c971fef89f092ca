import { maxAnonymousBytes } from '@kariera/shared/contracts/uploads'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openNewsroom, type TestNewsroom } from '../../testing/newsroom.ts'
import { restAs, restAsAnyone, restFrom, type Caller } from '../../testing/rest.ts'
import { bodyOf } from '../../testing/text.ts'
import { bodyBounds, maxAnonymousBodyBytes, maxBodyBytes } from './objectBody.ts'

let newsroom: TestNewsroom
let asEditor: Caller
let asAnyone: Caller
let id: number

beforeAll(async () => {
  newsroom = await openNewsroom()
  asEditor = await restAs(newsroom, 'editor')
  asAnyone = restAsAnyone(newsroom)
  id = (await newsroom.publish()).id
})
afterAll(() => newsroom.close())

const names = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`n${index}`, 1]))
const nested = (levels: number): unknown => (levels === 0 ? 1 : [nested(levels - 1)])
const paragraph = bodyOf('дума').root.children[0]
const textOf = (paragraphs: number) => ({
  root: { ...bodyOf('').root, children: Array.from({ length: paragraphs }, () => paragraph) },
})

async function answered(call: Caller, body: object | string, path = `/articles/${id}?draft=true`) {
  const answer = await call(path.startsWith('/articles/') ? 'PATCH' : 'POST', path, body)
  return { status: answer.status, text: await answer.text() }
}

describe('invariant 10: what a body is made of has bounds', () => {
  it.each([
    ['names of one object', names(bodyBounds.names + 1), 'too many names: at most 500.'],
    ['parts', { a: Array.from({ length: bodyBounds.parts }, () => []) }, 'parts: at most 20000.'],
    ['levels', { a: nested(bodyBounds.levels) }, 'nested too deeply: at most 200 levels.'],
  ])('%s are refused before any hook sees them', async (_which, body, reason) => {
    const { status, text } = await answered(asEditor, body)
    expect([status, text]).toEqual([400, expect.stringContaining(reason)])
  })

  it('in a form, too', async () => {
    const form = new FormData()
    form.set('_payload', JSON.stringify(names(bodyBounds.names + 1)))
    const answer = await asEditor('PATCH', `/articles/${id}?draft=true`, form)
    expect([answer.status, await answer.text()]).toEqual([
      400,
      expect.stringContaining('too many names'),
    ])
  })

  it('are far from the longest text that is written', async () => {
    const body = textOf(3000)
    expect((await answered(asEditor, { title: 'Книга', body })).status).toBe(200)
  })

  it('and so has its length; a banner may bring its html', async () => {
    const long = { title: 'а'.repeat(maxBodyBytes) }
    const { status, text } = await answered(asEditor, long)
    expect([status, text]).toEqual([413, expect.stringContaining(`at most ${maxBodyBytes} bytes`)])
    const html = { html: 'a'.repeat(maxBodyBytes), position: 1 }
    expect((await answered(asEditor, html, '/banners')).status).toBe(400)
  })

  it('hashtags in one text are refused by its length before it is taken apart', async () => {
    const { status } = await answered(asEditor, {
      hashtags: 'а, '.repeat(100_000),
      _status: 'draft',
    })
    expect(status).toBe(400)
  })
})

describe('invariant 10: a body without a session', () => {
  it.each(['/articles', '/media', '/users/login', '/globals/site-settings'])(
    'is refused by its length at %s',
    async (path) => {
      const body = { title: 'a'.repeat(maxAnonymousBodyBytes) }
      expect((await answered(asAnyone, body, path)).status).toBe(413)
    },
  )

  it('is refused by the length that it says it has, in a form too', async () => {
    const form = new FormData()
    form.set('_payload', JSON.stringify({ alt: 'а' }))
    const says = { 'content-length': String(maxAnonymousBytes + 1) }
    const { status } = await restFrom(newsroom, says)('POST', '/media', form)
    expect(status).toBe(413)
  })

  it('of usual length is told why it is refused', async () => {
    const account = { email: 'nobody@example.com', password: 'wrong' }
    expect((await answered(asAnyone, account, '/users/login')).status).toBe(401)
    expect((await answered(asAnyone, { title: 'Т' }, '/articles')).status).toBe(403)
  })
})
