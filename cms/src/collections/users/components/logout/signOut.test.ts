import { afterEach, describe, expect, it, vi } from 'vitest'
import { signOut } from './signOut.ts'

afterEach(() => vi.unstubAllGlobals())

describe('A-AUTH-1 sign-out', () => {
  it.each([
    [200, true],
    [401, true],
    [403, true],
    [404, true],
    [400, false],
    [500, false],
    [503, false],
  ])('answered with %i is done: %s', async (status, done) => {
    vi.stubGlobal('fetch', () => Promise.resolve(Response.json({}, { status })))
    expect(await signOut('/api', 'en')).toBe(done)
  })

  it('is not done when nobody answers', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
    expect(await signOut('/api', 'en')).toBe(false)
  })
})
