import { starOf } from '@kariera/shared/rules/liveAndPromoted'
import { pageKindOf, articlePath } from '@kariera/shared/routes'
import { yearAndMonth } from '@kariera/shared/rules/dates'
import { slugify } from '@kariera/shared/rules/slug'
import { textLength } from '@kariera/shared/rules/textLengths'
import { describe, expect, it } from 'vitest'
import { bodyHtmlOf } from '../collections/articles/body/bodyHtml.ts'
import { foreignNodeIn } from '../collections/articles/body/vocabulary.ts'
import { accentLength } from '../collections/articles/accent/accentUse.ts'
import { makeArchive, type Stock } from './archive.ts'

const now = new Date('2026-11-21T10:00:00Z')
const stock = (): Stock => ({
  categories: [1, 2, 3],
  pictures: [11, 12, 13],
  authors: [5],
  hashtags: [11, 12, 13, 14, 15, 16, 17, 18],
  slugs: new Set(),
})
const archiveOf = (count: number, seed = 1) => [...makeArchive({ count, seed, now }, stock())]
const articles = archiveOf(2000)
const share = (some: unknown[]) => some.length / articles.length

describe('a seeded archive', () => {
  it('is the same each time for the same seed, and another for another', () => {
    expect(archiveOf(50)).toEqual(archiveOf(50))
    expect(archiveOf(50, 2)).not.toEqual(archiveOf(50))
  })

  it('goes back ten years, the oldest first, and nothing in it is of the future', () => {
    const dates = articles.map(({ date_published }) => date_published)
    expect(dates).toEqual(dates.toSorted())
    expect(yearAndMonth(dates[0]!)).toBe('2016/11')
    expect(yearAndMonth(dates.at(-1)!)).toBe('2026/11')
    expect(Date.parse(dates.at(-1)!)).toBeLessThan(now.getTime())
  })

  it('has addresses of the rules, each once', () => {
    for (const { slug, title, date_published } of articles) {
      const words = slug.slice(8).replace(/-\d+$/, '')
      expect(slug.slice(0, 7)).toBe(yearAndMonth(date_published))
      expect(slugify(title)).toContain(words)
      expect(pageKindOf(articlePath(slug))).toBe('article')
    }
    expect(new Set(articles.map(({ slug }) => slug)).size).toBe(articles.length)
  })

  it('numbers an address that is taken', () => {
    const taken = stock()
    const [first] = [...makeArchive({ count: 1, seed: 1, now }, taken)]
    const [second] = [...makeArchive({ count: 1, seed: 1, now }, taken)]
    expect(second?.slug).toBe(`${first?.slug}-2`)
  })

  it('is varied', () => {
    expect(share([...new Set(articles.map(({ title }) => title))])).toBeGreaterThan(0.9)
    for (const column of ['category_id', 'picture_id'] as const) {
      expect(new Set(articles.map((article) => article[column])).size).toBeGreaterThanOrEqual(3)
    }
    expect(share(articles.filter(({ picture_id }) => picture_id === null))).toBeCloseTo(0.12, 1)
    expect(share(articles.filter(({ accent }) => accent))).toBeGreaterThan(0.9)
    expect(share(articles.filter(({ entity_name }) => entity_name))).toBeGreaterThan(0.7)
  })

  it('has about one of a hundred paid now, and two that were', () => {
    const stars = articles.map((article) =>
      starOf(
        {
          paid: article.paid,
          paidStartDate: article.paid_start_date,
          paidEndDate: article.paid_end_date,
          datePublished: article.date_published,
          firstPromotedAt: article.first_promoted_at,
        },
        now,
      ),
    )
    expect(share(stars.filter((star) => star === 'gold'))).toBeCloseTo(0.01, 2)
    expect(share(stars.filter((star) => star === 'grey'))).toBeCloseTo(0.02, 2)
    for (const { paid, first_promoted_at, date_published } of articles) {
      expect(first_promoted_at !== null).toBe(paid)
      if (first_promoted_at) expect(first_promoted_at >= date_published).toBe(true)
    }
  })
})

describe('the texts of a seeded archive', () => {
  const html = articles.slice(0, 300).map(({ body }) => bodyHtmlOf(body))

  it('keep to the lengths', () => {
    for (const { title, accent } of articles) {
      expect(title.length).toBeLessThanOrEqual(textLength)
      expect(accent?.length ?? 0).toBeLessThanOrEqual(accentLength)
    }
  })

  it('leave no place for a word empty', () => {
    const texts = articles.flatMap(({ title, accent }) => [title, accent ?? '']).join('\n')
    expect((texts + html.join('\n')).match(/[{}]|undefined|null/g)).toBeNull()
  })

  it('are well set Bulgarian', () => {
    const texts = articles.map(({ title, accent }) => `${title}\n${accent ?? ''}`).join('\n')
    const text = texts + html.join('\n').replaceAll(/<[^>]*>/g, '\n')
    // No typewriter quotation marks and hyphens in place of Bulgarian quotation marks and dashes.
    expect(text.match(/["']| - |&quot;|&#39;| {2}| [,.;]/g)).toBeNull()
    expect(text.match(/(^|\s)(в [вф]|с [сз])\S+/gimu)).toBeNull()
    expect(text.match(/„/g)?.length).toBe(text.match(/“/g)?.length)
  })

  it('have bodies of the vocabulary, most of 4 to 11 KB, with all that an editor writes', () => {
    const bytes = articles.map(({ body }) => Buffer.byteLength(JSON.stringify(body)))
    expect(share(bytes.filter((size) => size > 3500 && size < 11_500))).toBeGreaterThan(0.9)
    for (const { body } of articles) expect(foreignNodeIn(body)).toBeNull()
    const parts = ['<h2>', '<h3>', '<strong>', '<em>', '<ul>', '<ol>', '<a href="https://', '<hr>']
    for (const part of [...parts, '<blockquote>', '<table']) expect(html.join('')).toContain(part)
  })

  it('have headings in order', () => {
    for (const body of html) {
      const levels = [...body.matchAll(/<h(\d)>/g)].map(([, level]) => Number(level))
      levels.forEach((level, i) => expect(level).toBeLessThanOrEqual((levels[i - 1] ?? 1) + 1))
    }
  })
})
