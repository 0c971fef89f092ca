import { slugify } from '@kariera/shared/rules/slug'
import { describe, expect, it } from 'vitest'
import { bodyHtmlOf } from '../articles/body/bodyHtml.ts'
import { accentLength } from '../articles/validation.ts'
import { articles, figures } from './articles.ts'
import { categories } from './categories.ts'
import type { PictureKey } from './pictures.ts'

const html = new Map(articles.map((article) => [article.title, bodyHtmlOf(article.body(() => 1))]))
const everything = [...html.values()].join('')

/** The keys of the pictures that a body shows, in order. */
function figuresOf(article: (typeof articles)[number]): PictureKey[] {
  const keys: PictureKey[] = []
  article.body((key) => keys.push(key))
  return keys
}

describe('demo categories', () => {
  it('are addressed by the transliteration of their names', () => {
    expect(categories.map(({ urlSlug }) => urlSlug)).toEqual(
      categories.map(({ value }) => slugify(value)),
    )
  })

  it('have an article each', () => {
    expect(new Set(articles.map((article) => article.category))).toEqual(
      new Set(categories.map(({ urlSlug }) => urlSlug)),
    )
  })
})

describe('demo articles', () => {
  it('differ in title and in address', () => {
    expect(new Set(articles.map(({ title }) => slugify(title))).size).toBe(articles.length)
  })

  it('stand from the newest to the oldest, no two of the same moment', () => {
    const days = articles.map(({ daysAgo }) => daysAgo)
    expect(days).toEqual([...new Set(days)].sort((a, b) => a - b))
  })

  it('are promoted twice now and once before', () => {
    const paid = articles.flatMap((article) => article.paid ?? [])
    expect(paid.filter(({ endDaysAhead }) => endDaysAhead !== undefined)).toHaveLength(2)
    expect(paid.filter(({ endDaysAgo }) => endDaysAgo !== undefined)).toHaveLength(1)
  })

  it.each(articles)('$title: has a teaser, a described picture and its own', (article) => {
    expect(article.accent.length).toBeLessThanOrEqual(accentLength)
    expect(article.accent).not.toBe('')
    expect(article.alt).not.toBe('')
    expect(articles.filter(({ picture }) => picture === article.picture)).toHaveLength(1)
  })
})

describe('demo bodies', () => {
  it('use the whole vocabulary', () => {
    const parts = [
      '<h2>',
      '<h3>',
      '<h4>',
      '<strong>',
      '<em>',
      '<ul>',
      '<ol>',
      '<li>',
      '<a href="https://',
    ]
    const blocks = ['<blockquote>', '<hr>', '<table', '<thead>', 'data-video-id="aqz-KE-bpKQ"']
    for (const element of [...parts, ...blocks]) expect(everything).toContain(element)
  })

  it('show every figure that the media library gets', () => {
    expect(articles.flatMap(figuresOf).sort()).toEqual(figures.map(({ key }) => key).sort())
  })

  it.each([...html])('%s: is 250 to 900 words of well set Bulgarian', (_title, body) => {
    const text = body.replaceAll(/<[^>]*>/g, ' ')
    const words = text.match(/[\p{L}\d]+/gu) ?? []
    expect(words.length).toBeGreaterThanOrEqual(250)
    expect(words.length).toBeLessThanOrEqual(900)
    // Quotation marks and dashes of Bulgarian, not of a keyboard.
    expect(text).not.toMatch(/["']| - |&quot;|&#39;|\s{3,}[,.]/)
    expect(text.match(/„/g)?.length ?? 0).toBe(text.match(/“/g)?.length ?? 0)
  })

  it.each([...html])('%s: has headings in order', (_title, body) => {
    const levels = [...body.matchAll(/<h(\d)>/g)].map(([, level]) => Number(level))
    levels.forEach((level, i) => expect(level).toBeLessThanOrEqual((levels[i - 1] ?? 1) + 1))
  })

  it('are the same each time, with no id used twice', () => {
    for (const { body } of articles) {
      const [once, again] = [JSON.stringify(body(() => 1)), JSON.stringify(body(() => 1))]
      expect(once).toBe(again)
      const ids = [...once.matchAll(/"id":"([\da-f]{24})"/g)].map(([, id]) => id)
      expect(new Set(ids).size).toBe(ids.length)
    }
  })
})
