import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  defaultQuoteTemplate,
  quoteAlignments,
  quoteFonts,
  quoteImageBounds,
  type QuoteTemplate,
} from '../contracts/quoteImage.ts'
import { columnOf } from './column.ts'
import { badgeBox, insideOf, logoBox } from './geometry.ts'
import { layoutQuote, lineHeight, type PlacedLine, type QuoteLayout } from './layout.ts'

/** Every character is half as wide as its size. */
const measure = (text: string, size: number) => Array.from(text).length * size * 0.5

const usual = defaultQuoteTemplate
const author = 'Пенчо Славейков'
const words = (count: number) => Array.from({ length: count }, () => 'думата').join(' ')

function layout(changes: Partial<QuoteTemplate>, text: string, by = author): QuoteLayout {
  const template = { ...usual, ...changes }
  return layoutQuote({ template, text, author: by }, badgeBox(template), measure)
}

const between = ({ min, max }: { min: number; max: number }) => fc.integer({ min, max })
const templates = fc
  .record({
    maxWidth: between(quoteImageBounds.width),
    maxHeight: between(quoteImageBounds.height),
  })
  .chain(({ maxWidth, maxHeight }) =>
    fc.record<QuoteTemplate>({
      ...{ maxWidth: fc.constant(maxWidth), maxHeight: fc.constant(maxHeight) },
      backgroundColor: fc.constant('#187bcd'),
      fontColor: fc.constant('#ffffff'),
      fontSize: between(quoteImageBounds.fontSize),
      fontFamily: fc.constantFrom(...quoteFonts),
      textAlign: fc.constantFrom(...quoteAlignments),
      textX: fc.integer({ min: 0, max: maxWidth }),
      textY: fc.integer({ min: 0, max: maxHeight }),
    }),
  )
const texts = fc
  .array(fc.string({ unit: fc.constantFrom('щ', 'и', 'Ж'), minLength: 1, maxLength: 40 }), {
    maxLength: 100,
  })
  .map((all) => all.join(' ').slice(0, 1000))
const logos = fc.record({
  width: between({ min: 1, max: 4000 }),
  height: between({ min: 1, max: 4000 }),
})

describe('A-QUO-4 where the lines of a quote stand', () => {
  it('the block about its anchor, 1.2 of the letters between lines, the author 100 below in 0.6', () => {
    const { text, author: by } = layout({}, words(14))
    expect(text.map(({ text: line }) => line.length)).toEqual([41, 41, 13])
    expect(text.map(({ x, size }) => [x, size])).toEqual([0, 1, 2].map(() => [600, 48]))
    const tops = text.map(({ y }) => y)
    expect(tops[1]! - tops[0]!).toBeCloseTo(57.6)
    expect(by.map(({ text: line, x }) => [line, x])).toEqual([[`– ${author}`, 600]])
    expect(by[0]!.y).toBeCloseTo(414)
    expect(by[0]!.size).toBeCloseTo(28.8)
    const two = layout({}, words(10)).text.map(({ y }) => y)
    expect((two[0]! + two[1]!) / 2).toBeCloseTo(314)
  })

  it('lines are as wide as the picture minus 100, less what the border takes', () => {
    expect(columnOf({ ...usual, maxWidth: 1200, textAlign: 'center', textX: 600 }).width).toBe(1098)
    expect(columnOf({ ...usual, textAlign: 'left', textX: 100 })).toMatchObject({
      ...{ x: 100, width: 1049 },
    })
    expect(columnOf({ ...usual, textAlign: 'right', textX: 1100 }).width).toBe(1049)
    expect(columnOf({ ...usual, textAlign: 'left', textX: 1200 })).toMatchObject({
      ...{ x: 949, width: 200 },
    })
    expect(columnOf({ ...usual, textAlign: 'center', textX: 0 })).toMatchObject({
      x: 151,
      width: 200,
    })
  })

  it('the text rises where it would reach its author, who stays', () => {
    const { text, author: by } = layout({}, words(28))
    expect(text).toHaveLength(5)
    expect(by[0]!.y).toBeCloseTo(414)
    expect(by[0]!.y - by[0]!.size * 0.6 - (text[4]!.y + text[4]!.size * 0.6)).toBeCloseTo(17.28)
  })

  it('both move into the picture together where the anchor is at its edge', () => {
    const high = layout({ textY: 0 }, 'Кратко')
    expect(high.author[0]!.y - high.text[0]!.y).toBeCloseTo(100)
    const low = layout({ textY: 628 }, 'Кратко')
    expect(low.author[0]!.y - low.text[0]!.y).toBeCloseTo(100)
  })

  it('letters become smaller where there is no room, and what is left over then is cut', () => {
    const smaller = layout({ fontSize: 120 }, words(60))
    expect(smaller.text[0]?.size).toBeLessThan(120)
    expect(smaller.text.map(({ text }) => text).join(' ')).toBe(words(60))
    const cut = layout({ maxWidth: 400, maxHeight: 300, textX: 200, textY: 100 }, words(140))
    expect(cut.text[0]?.size).toBe(12)
    expect(cut.text.at(-1)?.text).toMatch(/…$/)
  })

  it('a long author has two lines, and none of nobody stands there', () => {
    const long = layout({}, 'Кратко', words(40)).author
    expect(long).toHaveLength(2)
    expect(long[1]?.text).toMatch(/…$/)
    expect(layout({}, 'Кратко', ' ').author).toEqual([])
  })

  it('a logo is 240 wide, 50 from the right and 30 from the bottom, unless it is tall', () => {
    expect(logoBox(usual, { width: 480, height: 120 })).toEqual({
      ...{ x: 910, y: 538, width: 240, height: 60 },
    })
    expect(logoBox(usual, { width: 500, height: 500 })).toEqual({
      ...{ x: 993, y: 441, width: 157, height: 157 },
    })
    expect(badgeBox(usual)).toEqual({ x: 790, y: 518, width: 360, height: 80 })
    expect(badgeBox({ ...usual, maxWidth: 400 })).toMatchObject({ x: 50, width: 300 })
  })

  it('nothing touches anything else, whatever the template and the quote', () => {
    fc.assert(
      fc.property(templates, texts, texts, fc.option(logos), (template, text, by, logo) => {
        const corner = logo ? logoBox(template, logo) : badgeBox(template)
        const { text: lines, author: names } = layoutQuote(
          { template, text, author: by },
          corner,
          measure,
        )
        const boxes = [...lines, ...names].map((line) => boxOf(line, template))
        const inside = insideOf(template)
        for (const [index, box] of boxes.entries()) {
          expect(box.left).toBeGreaterThanOrEqual(inside.x - 0.01)
          expect(box.right).toBeLessThanOrEqual(inside.x + inside.width + 0.01)
          expect(box.top).toBeGreaterThanOrEqual(inside.y)
          expect(box.bottom).toBeLessThanOrEqual(inside.y + inside.height)
          expect(box.top).toBeGreaterThanOrEqual((boxes[index - 1]?.bottom ?? 0) - 0.01)
          const isBeside = box.right <= corner.x || box.left >= corner.x + corner.width
          expect(isBeside || box.bottom <= corner.y).toBe(true)
        }
        if (text) expect(lines.length).toBeGreaterThan(0)
        if (by) expect(names.length).toBeGreaterThan(0)
      }),
      { seed: 7, numRuns: 300 },
    )
  })
})

function boxOf({ text, x, y, size }: PlacedLine, { textAlign }: QuoteTemplate) {
  const width = measure(text, size)
  const left = x - { left: 0, center: width / 2, right: width }[textAlign]
  const half = (size * lineHeight) / 2
  return { left, right: left + width, top: y - half, bottom: y + half }
}
