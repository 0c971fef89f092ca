import { describe, expect, it } from 'vitest'
import { pictureUpTo } from './pictureUpTo.ts'

const source = (width: number) => ({ src: `/media/${width}.webp`, width, height: (width * 2) / 3 })
const picture = { id: 1, alt: 'А', credit: '', aiMade: false, ...source(640), sources: [] }

describe('a picture that is shown small', () => {
  it('offers the small widths only, and the largest of them to browsers without a choice', () => {
    const sources = [320, 640, 960, 1600].map(source)
    expect(pictureUpTo(640, { ...picture, ...source(960), sources })).toEqual({
      ...picture,
      ...source(640),
      sources: [source(320), source(640)],
    })
  })

  it('offers no width that its place has no use for', () => {
    const sources = [320, 640, 960, 1280, 1600].map(source)
    const shown = pictureUpTo(1280, { ...picture, ...source(640), sources })
    expect(shown.sources.map(({ width }) => width)).toEqual([320, 640, 960, 1280])
    expect(shown.width).toBe(640)
  })

  it('stays what it is where there is only a large one', () => {
    const large = { ...picture, ...source(1600), sources: [source(1600)] }
    expect(pictureUpTo(640, large)).toEqual({ ...large, sources: [] })
  })
})
