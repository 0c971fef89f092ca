import { homePositions } from '@kariera/shared/contracts/reading/home'
import { formFieldTypes, maxServiceDescriptionLength } from '@kariera/shared/contracts/serviceForms'
import { slugify } from '@kariera/shared/rules/slug'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { accentLength } from '../collections/articles/accent/accentUse.ts'
import { bodyHtmlOf } from '../collections/articles/body/bodyHtml.ts'
import { rewriteSvg } from '../collections/media/svg/rewriteSvg.ts'
import { readEntries } from './demoFiles.ts'
import { markdownBody } from './markdownBody.ts'

const folder = join(import.meta.dirname, '../../demo')
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
const text = (path: string) => readFileSync(join(folder, path), 'utf8')

const articleSchema = z.strictObject({
  title: z.string(),
  accent: z.string().min(1).max(accentLength),
  category: z.string(),
  datePublished: z.number(),
  hashtags: z
    .array(z.string().regex(/^[^,#\s][^,]*$/))
    .min(1)
    .max(8),
  entityName: z.string().optional(),
  picture: z.string().optional(),
  youtubeEmbed: z.string().optional(),
  ...Object.fromEntries(
    ['facebook', 'instagram', 'youtube', 'tiktok', 'linkedin', 'website'].map((name) => [
      `${name}Link`,
      z
        .string()
        .regex(/^https:\/\/(example\.com|[\da-z-]+\.example)\//)
        .optional(),
    ]),
  ),
  paid: z.boolean().optional(),
  paidStartDate: z.number().optional(),
  paidEndDate: z.number().optional(),
  _status: z.literal('draft').optional(),
})
type Article = z.infer<typeof articleSchema> & { name: string; html: string }

let articles: Article[]
beforeAll(async () => {
  articles = (await readEntries(folder, 'articles')).map(({ name, fields, markdown = '' }) => ({
    ...articleSchema.parse(fields),
    name,
    html: bodyHtmlOf(markdownBody(markdown, () => 1)),
  }))
})
const live = () => articles.filter(({ datePublished, _status }) => datePublished <= 0 && !_status)
const list = async (source: string) => (await readEntries(folder, source)).map((one) => one.fields)

describe('the articles of the demo', () => {
  it('can be read, at least 60 of them and 5 in each category, over more than a year', async () => {
    expect(live().length).toBeGreaterThanOrEqual(60)
    for (const { name } of await readEntries(folder, 'categories.yaml'))
      expect(live().filter(({ category }) => category === name).length).toBeGreaterThanOrEqual(5)
    const days = live().map(({ datePublished }) => -datePublished)
    expect(Math.min(...days)).toBeLessThan(0.25)
    expect(Math.max(...days)).toBeGreaterThan(390)
    expect(new Set(days).size).toBe(days.length)
  })

  it('have drafts, some that are to come, and promotions that run, are over and are to begin', () => {
    expect(articles.filter(({ _status }) => _status === 'draft').length).toBeGreaterThan(0)
    expect(articles.filter(({ datePublished }) => datePublished > 0).length).toBeGreaterThan(2)
    const paid = live().filter((one) => one.paid)
    const starts = paid.filter(({ paidStartDate = 0 }) => paidStartDate > 0)
    const over = paid.filter(({ paidEndDate = 0 }) => paidEndDate < 0)
    expect(starts.length).toBe(1)
    expect(over.length).toBeGreaterThanOrEqual(3)
    expect(paid.length - starts.length - over.length).toBeGreaterThanOrEqual(4)
  })

  it('differ in title and address; a few have no picture', () => {
    expect(new Set(articles.map(({ title }) => slugify(title))).size).toBe(articles.length)
    expect([2, 3]).toContain(live().filter(({ picture }) => !picture).length)
  })

  it('use the whole vocabulary, are 90 to 1600 words, and are set as Bulgarian is', () => {
    const all = articles.map(({ html }) => html).join('')
    for (const part of [
      '<h2>',
      '<h3>',
      '<h4>',
      '<strong>',
      '<em>',
      '<ul>',
      '<ol>',
      '<a href="https',
    ])
      expect(all).toContain(part)
    for (const part of ['<blockquote>', '<hr>', '<table', '<thead>', 'data-video-id="aqz-KE-bpKQ"'])
      expect(all).toContain(part)
    for (const { name, html, accent } of articles) {
      const words = html.replaceAll(/<[^>]*>/g, ' ')
      const count = words.match(/[\p{L}\d]+/gu)?.length ?? 0
      expect(count >= 90 && count <= 1600, name).toBe(true)
      expect(words + accent, name).not.toMatch(/["'”]| - |—|&quot;|&#39;/)
      expect(words.match(/„/g)?.length, name).toBe(words.match(/“/g)?.length)
    }
  })

  it('have hashtags that are used often and rarely, and such that are hard to tell apart', () => {
    const counts = new Map<string, number>()
    for (const tag of live().flatMap(({ hashtags }) => hashtags))
      counts.set(tag, (counts.get(tag) ?? 0) + 1)
    expect(counts.size).toBeGreaterThanOrEqual(40)
    expect([...counts.values()].filter((count) => count >= 12).length).toBeGreaterThanOrEqual(3)
    expect([...counts.keys()]).toEqual(expect.arrayContaining(['C', 'C#', 'C++', '2026']))
    const lower = [...counts.keys()].map((tag) => tag.normalize('NFC').toLowerCase())
    expect(new Set(lower).size).toBe(counts.size)
  })
})

describe('what home shows of the demo', () => {
  it('is a carousel of six with pictures, and a paid order that begins with all that are promoted', async () => {
    const chosen = (await list('carousel-articles.yaml')).map(({ article }) => article)
    expect(chosen).toHaveLength(6)
    const named = (name: unknown) => live().find((one) => one.name === name)
    expect(chosen.filter((name) => named(name)?.picture)).toHaveLength(6)
    const order = (await list('paid-order.yaml')).map(({ article }) => article)
    const promoted = live().filter(
      ({ paid, paidStartDate = 0, paidEndDate = 0 }) =>
        paid && paidStartDate < 0 && paidEndDate > 0,
    )
    expect(new Set(order.slice(0, promoted.length))).toEqual(
      new Set(promoted.map(({ name }) => name)),
    )
    expect(order.filter((name) => chosen.includes(name))).toEqual([])
  })

  it('is quotes that stand long enough to be read, and stand in their articles', async () => {
    const quotes = z
      .array(
        z.object({
          quoteText: z.string().regex(/^\p{Lu}.*\.$/u),
          author: z.string(),
          article: z.string().optional(),
          carouselTime: z.number().min(4).max(9),
          _status: z.string().optional(),
        }),
      )
      .parse(await list('quotes.yaml'))
    expect(quotes.filter(({ _status }) => _status !== 'draft')).toHaveLength(9)
    for (const { quoteText, article, carouselTime } of quotes) {
      // For a reader who reads 17 characters a second.
      expect(carouselTime).toBeGreaterThanOrEqual(Math.min(8, quoteText.length / 17))
      const source = articles.find(({ name }) => name === article)
      if (article) expect(source?.html).toContain(quoteText)
    }
  })

  it('is 30 banners over the four positions, one to begin and one over, of every kind', async () => {
    const banners = await list('banners.yaml')
    const at = (position: string) => banners.filter((one) => one.position === position).length
    expect(homePositions.map(at)).toEqual([2, 5, 2, 21])
    expect(banners.filter(({ startDate }) => Number(startDate) > 0)).toHaveLength(1)
    expect(banners.filter(({ endDate }) => Number(endDate) < 0)).toHaveLength(1)
    const kinds = banners.map(({ file, svgContent }) =>
      String(file ?? svgContent)
        .split('.')
        .at(-1),
    )
    expect([...new Set(kinds)].sort()).toEqual(['html', 'jpg', 'png', 'svg'])
    for (const { hyperlink } of banners)
      expect(hyperlink).toMatch(/^https:\/\/[\da-z-]+\.example\/$/)
    const html = files
      .filter((path) => path.endsWith('.html'))
      .map(text)
      .join('')
    expect(html).not.toMatch(/<script|\son\w+=|https?:|url\(|@import|<form/i)
  })
})

it('R-BRAND-1 the services of the demo have forms with fields of every kind', async () => {
  const field = z.looseObject({ type: z.enum(formFieldTypes), label: z.string() })
  const service = z.looseObject({
    description: z.string().max(maxServiceDescriptionLength),
    form: z.array(field),
  })
  const services = z.array(service).parse(await list('services'))
  expect(services).toHaveLength(4)
  const types = services.flatMap(({ form }) => form.map(({ type }) => type))
  expect(new Set(types)).toEqual(new Set(formFieldTypes))
})

describe('the files of the demo', () => {
  it('are at most 6 MB', () => {
    const sizes = files.map((path) => statSync(join(folder, path)).size)
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(6 * 1024 * 1024)
  })

  it('are all used', () => {
    const words = files
      .filter((path) => /\.(yaml|md)$/.test(path))
      .map(text)
      .join('\n')
    const others = files.filter((path) => /\.(webp|png|jpg|svg|html)$/.test(path))
    expect(others.length).toBeGreaterThan(50)
    expect(others.filter((path) => !words.includes(path))).toEqual([])
  })

  it('are pictures of 1600 x 1067, each with a description of its own', async () => {
    const pictures = await list('pictures.yaml')
    expect(new Set(pictures.map(({ alt }) => alt)).size).toBe(pictures.length)
    for (const path of files.filter((name) => name.startsWith('pictures/'))) {
      const { format, width, height } = await sharp(join(folder, path)).metadata()
      expect({ path, format, width, height }).toEqual({
        ...{ path, format: 'webp', width: 1600, height: 1067 },
      })
    }
  })

  it.each(files.filter((path) => path.endsWith('.svg')))(
    '%s looks the same when the allow-list has rewritten it',
    async (path) => {
      const svg = text(path)
      expect(svg).not.toMatch(/<text|href/)
      const pixelsOf = (drawing: string) =>
        sharp(Buffer.from(drawing)).ensureAlpha().raw().toBuffer()
      expect(await pixelsOf(rewriteSvg(svg) ?? '')).toEqual(await pixelsOf(svg))
    },
  )
})
