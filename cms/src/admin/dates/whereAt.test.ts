import { describe, expect, it } from 'vitest'
import { conditionAt, whereWith } from './whereAt.ts'

const november = {
  or: [
    {
      and: [
        { datePublished: { greater_than_equal: '2026-10-31T22:00:00.000Z' } },
        { datePublished: { less_than: '2026-11-30T22:00:00.000Z' } },
      ],
    },
    { and: [{ title: { like: 'Работа' } }] },
  ],
}

describe('a condition about a moment', () => {
  it('is told from others about the same field by its place', () => {
    expect(conditionAt(november, { group: 0, row: 1 }, 'datePublished')).toEqual({
      operator: 'less_than',
      value: '2026-11-30T22:00:00.000Z',
    })
    expect(conditionAt(november, { group: 1, row: 0 }, 'datePublished')).toBeNull()
    expect(conditionAt(undefined, { group: 0, row: 0 }, 'datePublished')).toBeNull()
  })

  it('is changed alone', () => {
    const condition = { operator: 'less_than', value: undefined }
    const changed = whereWith(november, { group: 0, row: 1 }, 'datePublished', condition)
    expect(changed.or?.[0]?.and).toEqual([
      november.or[0]?.and[0],
      { datePublished: { less_than: undefined } },
    ])
    expect(changed.or?.[1]).toEqual(november.or[1])
  })
})
