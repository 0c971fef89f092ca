import { describe, expect, it } from 'vitest'
import { maxServerCallBytes, statusOfServerCall } from './serverCallBody.ts'

const action = 'a'.repeat(42)

function statusOf(body: string | FormData, headers: Record<string, string> = {}) {
  const sent = { method: 'POST', body, headers: { 'next-action': action, ...headers } }
  return statusOfServerCall(new Request('http://localhost/admin', sent))
}

function form(parts: Record<string, string | Blob>): FormData {
  const all = new FormData()
  for (const [name, part] of Object.entries(parts)) all.set(name, part)
  return all
}

describe('invariant 10: the body of a call of a server function', () => {
  it.each([
    '[]',
    '[{"name":"form-state","args":{"a":"$undefined","b":"$D2026-01-01T00:00:00.000Z"}}]',
    '["$$price","$Infinity","$-Infinity","$-0","$NaN","$n12","$T"]',
  ])('%s is accepted', async (body) => {
    expect(await statusOf(body)).toBeNull()
  })

  it.each(['', '{', 'nonsense', 'null', '5', '{}', '"x"', '["$1"]', '["$F1"]', '["$nx"]', '["$"]'])(
    '%j is refused',
    async (body) => {
      expect(await statusOf(body)).toBe(400)
    },
  )

  it('as a form has its arguments in the part 0', async () => {
    expect(await statusOf(form({ 0: '["$1"]', 1: '{"a":1}', 2: new Blob(['x']) }))).toBeNull()
    const broken: Record<string, string>[] = [
      {},
      { 1: '[]' },
      { 0: '{' },
      { 0: '["$1"]', 1: '{' },
      { 0: '["$1"]' },
      { 0: '["$nx"]' },
      { 0: '["$Kzz"]' },
    ]
    for (const parts of broken) expect(await statusOf(form(parts)), JSON.stringify(parts)).toBe(400)
    for (const type of ['multipart/form-data', 'multipart/form-data; boundary=x'])
      expect(await statusOf('nonsense', { 'content-type': type })).toBe(400)
  })

  it('is refused if it is deeper than any call, or has more arguments', async () => {
    const deep = '['.repeat(5000) + ']'.repeat(5000)
    expect(await statusOf(`[${deep}]`)).toBe(400)
    expect(await statusOf(form({ 0: '["$1"]', 1: deep }))).toBe(400)
    expect(await statusOf(JSON.stringify(Array(1001).fill(0)))).toBe(400)
  })

  it('is refused with 413 if it is too long', async () => {
    const long = JSON.stringify(['x'.repeat(maxServerCallBytes)])
    expect(await statusOf(long)).toBe(413)
    expect(await statusOf(form({ 0: long }))).toBe(413)
  })

  it('is refused for a function whose name cannot be one', async () => {
    for (const name of ['', 'x', 'z'.repeat(42), 'a'.repeat(39), `${action}${action}`])
      expect(await statusOf('[]', { 'next-action': name })).toBe(400)
  })
})
