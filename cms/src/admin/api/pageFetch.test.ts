import { afterEach, beforeEach, expect, it, vi } from 'vitest'

const seen: string[] = []
const layer = (name: string) => (send: typeof fetch) => (input: RequestInfo | URL) => {
  seen.push(name)
  return send(input)
}

beforeEach(() => {
  vi.resetModules()
  seen.length = 0
  vi.stubGlobal('fetch', async () => {
    seen.push('network')
    return new Response()
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
})

it('sends through the layers that are there, the last one first, whatever their order of leaving', async () => {
  const { wrapFetch } = await import('./pageFetch.ts')
  const leaveFirst = wrapFetch(layer('first'))
  const leaveSecond = wrapFetch(layer('second'))
  await fetch('/api')
  leaveFirst()
  await fetch('/api')
  leaveSecond()
  await fetch('/api')
  expect(seen).toEqual(['second', 'first', 'network', 'second', 'network', 'network'])
})
