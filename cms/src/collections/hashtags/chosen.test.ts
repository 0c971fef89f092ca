import { describe, expect, it } from 'vitest'
import { chosenIn, nameOf, namesBySave, newIn, typedParts } from './chosen.ts'

const names = new Map([
  [7, 'ИТ'],
  [8, 'C#'],
])

describe('A-ART-3 the hashtags in the form', () => {
  it('are ids and texts; a text of digits is a text', () => {
    expect(chosenIn([7, '2026'])).toEqual([7, '2026'])
    expect(chosenIn(null)).toEqual([])
    expect(chosenIn([{ relationTo: 'hashtags' }])).toEqual([])
  })

  it('are added from a text with commas or lines, trimmed', () => {
    expect(newIn('ИТ, умения ,заплати', [], names)).toEqual(['ИТ', 'умения', 'заплати'])
    expect(newIn('умения\r\n#заплати\n', [], names)).toEqual(['умения', 'заплати'])
    expect(newIn(' , ', [], names)).toEqual([])
  })

  it('are not added twice, however they are written', () => {
    expect(newIn('ит, Умения, УМЕНИЯ', [7], names)).toEqual(['Умения'])
    expect(newIn('УМЕНИЯ', ['умения'], names)).toEqual([])
    expect(newIn('C, C++', [8], names)).toEqual(['C', 'C++'])
  })

  it('are finished by a comma; what follows is still being typed', () => {
    expect(typedParts('умения, запл')).toEqual({ finished: 'умения,', rest: 'запл' })
    expect(typedParts('умения')).toEqual({ finished: '', rest: 'умения' })
    expect(typedParts('умения,')).toEqual({ finished: 'умения,', rest: '' })
  })

  it('go by their texts, and by a number where that is not known', () => {
    expect([7, 'умения', 9].map((one) => nameOf(one, names))).toEqual(['ИТ', 'умения', '№ 9'])
  })

  it('keep their texts when a save turns them into ids', () => {
    expect(namesBySave([7, 'умения'], [7, 12])).toEqual([[12, 'умения']])
    expect(namesBySave(['умения', 'Умения'], [12])).toEqual([])
  })
})
