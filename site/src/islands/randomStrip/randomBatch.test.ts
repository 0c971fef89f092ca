import { describe, expect, it } from 'vitest'
import { batchAddress, cardAfter, cardsOf, isNearEnd } from './randomBatch.ts'

describe('R-ART-6 the strip of articles', () => {
  it('asks for ten at a time, without those that were seen', () => {
    expect(batchAddress(7, [])).toBe('/api/articles/random?exclude=7&limit=10')
    expect(batchAddress(7, [9, 8])).toBe('/api/articles/random?exclude=7,9,8&limit=10')
  })

  it('names no more than may be named, the article that is read always', () => {
    const many = Array.from({ length: 5000 }, (_, id) => 100_000 + id)
    const address = new URL(batchAddress(7, many), 'https://kariera.example')
    const excluded = address.searchParams.get('exclude')?.split(',') ?? []
    expect(excluded).toHaveLength(200)
    expect([excluded[0], excluded.at(-1)]).toEqual(['7', '104999'])
  })

  it('loads the next batch within three of the end', () => {
    expect(isNearEnd(5, 10)).toBe(false)
    expect(isNearEnd(6, 10)).toBe(true)
    expect(isNearEnd(9, 10)).toBe(true)
    expect(isNearEnd(0, 0)).toBe(true)
  })

  it('begins again after the last card, and goes back before the first', () => {
    expect(cardAfter(8, 10, 1)).toBe(9)
    expect(cardAfter(9, 10, 1)).toBe(0)
    expect(cardAfter(0, 10, -1)).toBe(9)
    expect(cardAfter(0, 0, 1)).toBe(0)
  })

  it('refuses an answer that is none, and leaves out what cannot be opened', () => {
    expect(() => cardsOf({ error: 'no' })).toThrow('/api/articles/random')
    expect(() => cardsOf(null)).toThrow('/api/articles/random')
    const card = { id: 1, path: '/article/2026/11/a/', title: 'А', category: { name: 'Б' } }
    expect(
      cardsOf({ docs: [card, { ...card, path: null }, { ...card, path: 'javascript:x' }] }),
    ).toEqual([card])
  })
})
