import type { FormState } from 'payload'
import { describe, expect, it } from 'vitest'
import { withoutTyped } from './withoutTyped.ts'

const sent: FormState = {
  title: { value: 'Заглавие' },
  accent: { value: '' },
  'links.0.address': { value: 'https://a.bg' },
  links: { value: 1, rows: [{ id: 'a' }] },
}
const stored: FormState = { ...sent, title: { value: 'Заглавие', initialValue: 'Заглавие' } }

describe('A-ART-4 what is typed while a save is under way', () => {
  it('is nothing if no value has changed, also an empty one that is now missing', () => {
    const now = { ...sent, accent: { value: null }, title: { value: 'Заглавие', valid: false } }
    expect(withoutTyped(stored, sent, now)).toBe(stored)
  })
  it('is not a chosen file, which Payload leaves out of what was sent', () => {
    const now = { ...sent, file: { value: new File([''], 'a.png') } }
    expect(withoutTyped(stored, { ...sent, file: { value: undefined } }, now)).toBe(stored)
  })
  it('stays, and the other fields are taken from the stored document', () => {
    const kept = withoutTyped(stored, sent, { ...sent, title: { value: 'Заглавие 2' } })
    expect(Object.keys(kept)).toEqual(['accent', 'links.0.address', 'links'])
  })
  it('is a list as a whole, if a row or what is in one has changed', () => {
    const changed = { ...sent, 'links.0.address': { value: 'https://b.bg' } }
    const added = { ...sent, links: { value: 2, rows: [{ id: 'a' }, { id: 'b' }] } }
    const other = { ...sent, links: { value: 1, rows: [{ id: 'b' }] } }
    for (const now of [changed, added, other])
      expect(Object.keys(withoutTyped(stored, sent, now))).toEqual(['title', 'accent'])
  })
})
