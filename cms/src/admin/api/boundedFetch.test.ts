import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { boundedFetch, longestWaitMs } from './boundedFetch.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const formOf = (file?: File): FormData => {
  const form = new FormData()
  form.set('_payload', '{}')
  if (file) form.set('file', file)
  return form
}

/** A network that never answers, but gives up when it is told to. */
const silent: typeof fetch = (_, init) =>
  new Promise((_, reject) => {
    const { signal } = init ?? {}
    signal?.addEventListener('abort', () => {
      const { reason }: { reason: unknown } = signal
      reject(reason instanceof Error ? reason : new Error(String(reason)))
    })
  })

/** Milliseconds after which a call that is never answered has ended, and how; null if it goes on. */
async function endOf(
  url: string,
  init?: RequestInit,
): Promise<{ after: number; as: string } | null> {
  const began = Date.now()
  let end: { after: number; as: string } | null = null
  void boundedFetch(silent)(url, init).then(
    ({ status }) => (end = { after: Date.now() - began, as: String(status) }),
    (error: unknown) =>
      (end = { after: Date.now() - began, as: error instanceof Error ? error.name : '?' }),
  )
  await vi.advanceTimersByTimeAsync(10 * 60_000)
  return end
}

describe('A-ERR-1 what a form, list or dialog waits for has an end', () => {
  it.each<[string, string, RequestInit?]>([
    ['a list', '/api/media?limit=20'],
    [
      'the state of a form',
      '/admin/collections/articles/5',
      { method: 'POST', headers: { 'Next-Action': 'a' } },
    ],
    ['a save', '/api/articles/5?depth=0', { method: 'PATCH', body: formOf() }],
    ['the first save', '/api/articles', { method: 'POST', body: formOf() }],
    ['a save of the settings', '/api/globals/site-settings', { method: 'POST', body: '{}' }],
    ['rights', '/api/articles/access/5?locale=bg', { method: 'post', body: '{}' }],
    ['a lock', '/api/payload-locked-documents/7', { method: 'delete' }],
    ['a copy', '/api/quotes/7/duplicate', { method: 'POST' }],
  ])('%s', async (_, url, init) => {
    expect(await endOf(url, init)).toEqual({ after: longestWaitMs, as: 'TimeoutError' })
  })

  it('a file, by its size', async () => {
    const file = new File([new Uint8Array(5_000_000)], 'a.png')
    const end = await endOf('/api/media', { method: 'POST', body: formOf(file) })
    expect(end).toEqual({ after: longestWaitMs + 100_000, as: 'TimeoutError' })
  })

  it.each<[string, string, RequestInit?]>([
    ['a page', '/admin/collections/articles?_rsc=1', { headers: { RSC: '1' } }],
    ['an act on many documents', '/api/articles?where[id][in]=1', { method: 'PATCH', body: '{}' }],
    ['a run of the tests', '/api/performance/run', { method: 'POST', body: '{}' }],
  ])('but not %s', async (_, url, init) => {
    expect(await endOf(url, init)).toBeNull()
  })

  it('and ends when its own caller wants', async () => {
    const own = new AbortController()
    const answer = boundedFetch(silent)('/api/media', { signal: own.signal })
    own.abort()
    await expect(answer).rejects.toThrow('aborted')
  })
})

describe('preferences that cannot be read are none, since Payload would wait for them for good', () => {
  const path = '/api/payload-preferences/collection-articles-5'
  const given = (answer: () => Promise<Response>) => {
    const asked = vi.fn(answer)
    return { asked, found: boundedFetch(asked)(path).then(({ status }) => status) }
  }

  it.each<[string, () => Promise<Response>]>([
    ['cut off', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['a gateway', async () => new Response('Bad gateway', { status: 502 })],
    ["a proxy's page", async () => new Response('<p>Вход</p>')],
  ])('%s', async (_, answer) => {
    const { found } = given(answer)
    await vi.advanceTimersByTimeAsync(longestWaitMs)
    expect(await found).toBe(404)
  })

  it('never answered', async () => {
    expect(await endOf(path)).toEqual({ after: longestWaitMs, as: '404' })
  })

  it('and are found where only the first call was cut off', async () => {
    let isFirst = true
    const { asked, found } = given(async () => {
      if (!isFirst) return Response.json({ value: {} })
      isFirst = false
      throw new TypeError('Failed to fetch')
    })
    await vi.advanceTimersByTimeAsync(2000)
    expect(await found).toBe(200)
    expect(asked).toHaveBeenCalledTimes(2)
  })
})
