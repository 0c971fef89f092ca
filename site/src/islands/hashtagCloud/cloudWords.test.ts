import { describe, expect, it } from 'vitest'
import { cloudWords, countedIn, countsAddress } from './cloudWords.ts'

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
