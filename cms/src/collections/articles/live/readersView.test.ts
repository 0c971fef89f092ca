import { describe, expect, it } from 'vitest'
import { readersView } from './readersView.ts'

const now = new Date('2026-05-10T12:00:00.000Z')
const past = '2026-05-09T12:00:00.000Z'
const future = '2026-05-11T12:00:00.000Z'

describe('A-CAR-1 A-EMP-1 an article in an arranged list', () => {
  it.each([
    ['is seen', { _status: 'published', datePublished: past }, { is: 'live' }],
    [
      'waits for its day',
      { _status: 'published', datePublished: future },
      { is: 'scheduled', from: future },
    ],
    ['is a draft', { _status: 'draft', datePublished: past }, { is: 'draft' }],
    ['is a draft without a date', { _status: 'published', datePublished: null }, { is: 'draft' }],
    [
      'is in the trash, whatever else',
      { _status: 'draft', datePublished: future, deletedAt: past },
      { is: 'trashed' },
    ],
  ] as const)('%s', (_what, article, status) => {
    expect(readersView(article, now)).toEqual(status)
  })
})
