import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cloudWords, countedIn, countsAddress } from './cloudWords.ts'
import { sizesBetween } from './wordSizes.ts'

describe('R-TAGS-1 the words of the cloud', () => {
  it('are asked for from 3 occurrences on', () => {
    expect(countsAddress).toBe('/api/hashtags/counts?min=3')
  })

  it('have their count in brackets, a size by it, and lead to their search', () => {
    const words = cloudWords([
      { value: 'екип', slug: 'ekip', count: 17 },
      { value: 'заплати', slug: 'zaplati', count: 10 },
      { value: 'C#', slug: 'c-sharp', count: 3 },
    ])
    expect(words).toEqual([
      { text: 'екип (17)', href: '/search/?hashtag=ekip', size: 40 },
      { text: 'заплати (10)', href: '/search/?hashtag=zaplati', size: 26 },
      { text: 'C# (3)', href: '/search/?hashtag=c-sharp', size: 12 },
    ])
  })

  it('without a slug lead to the search for their text', () => {
    const [word] = cloudWords([{ value: 'C & C++', slug: '', count: 3 }])
    expect(word?.href).toBe('/search/?hashtag=C%20%26%20C%2B%2B')
  })

  it('are none where there are no hashtags', () => {
    expect(cloudWords([])).toEqual([])
  })
})

describe('R-TAGS-1 the size of a word', () => {
  const counts = fc.array(fc.integer({ min: 1, max: 1_000_000 }), { minLength: 1, maxLength: 100 })

  it('is a whole number of pixels from 12 to 40, never smaller for a larger count', () => {
    fc.assert(
      fc.property(counts, (some) => {
        const sizes = some.toSorted((one, other) => one - other).map(sizesBetween(some))
        expect(sizes).toEqual(sizes.toSorted((one, other) => one - other))
        for (const size of sizes) expect([12, 40]).toEqual([Math.min(12, size), Math.max(40, size)])
        expect(sizes.every(Number.isInteger)).toBe(true)
      }),
      { seed: 1, numRuns: 200 },
    )
  })

  it('is 12 for the smallest count and 40 for the largest', () => {
    fc.assert(
      fc.property(counts, (some) => {
        const [least, most] = [Math.min(...some), Math.max(...some)]
        fc.pre(least < most)
        expect([least, most].map(sizesBetween(some))).toEqual([12, 40])
      }),
      { seed: 1, numRuns: 200 },
    )
  })

  it('is halfway where all counts are the same', () => {
    expect([5, 5, 5].map(sizesBetween([5, 5, 5]))).toEqual([26, 26, 26])
  })
})

describe('what the server answers', () => {
  it('is read, without what cannot be shown', () => {
    const docs = [
      { value: 'екип', slug: 'ekip', count: 3 },
      { value: 'без адрес', slug: null, count: 3 },
      { value: '', slug: 'prazen', count: 3 },
      { value: 'без брой', slug: 'bez-broy' },
      { value: 'с думи', slug: 's-dumi', count: 'три' },
      { slug: 'samo-adres', count: 3 },
      null,
      'текст',
    ]
    expect(countedIn({ docs })).toEqual([
      { value: 'екип', slug: 'ekip', count: 3 },
      { value: 'без адрес', slug: '', count: 3 },
    ])
  })

  it.each([null, 'x', [], {}, { docs: null }, { docs: {} }])('%j is refused', (answer) => {
    expect(() => countedIn(answer)).toThrow('expected {docs: [...]}')
  })
})
