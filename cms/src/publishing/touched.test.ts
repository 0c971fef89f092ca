import { describe, expect, it } from 'vitest'
import type { ArticleFacts, PublishEvent } from './facts.ts'
import { touchedBy } from './touched.ts'

const facts: ArticleFacts = {
  slug: '2026/11/a',
  category: 1,
  datePublished: '2026-11-01T10:00:00.000Z',
}
const event = (was: ArticleFacts | null, is: ArticleFacts | null): PublishEvent => ({
  documentType: 'articles',
  documentId: 7,
  title: '',
  was,
  is,
})

describe('what an article event touches', () => {
  it('is its page and the list of its category when it comes or goes', () => {
    const touched = { paths: ['/article/2026/11/a/'], tags: ['article:7', 'latest:1'] }
    expect(touchedBy(event(null, facts))).toEqual(touched)
    expect(touchedBy(event(facts, null))).toEqual(touched)
  })

  it('is only what shows the article when it moves nowhere', () => {
    expect(touchedBy(event(facts, facts)).tags).toEqual(['article:7'])
  })

  it('is both categories when it moves, and the one when its date does', () => {
    expect(touchedBy(event(facts, { ...facts, category: 2 })).tags).toEqual([
      'article:7',
      'latest:1',
      'latest:2',
    ])
    const later = { ...facts, datePublished: '2026-12-01T10:00:00.000Z' }
    expect(touchedBy(event(facts, later)).tags).toEqual(['article:7', 'latest:1'])
  })

  it('is the old and the new address when the slug changed', () => {
    expect(touchedBy(event(facts, { ...facts, slug: '2026/11/b' })).paths).toEqual([
      '/article/2026/11/a/',
      '/article/2026/11/b/',
    ])
  })
})

describe('what other events touch', () => {
  it('is every page that shows the category or the picture', () => {
    const document = { documentId: 3, title: '', was: { id: 3 }, is: { id: 3 } }
    expect(touchedBy({ documentType: 'categories', ...document })).toEqual({
      paths: ['/'],
      tags: ['category:3', 'categories'],
    })
    expect(touchedBy({ documentType: 'media', ...document })).toEqual({
      paths: [],
      tags: ['picture:3'],
    })
  })
})
