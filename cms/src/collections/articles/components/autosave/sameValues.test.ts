import { describe, expect, it } from 'vitest'
import { sameValues } from './sameValues.ts'

const body = { root: { children: [] } }
const fields = { title: { value: 'Заглавие', valid: true }, body: { value: body }, slug: {} }

describe('the values of a form', () => {
  it('are the same whatever else is known of its fields', () => {
    const validated = {
      ...fields,
      title: { value: 'Заглавие', valid: false },
      slug: { value: null },
    }
    expect(sameValues(fields, validated)).toBe(true)
    expect(sameValues(fields, { ...fields, rows: {} })).toBe(true)
  })

  it('differ where one is typed, emptied or written anew', () => {
    expect(sameValues(fields, { ...fields, title: { value: 'Друго' } })).toBe(false)
    expect(sameValues(fields, { ...fields, title: { value: '' } })).toBe(false)
    expect(sameValues(fields, { ...fields, body: { value: { ...body } } })).toBe(false)
  })
})
