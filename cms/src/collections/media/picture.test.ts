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

describe('a picture as pages show it', () => {
  const size = (width: number, name: string) => ({ width, height: width / 2, filename: name })

  it('offers each width once: a small one is the same in all larger sizes', async () => {
    const { pictureOf } = await import('./picture.ts')
    const sizes = { w320: size(320, 'a'), w640: size(400, 'b'), w960: size(400, 'c') }
    const { sources } = pictureOf({ id: 1, ...size(400, 'original'), sizes })
    expect(sources.map(({ src }) => src)).toEqual(['/media/a', '/media/b'])
  })
})
