import { describe, expect, it } from 'vitest'
import { cardOf, type CardSource } from './card.ts'

const now = new Date('2026-11-21T10:00:00.000Z')
const live: CardSource = {
  id: 1,
  _status: 'published',
  title: 'Заглавие',
  slug: '2026/11/zaglavie',
  teaser: 'Текст',
  datePublished: '2026-11-01T10:00:00.000Z',
  category: { id: 2, value: 'Кариера', urlSlug: 'kariera', order: 1, createdAt: '', updatedAt: '' },
}

describe('invariant 9: a card', () => {
  it('is made of a live article', () => {
    expect(cardOf(live, now)?.value).toMatchObject({ title: 'Заглавие', teaser: 'Текст' })
  })

  it('is made of one without a category', () => {
    expect(cardOf({ ...live, category: null }, now)?.value.category).toBeNull()
  })

  it.each([
    ['a draft', { _status: 'draft' as const }],
    ['a trashed one', { deletedAt: '2026-11-02T10:00:00.000Z' }],
    ['a future one', { datePublished: '2999-01-01T00:00:00.000Z' }],
    ['one without a date', { datePublished: null }],
    ['one without an address', { slug: null }],
    ['one whose category could not be read', { category: 2 }],
  ])('is never made of %s, whatever asked for it', (_, change) => {
    expect(cardOf({ ...live, ...change }, now)).toBeNull()
  })
})
