import { describe, expect, it } from 'vitest'
import {
  byDay,
  latestPictures,
  pathOfPictures,
  type PictureFilters,
  type StoredPicture,
} from './pictureQuery.ts'

const whatever: PictureFilters = {
  from: null,
  to: null,
  author: '',
  words: '',
  withoutCredit: false,
}

const asked = (filters: Partial<PictureFilters>, page = 1) =>
  Object.fromEntries(
    new URL(pathOfPictures({ ...whatever, ...filters }, page), 'http://x').searchParams,
  )

describe('A-RT-3 the pictures that are shown at first', () => {
  it.each([
    ['2026-11-26T10:00:00.000Z', '2026-11-18T22:00:00.000Z', '2026-11-26T22:00:00.000Z'],
    // Already the next day in Sofia.
    ['2026-11-26T22:30:00.000Z', '2026-11-19T22:00:00.000Z', '2026-11-27T22:00:00.000Z'],
    // The clocks go back on 25 October.
    ['2026-10-27T10:00:00.000Z', '2026-10-19T21:00:00.000Z', '2026-10-27T22:00:00.000Z'],
    // The clocks go forward on 29 March.
    ['2026-03-31T10:00:00.000Z', '2026-03-23T22:00:00.000Z', '2026-03-31T21:00:00.000Z'],
  ])('are those from 7 days ago to tomorrow midnight: %s', (now, from, to) => {
    expect(latestPictures(new Date(now))).toEqual({ ...whatever, from, to })
  })
})

describe('A-RT-3 the query for pictures', () => {
  it('asks for a page of all, newest first', () => {
    expect(asked({}, 3)).toEqual({ depth: '0', limit: '40', page: '3', sort: '-createdAt' })
  })

  it('asks for a period, an author, every word, and those without a credit', () => {
    const filters = {
      ...{ from: '2026-11-01T00:00:00.000Z', to: '2026-11-02T00:00:00.000Z' },
      ...{ author: ' Мария & Co ', words: ' пекар  фурна ', withoutCredit: true },
    }
    expect(asked(filters)).toMatchObject({
      'where[and][0][createdAt][greater_than_equal]': '2026-11-01T00:00:00.000Z',
      'where[and][1][createdAt][less_than]': '2026-11-02T00:00:00.000Z',
      'where[and][2][author][like]': 'Мария & Co',
      'where[and][3][alt][like]': 'пекар',
      'where[and][4][alt][like]': 'фурна',
      'where[and][5][or][0][author][exists]': 'false',
      'where[and][5][or][1][author][equals]': '',
    })
  })
})

it('A-RT-3 pictures stand under the day of Sofia on which they were uploaded', () => {
  const at = (id: number, createdAt: string): StoredPicture => ({ id, createdAt, updatedAt: '' })
  const days = byDay([
    at(3, '2026-11-26T22:30:00.000Z'),
    at(2, '2026-11-26T21:30:00.000Z'),
    at(1, '2026-11-25T23:30:00.000Z'),
  ])
  expect(days.map(([day, pictures]) => [day, pictures.map(({ id }) => id)])).toEqual([
    ['2026-11-27', [3]],
    ['2026-11-26', [2, 1]],
  ])
})
