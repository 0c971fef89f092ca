import { describe, expect, it } from 'vitest'
import { documentFetch, type Conflict } from './documentFetch.ts'

const seen = '2026-11-23T09:00:00.000Z'
const next = '2026-11-23T09:01:00.000Z'
const conflict = { who: 'Ана', when: seen, fields: ['title'] }

/** Makes a call while a form is open, and returns its result. */
async function call(
  address: string,
  init: RequestInit,
  answer = () => Response.json({ doc: { id: 5, updatedAt: next } }),
  basedOn: string | null = seen,
) {
  const told: (Conflict | string | null)[] = []
  let sent: unknown
  const watched = documentFetch(
    (_input, given) => {
      sent = given?.body
      return Promise.resolve(answer())
    },
    {
      address: '/api/articles/5',
      basedOn: () => basedOn,
      onStored: (stored) => told.push(stored?.updatedAt ?? null),
      onRefused: (one) => told.push(one),
    },
  )
  const { status } = await watched(address, init)
  const content = sent instanceof FormData ? sent.get('_payload') : sent
  return {
    status,
    told,
    content:
      typeof content === 'string' && content.startsWith('{')
        ? (JSON.parse(content) as unknown)
        : null,
  }
}

function form(content: object): FormData {
  const data = new FormData()
  data.set('_payload', JSON.stringify(content))
  return data
}

describe('B-EDIT-1 a change that is sent from an open form', () => {
  it('says what it is based on, from the form and from its menus', async () => {
    const body = form({ title: 'Т' })
    const saved = await call('/api/articles/5?depth=0', { method: 'PATCH', body })
    expect(saved).toEqual({ status: 200, told: [next], content: { basedOn: seen, title: 'Т' } })
    const json = JSON.stringify({ _status: 'draft' })
    const unpublished = await call('http://here/api/articles/5', { method: 'patch', body: json })
    expect(unpublished.content).toEqual({ basedOn: seen, _status: 'draft' })
  })

  it('tells the form what is stored now, of a global too', async () => {
    const init = { method: 'POST', body: form({}) }
    const global = () => Response.json({ result: { updatedAt: next } })
    expect((await call('/api/articles/5', init, global)).told).toEqual([next])
    expect((await call('/api/articles/5', init, () => new Response('ok'))).told).toEqual([null])
  })

  it('tells the form who has saved meanwhile', async () => {
    const refusal = () =>
      Response.json({ errors: [{ message: '…', data: conflict }] }, { status: 409 })
    const init = { method: 'PATCH', body: form({}) }
    expect(await call('/api/articles/5', init, refusal)).toMatchObject({
      status: 409,
      told: [conflict],
    })
    const other = () => new Response('Conflict', { status: 409 })
    expect(await call('/api/articles/5', init, other)).toMatchObject({ status: 409, told: [] })
    const broken = () => new Response('', { status: 502 })
    expect(await call('/api/articles/5', init, broken)).toMatchObject({ status: 502, told: [] })
  })

  it.each([
    ['of another document', '/api/articles/50', 'PATCH'],
    ['of a part of it', '/api/articles/5/preview-link', 'POST'],
    ['that only asks', '/api/articles/5', 'GET'],
  ])('leaves a call %s alone', async (_which, address, method) => {
    const body = method === 'GET' ? null : '{"a":1}'
    const { told, content } = await call(address, { method, body })
    expect(told).toEqual([])
    expect(content).toEqual(body === null ? null : { a: 1 })
  })

  it('leaves a long query alone, which is sent like a change', async () => {
    const headers = { 'X-Payload-HTTP-Method-Override': 'GET' }
    const init = { method: 'POST', headers, body: 'where[title][like]=a' }
    const { status, told } = await call('/api/articles/5', init)
    expect({ status, told }).toEqual({ status: 200, told: [] })
  })

  it('has nothing to be based on where nothing is stored yet', async () => {
    const { content } = await call(
      '/api/articles/5',
      { method: 'POST', body: '{"a":1}' },
      undefined,
      null,
    )
    expect(content).toEqual({ a: 1 })
  })
})
