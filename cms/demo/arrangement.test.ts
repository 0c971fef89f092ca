import { describe, expect, it } from 'vitest'
import { carousel, paidOrder, publicationTexts } from './arrangement.ts'
import type { DemoArticle } from './article.ts'
import { articles } from './articles.ts'
import { quotes } from './quotes.ts'

const isLive = ({ daysAgo, status }: DemoArticle) => daysAgo >= 0 && status !== 'draft'
const isPromoted = ({ paid }: DemoArticle) =>
  paid?.startDaysAgo !== undefined && paid.endDaysAhead !== undefined

describe('what the editors of the demo have chosen', () => {
  it('is a carousel of 6 live articles with pictures, each with its own time', () => {
    expect(carousel).toHaveLength(6)
    expect(new Set(carousel.map(({ article }) => article.picture)).size).toBe(6)
    for (const { article, seconds } of carousel) {
      expect(articles).toContain(article)
      expect(isLive(article) && article.picture).toBeTruthy()
      expect(seconds).toBeGreaterThanOrEqual(4)
      expect(seconds).toBeLessThanOrEqual(8)
    }
    expect(new Set(carousel.map(({ seconds }) => seconds)).size).toBeGreaterThanOrEqual(4)
  })

  it('begins the paid order with all that are promoted now, in an order of its own', () => {
    const promoted = articles.filter((article) => isLive(article) && isPromoted(article))
    const first = paidOrder.slice(0, promoted.length)
    expect(promoted.length).toBeGreaterThanOrEqual(4)
    expect(new Set(first)).toEqual(new Set(promoted))
    expect(first).not.toEqual(promoted)
    expect(new Set(paidOrder).size).toBe(paidOrder.length)
    for (const { paid } of paidOrder) expect(paid).toBeDefined()
  })

  it('has no article both in the carousel and among the paid ones', () => {
    expect(carousel.filter(({ article }) => paidOrder.includes(article))).toEqual([])
  })

  it('leads to its profiles and groups only at addresses made for examples', () => {
    const { homeMessage, contactEmail, contactAddress, messengerGroups, ...profiles } =
      publicationTexts
    const links = [...Object.values(profiles), ...messengerGroups.map(({ link }) => link)]
    expect(links).toHaveLength(7)
    for (const link of links) expect(link).toMatch(/^https:\/\/example\.com\//)
    expect(contactEmail).toMatch(/@kariera\.example$/)
    expect(contactAddress).toContain('Примерен')
    expect(homeMessage).toMatch(/^\p{Lu}.*\.$/u)
  })
})

describe('demo quotes', () => {
  it('are 9 that readers see and one that they do not', () => {
    expect(quotes.filter(({ status }) => status !== 'draft')).toHaveLength(9)
    expect(quotes.filter(({ status }) => status === 'draft')).toHaveLength(1)
  })

  it('stand 4 to 9 seconds, longer ones longer', () => {
    for (const { text, seconds } of quotes) {
      expect(seconds).toBeGreaterThanOrEqual(4)
      expect(seconds).toBeLessThanOrEqual(9)
      // A reader of 17 characters a second.
      expect(seconds).toBeGreaterThanOrEqual(Math.min(8, text.length / 17))
    }
  })

  it.each(quotes)('$text: is well set, and said by somebody without a name', ({ text, author }) => {
    for (const words of [text, author]) {
      expect(words).not.toMatch(/["']| - |—/)
      expect(words.match(/„/g)?.length ?? 0).toBe(words.match(/“/g)?.length ?? 0)
    }
    expect(text).toMatch(/^\p{Lu}.*\.$/u)
    expect(author).toMatch(/^\p{Lu}/u)
    expect(author).not.toMatch(/\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+/u)
  })

  it('differ, and those of an article can be read there', () => {
    expect(new Set(quotes.map(({ text }) => text)).size).toBe(quotes.length)
    const said = quotes.filter(({ article }) => article)
    expect(said.length).toBeGreaterThanOrEqual(6)
    expect(said.length).toBeLessThan(quotes.length)
    for (const { text, article } of said) {
      expect(article && isLive(article)).toBe(true)
      expect(JSON.stringify(article?.body(() => 1))).toContain(JSON.stringify(text).slice(1, -1))
    }
  })
})
