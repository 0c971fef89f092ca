import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { tidiedRows } from './formRows.ts'

const id = fc.oneof(
  fc.stringMatching(/^[0-9a-f]{24}$/),
  fc.constantFrom('a'.repeat(24), 'b'.repeat(24), 'A'.repeat(24), '', 5, null, ['x']),
)
const row = fc.record({ id, label: fc.string() }, { requiredKeys: [] })
const rows = fc.array(fc.oneof(row, fc.constantFrom(null, 'x', 5, [])))

describe('R-BRAND-2 the rows of a form that is sent', () => {
  it('bear ids that are well made and no two the same, nor that of another form', () => {
    fc.assert(
      fc.property(rows, (sent) => {
        const tidied = tidiedRows(sent, new Set(['b'.repeat(24)])) as { id?: string }[]
        const ids = tidied.flatMap((one) => one.id ?? [])
        expect(tidied).toHaveLength(sent.length)
        expect(new Set(ids).size).toBe(ids.length)
        expect(ids).not.toContain('b'.repeat(24))
        for (const one of ids) expect(one).toMatch(/^[0-9a-f]{24}$/)
      }),
    )
  })

  it('are left as they are where they are so already', () => {
    const tidied = [{ id: 'a'.repeat(24), label: 'Име' }, { label: 'Имейл' }]
    expect(tidiedRows(tidied)).toEqual(tidied)
  })

  it('are none where there is nothing, and what is no list is left to be refused', () => {
    expect(tidiedRows(null)).toEqual([])
    for (const value of ['x', 5, { a: 1 }, undefined]) expect(tidiedRows(value)).toBe(value)
  })
})
