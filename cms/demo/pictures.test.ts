import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { articles } from './articles.ts'
import { drawn } from './drawn.ts'
import { drawPicture, pictureKeys, svgOf, type PictureKey } from './pictures.ts'

describe('demo pictures', () => {
  it('are all shown by an article or in a body', () => {
    const shown = new Set<PictureKey>()
    for (const { picture, body } of articles) {
      if (picture) shown.add(picture)
      body((key) => shown.add(key).size)
    }
    expect([...shown].sort()).toEqual([...pictureKeys].sort())
  })

  it('are few enough for a quick first start, each described in its own words', () => {
    expect(pictureKeys.length).toBeLessThanOrEqual(30)
    expect(new Set(pictureKeys.map((key) => drawn(key).alt)).size).toBe(pictureKeys.length)
  })

  it.each(['bakery-oven', 'fresh-bread'] as const)('%s: is a JPEG of 1600 x 1067', async (key) => {
    const { name, data } = await drawPicture(key)
    expect(name).toBe(`${key}.jpg`)
    const { format, width, height } = await sharp(data).metadata()
    expect({ format, width, height }).toEqual({ format: 'jpeg', width: 1600, height: 1067 })
  })

  it.each(pictureKeys)(
    '%s: is drawn without a missing number, a text or a thing from outside',
    (key) => {
      const svg = svgOf(key)
      expect(svg).not.toMatch(/NaN|undefined|Infinity|<text|href/)
      expect(svg).toBe(svgOf(key))
    },
  )
})
