import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readBounded, readBoundedForm } from './boundedBody.ts'

/**
 * A request that sends its body in these pieces, and the state of its stream: whether it was cancelled and how many
 * pieces are left.
 */
function requestOf(pieces: string[], headers: Record<string, string> = {}) {
  const waiting = pieces.map((piece) => new TextEncoder().encode(piece))
  const state = { isCancelled: false, left: () => waiting.length }
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>(
    {
      pull: (controller) => {
        const next = waiting.shift()
        if (next) controller.enqueue(next)
        else controller.close()
      },
      cancel: () => {
        state.isCancelled = true
      },
    },
    { highWaterMark: 0 },
  )
  return { req: { headers: new Headers(headers), body }, state }
}

describe('invariant 10: the body of a public call', () => {
  it('is the text that was sent, however it was cut on the way', async () => {
    const bytes = new TextEncoder().encode('Обява за работа')
    const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
      start: (controller) => {
        for (const byte of bytes) controller.enqueue(new Uint8Array([byte]))
        controller.close()
      },
    })
    expect(await readBounded({ headers: new Headers(), body }, 100)).toBe('Обява за работа')
  })

  it('may be as long as it may be, in bytes, and no longer', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.string({ unit: 'grapheme' })),
        fc.nat(40),
        async (parts, most) => {
          const text = parts.join('')
          const isShort = Buffer.byteLength(text) <= most
          expect(await readBounded(requestOf(parts).req, most)).toBe(isShort ? text : null)
        },
      ),
      { seed: 7, numRuns: 200 },
    )
  })

  it('is not read where it says that it is too long', async () => {
    const { req, state } = requestOf(['x'], { 'content-length': '11' })
    expect(await readBounded(req, 10)).toBeNull()
    expect(state.left()).toBe(1)
  })

  it('is given up as soon as it is too long, whatever it says', async () => {
    const { req, state } = requestOf(
      Array.from({ length: 1000 }, () => 'x'.repeat(10)),
      {
        'content-length': '5',
      },
    )
    expect(await readBounded(req, 25)).toBeNull()
    expect(state.isCancelled).toBe(true)
    expect(state.left()).toBe(997)
  })

  it('is empty where there is none', async () => {
    expect(await readBounded({ headers: new Headers(), body: null }, 10)).toBe('')
    expect(await readBounded({ headers: new Headers() }, 10)).toBe('')
  })
})

describe('A-QUO-2 the body of a call that brings a file', () => {
  const form = new FormData()
  form.append('shortText', 'Обява')
  form.append('file', new File([new Uint8Array([0, 255, 13, 10])], 'a.png'))
  const sent = new Response(form)

  it('is its form, bytes and all, and may be as long as it may be', async () => {
    const { headers } = sent
    const bytes = new Uint8Array(await sent.arrayBuffer())
    const req = () => ({ headers, body: new Response(bytes).body! })
    const read = await readBoundedForm(req(), bytes.length)
    expect(read?.get('shortText')).toBe('Обява')
    const file = read?.get('file')
    const inFile = file instanceof File ? new Uint8Array(await file.arrayBuffer()) : []
    expect([...inFile]).toEqual([0, 255, 13, 10])
    expect(await readBoundedForm(req(), bytes.length - 1)).toBeNull()
  })

  it('is an empty one where it is none', async () => {
    const other = { headers: new Headers({ 'content-type': 'application/json' }) }
    const none = await readBoundedForm({ ...other, body: new Response('{}').body! }, 10)
    expect([...none!.keys()]).toEqual([])
  })
})
