import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { articles, figures } from './articles.ts'
import { drawPicture, pictureKeys, svgOf } from './pictures.ts'

describe('demo pictures', () => {
  it('are all shown by an article or in a body', () => {
    const shown = [...articles.map((article) => article.picture), ...figures.map(({ key }) => key)]
    expect(shown.sort()).toEqual([...pictureKeys].sort())
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
