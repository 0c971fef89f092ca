import { describe, expect, it } from 'vitest'
import {
  allPictures,
  byDay,
  filtersIn,
  latestPictures,
  pathOfPictures,
  placeIn,
  queryOf,
  titleOf,
  type PictureFilters,
  type StoredPicture,
} from './pictureQuery.ts'

const whatever = allPictures

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

describe('A-RT-3 the filters of an address', () => {
  it('are read as they were written', () => {
    const filters: PictureFilters = {
      ...{ from: '2026-11-01T00:00:00.000Z', to: '2026-11-02T00:00:00.000Z' },
      ...{ author: 'Мария & Co', words: 'пекар фурна', without: ['alt', 'uses'] },
    }
    expect(filtersIn(Object.fromEntries(queryOf(filters)))).toEqual(filters)
    expect(queryOf(allPictures).toString()).toBe('')
    expect(filtersIn({})).toEqual(allPictures)
  })

  it('are none where they are wrong', () => {
    expect(
      filtersIn({ from: 'вчера', to: ['x'], author: { like: 'x' }, words: 7, without: 'shape' }),
    ).toEqual(allPictures)
  })

  it('are asked for a page at a time, from the last picture of the page before', () => {
    const last = { id: 7, createdAt: '2026-11-26T22:30:00.000Z' }
    const path = pathOfPictures({ ...allPictures, words: ' пекар ' }, last)
    expect(decodeURIComponent(path)).toBe(
      '/media/library?words=пекар&before=2026-11-26T22:30:00.000Z,7',
    )
    const { searchParams } = new URL(path, 'http://x')
    expect(placeIn(Object.fromEntries(searchParams))).toEqual(last)
    for (const before of [
      undefined,
      '7',
      'вчера,7',
      '0001-01-01T00:00:00Z,7',
      `${last.createdAt},x`,
    ])
      expect(placeIn({ before }), before).toBeNull()
  })

  it('are without what no database takes, and no longer than a description', () => {
    const { words } = filtersIn({ words: `а\0б${'в'.repeat(600)}` })
    expect([words.slice(0, 3), words.length]).toEqual(['а б', 500])
  })
})

it('B-PIC-1 a picture is called by what it shows, or by the name of its file', () => {
  expect(titleOf({ alt: ' Сграда ', originalName: 'IMG_1.jpg' })).toBe('Сграда')
  expect(titleOf({ alt: ' ', originalName: 'IMG_1.jpg' })).toBe('IMG_1.jpg')
  expect(titleOf({ alt: null, originalName: null })).toBe('')
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
