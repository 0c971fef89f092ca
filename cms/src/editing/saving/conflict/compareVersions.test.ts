import { describe, expect, it } from 'vitest'
import { compareVersions, defaultSide, mergedVersion } from './compareVersions.ts'

const base = { title: 'Старо', accent: null, hashtags: [1], category: 2, body: { root: { a: 1 } } }
const mine = {
  ...base,
  accent: 'Мое',
  category: { id: 2, value: 'Наука' },
  hashtags: [1, 3],
  body: { root: { a: 2 } },
}
const theirs = { ...base, title: 'Ново', hashtags: [1, 4], id: 5, accent: '' }
const names = ['title', 'accent', 'hashtags', 'category', 'body']

describe('B-EDIT-1 two versions of a document', () => {
  const differences = compareVersions(names, { base, mine, theirs })

  it('differ where they say something else, and it is known who has changed that', () => {
    expect(differences.map(({ name, changedBy }) => [name, changedBy])).toEqual([
      ['title', 'them'],
      ['accent', 'me'],
      ['hashtags', 'both'],
      ['body', 'me'],
    ])
    expect(differences.map(defaultSide)).toEqual(['theirs', 'mine', undefined, 'mine'])
  })

  it('do not differ in a list without rows, of which a form says 0', () => {
    const compare = (inForm: unknown, before: unknown, stored: unknown) =>
      compareVersions(['rows'], {
        base: { rows: before },
        mine: { rows: inForm },
        theirs: { rows: stored },
      }).map((difference) => [difference.changedBy, difference.mine])
    expect(compare(0, [], [])).toEqual([])
    expect(compare(0, [{ id: 'a' }], [{ id: 'a' }])).toEqual([['me', []]])
    expect(compare(0, [], [{ id: 'a' }])).toEqual([['them', []]])
    expect(compare(0, 5, 5)).toEqual([['me', 0]])
  })

  it('become one by what is chosen', () => {
    const sides = new Map([
      ['title', 'theirs'],
      ['accent', 'mine'],
      ['hashtags', 'theirs'],
      ['body', 'mine'],
    ] as const)
    const merged = mergedVersion(theirs, differences, sides)
    expect(merged).toEqual({ ...theirs, accent: 'Мое', body: { root: { a: 2 } } })
    const emptied = compareVersions(['title'], { base, mine: { title: undefined }, theirs })
    expect(mergedVersion(theirs, emptied, new Map([['title', 'mine']])).title).toBeNull()
  })
})
