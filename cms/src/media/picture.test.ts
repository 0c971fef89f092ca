import { afterEach, describe, expect, it, vi } from 'vitest'

afterEach(() => {
  vi.unstubAllEnvs()
  vi.resetModules()
})

describe('the address of a picture', () => {
  it.each([
    ['', '/media/a%20b.webp'],
    ['https://pictures.example', 'https://pictures.example/a%20b.webp'],
    ['https://cdn.example/media/', 'https://cdn.example/media/a%20b.webp'],
  ])('with MEDIA_URL %j is %s', async (mediaUrl, address) => {
    vi.stubEnv('MEDIA_URL', mediaUrl)
    const { mediaAddress } = await import('./picture.ts')
    expect(mediaAddress('a b.webp')).toBe(address)
  })
})
