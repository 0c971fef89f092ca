import { slugify } from '@kariera/shared/rules/slug'
import { describe, expect, it } from 'vitest'
import { bodyHtmlOf } from '../src/collections/articles/body/bodyHtml.ts'
import { accentLength } from '../src/collections/articles/accent/accentUse.ts'
import { articles } from './articles.ts'
import { categories } from './categories.ts'

const html = new Map(articles.map((article) => [article.title, bodyHtmlOf(article.body(() => 1))]))
const everything = [...html.values()].join('')

/** What readers see once the demo is loaded. */
const live = articles.filter(({ daysAgo, status }) => daysAgo >= 0 && status !== 'draft')

describe('demo categories', () => {
  it('are addressed by the transliteration of their names', () => {
    expect(categories.map(({ urlSlug }) => urlSlug)).toEqual(
      categories.map(({ value }) => slugify(value)),
    )
  })

  it.each(categories)('$value: has at least 5 articles to read', ({ urlSlug }) => {
    const inside = live.filter(({ category }) => category === urlSlug)
    expect(inside.length).toBeGreaterThanOrEqual(5)
  })
})

describe('demo articles', () => {
  it('are at least 62, of which 60 can be read', () => {
    expect(articles.length).toBeGreaterThanOrEqual(62)
    expect(live.length).toBeGreaterThanOrEqual(60)
  })

  it('differ in title and in address', () => {
    expect(new Set(articles.map(({ title }) => slugify(title))).size).toBe(articles.length)
  })

  it('stand from the newest to the oldest, no two of the same moment', () => {
    const days = articles.map(({ daysAgo }) => daysAgo)
    expect(days).toEqual([...new Set(days)].sort((a, b) => a - b))
  })

  it('reach over 14 months, with fresh ones in front', () => {
    const days = live.map(({ daysAgo }) => daysAgo)
    expect(Math.min(...days)).toBeLessThan(0.25)
    expect(days.filter((day) => day < 4).length).toBeGreaterThanOrEqual(4)
    expect(Math.max(...days)).toBeGreaterThan(390)
    expect(Math.max(...days)).toBeLessThan(427)
  })

  it('are promoted now, before and soon', () => {
    const promoted = live.flatMap((article) => article.paid ?? [])
    const upcoming = promoted.filter(({ startDaysAhead }) => startDaysAhead !== undefined)
    const over = promoted.filter(({ endDaysAgo }) => endDaysAgo !== undefined)
    expect(upcoming).toHaveLength(1)
    expect(over.length).toBeGreaterThanOrEqual(3)
    expect(promoted.length - upcoming.length - over.length).toBeGreaterThanOrEqual(3)
  })

  it('have some that readers do not see yet', () => {
    expect(articles.filter(({ daysAgo }) => daysAgo < 0).length).toBeGreaterThanOrEqual(3)
    expect([1, 2]).toContain(articles.filter(({ status }) => status === 'draft').length)
  })

  it.each(articles)('$title: has a teaser and hashtags', ({ accent, hashtags }) => {
    expect(accent.length).toBeLessThanOrEqual(accentLength)
    expect(accent).not.toBe('')
    expect(accent).not.toMatch(/["']| - /)
    expect(hashtags.length).toBeGreaterThanOrEqual(1)
    expect(hashtags.length).toBeLessThanOrEqual(8)
    expect(hashtags).toEqual([...new Set(hashtags.map((tag) => tag.trim()))])
    for (const hashtag of hashtags) expect(hashtag).not.toMatch(/,|^#/)
  })

  it('lead to their companies only at addresses made for examples', () => {
    const addresses = articles.flatMap(({ links = {} }) => Object.values(links))
    expect(articles.filter(({ links }) => links).length).toBeGreaterThanOrEqual(15)
    for (const address of addresses) {
      expect(address).toMatch(/^https:\/\/(example\.com\/|[\da-z-]+\.example\/)/)
    }
  })
})

describe('demo hashtags', () => {
  const counts = new Map<string, number>()
  for (const tag of live.flatMap(({ hashtags }) => hashtags)) {
    counts.set(tag, (counts.get(tag) ?? 0) + 1)
  }
  const usedBetween = (low: number, high: number) =>
    [...counts.values()].filter((count) => count >= low && count <= high).length

  it('are 40 or more, a few of them frequent and many rare', () => {
    expect(counts.size).toBeGreaterThanOrEqual(40)
    expect(usedBetween(12, 20)).toBeGreaterThanOrEqual(3)
    expect(usedBetween(3, 11)).toBeGreaterThanOrEqual(10)
    expect(usedBetween(1, 2)).toBeGreaterThanOrEqual(20)
    expect(Math.max(...counts.values())).toBeLessThanOrEqual(20)
  })

  it('are written one way each', () => {
    const lower = [...counts.keys()].map((tag) => tag.normalize('NFC').toLowerCase())
    expect(new Set(lower).size).toBe(counts.size)
  })

  it.each(['C', 'C#', 'C++', '2026'])('have %s among them', (tag) => {
    expect(counts.get(tag)).toBeGreaterThanOrEqual(1)
  })
})

describe('demo pictures of articles', () => {
  it('are missing in 2 or 3 articles', () => {
    expect([2, 3]).toContain(live.filter(({ picture }) => picture === undefined).length)
  })

  it('differ between neighbours of a category', () => {
    for (const { urlSlug } of categories) {
      const shown = articles
        .filter(({ category, status }) => category === urlSlug && status !== 'draft')
        .map(({ picture }) => picture)
      shown.forEach((picture, i) => {
        if (picture !== undefined) expect(picture).not.toBe(shown[i + 1])
      })
    }
  })

  it('have a description and a credit', () => {
    for (const { picture, alt, credit } of articles) {
      expect(Boolean(alt) && Boolean(credit)).toBe(picture !== undefined)
    }
  })
})

describe('demo bodies', () => {
  const texts = [...html].map(([title, body]) => ({
    title,
    body,
    text: body.replaceAll(/<[^>]*>/g, ' '),
  }))
  const lengths = texts.map(({ text }) => wordsOf(text))

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

  it('are short news, features and one long read', () => {
    expect(lengths.filter((words) => words <= 200).length).toBeGreaterThanOrEqual(12)
    expect(lengths.filter((words) => words >= 400 && words <= 900).length).toBeGreaterThanOrEqual(
      15,
    )
    expect(Math.max(...lengths)).toBeGreaterThanOrEqual(1200)
  })

  it('show a video in 4 to 6 articles, inside or above', () => {
    const withVideo = articles.filter(
      ({ title, video }) => video || html.get(title)?.includes('data-video-id'),
    )
    expect(withVideo.length).toBeGreaterThanOrEqual(4)
    expect(withVideo.length).toBeLessThanOrEqual(6)
  })

  it.each(texts)('$title: is 90 to 1600 words of well set Bulgarian', ({ text }) => {
    expect(wordsOf(text)).toBeGreaterThanOrEqual(90)
    expect(wordsOf(text)).toBeLessThanOrEqual(1600)
    // Quotation marks and dashes of Bulgarian, not of a keyboard.
    expect(text).not.toMatch(/["'”]| - |—|&quot;|&#39;|\s{3,}[,.]/)
    expect(text.match(/„/g)?.length ?? 0).toBe(text.match(/“/g)?.length ?? 0)
  })

  it.each(texts)('$title: has headings in order', ({ body }) => {
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

function wordsOf(text: string): number {
  return text.match(/[\p{L}\d]+/gu)?.length ?? 0
}
