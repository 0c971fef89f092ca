import { homePositions } from '@kariera/shared/contracts/reading/home'
import { isBannerActive } from '@kariera/shared/rules/banner'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { rewriteSvg } from '../src/collections/media/svg/rewriteSvg.ts'
import { banners, type DemoBanner } from './banners.ts'
import { openDoors } from './banners/wideBanners.ts'
import { daysFromNow } from './daysFromNow.ts'
import { drawnFile } from './drawnFile.ts'
import { logos } from './logos.ts'

const at = (position: string) => banners.filter((banner) => banner.position === position)
const drawings = [...banners.filter(({ kind }) => kind !== 'html'), ...logos].map((each) => ({
  name: 'alt' in each ? each.alt : `logo of ${each.width} pixels`,
  kind: each.kind,
  draw: each.draw,
}))

function isShown({ startsInDays, endsInDays }: DemoBanner): boolean {
  const window = { startDate: daysFromNow(startsInDays), endDate: daysFromNow(endsInDays) }
  return isBannerActive({ active: true, ...window }, new Date())
}

describe('demo banners', () => {
  it('are 30 over the four positions of home, as many at each as are needed to see how it moves', () => {
    expect(homePositions.map((position) => at(position).length)).toEqual([2, 5, 2, 21])
    const shown = homePositions.map((position) => at(position).filter(isShown).length)
    expect(shown).toEqual([1, 5, 1, 21])
  })

  it('have one that is still to begin and one that is over', () => {
    expect(banners.filter(({ startsInDays }) => startsInDays > 0)).toHaveLength(1)
    expect(banners.filter(({ endsInDays }) => endsInDays < 0)).toHaveLength(1)
  })

  it('are of every kind: written as svg and html, and files with a picture', () => {
    expect([...new Set(banners.map(({ kind }) => kind))].sort()).toEqual([
      ...['html', 'jpeg', 'png', 'svg'],
    ])
  })

  it('say each in its own words what they show, and lead to addresses made for examples', () => {
    expect(new Set(banners.map(({ alt }) => alt)).size).toBe(banners.length)
    expect(new Set(banners.map(({ draw }) => draw())).size).toBe(banners.length)
    for (const { alt, hyperlink } of banners) {
      expect(alt).toMatch(/[а-я]{3}/)
      expect(alt).not.toMatch(/["']| - /)
      expect(hyperlink).toMatch(/^https:\/\/[\da-z-]+\.example\/$/)
    }
  })

  it('have an html one that runs and loads nothing', () => {
    const html = banners.filter(({ kind }) => kind === 'html').map(({ draw }) => draw())
    expect(html).toHaveLength(1)
    expect(html.join()).not.toMatch(/<script|\son\w+=|https?:|url\(|@import|<form/i)
  })

  it('begin with a light one', () => {
    expect(Buffer.byteLength(openDoors())).toBeLessThan(8 * 1024)
  })
})

describe('demo banners and logos, drawn', () => {
  it.each(drawings)('$name: needs no font and nothing from outside', ({ draw }) => {
    expect(draw()).not.toMatch(/NaN|undefined|Infinity|<text|href/)
    expect(draw()).toBe(draw())
  })

  it.each(drawings)('$name: looks the same when rewritten by allow-list', async ({ draw }) => {
    const rewritten = rewriteSvg(draw()) ?? ''
    expect(elementsIn(rewritten)).toEqual(elementsIn(draw()))
    expect(await pixelsOf(rewritten)).toEqual(await pixelsOf(draw()))
  })

  it.each(drawings.filter(({ kind }) => kind === 'png' || kind === 'jpeg'))(
    '$name: is a picture with two pixels for one',
    async ({ kind, draw }) => {
      const svg = draw()
      const [, width, height] = /^<svg [^>]*?width="(\d+)" height="(\d+)"/.exec(svg) ?? []
      const { data, mimetype } = await drawnFile(kind === 'jpeg' ? 'jpeg' : 'png', svg)
      const size = { width: Number(width) * 2, height: Number(height) * 2 }
      expect(mimetype).toBe(`image/${kind}`)
      expect(await sharp(data).metadata()).toMatchObject({ format: kind, ...size })
    },
  )
})

function elementsIn(svg: string): string[] {
  return [...svg.matchAll(/<([a-zA-Z]+)/g)].map(([, name]) => name ?? '')
}

function pixelsOf(svg: string): Promise<Buffer> {
  return sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer()
}
