import { describe, expect, it } from 'vitest'
import { autocompleteOf, controlOf, inputTypeOf } from './control.ts'

describe('R-BRAND-2 what a field is filled in with', () => {
  it.each([
    ['text', [], 'line'],
    ['email', [], 'line'],
    ['tel', [], 'line'],
    ['number', [], 'line'],
    ['textarea', [], 'lines'],
    ['select', ['а'], 'select'],
    ['radio', ['а'], 'radios'],
    ['checkbox', ['а', 'б'], 'boxes'],
    ['checkbox', ['а'], 'boxes'],
    ['checkbox', [], 'box'],
  ] as const)('%s with the options %j: %s', (type, options, control) => {
    expect(controlOf({ type, options: [...options] })).toBe(control)
  })

  it('is a line of its own type, or of text', () => {
    expect(inputTypeOf({ type: 'email' })).toBe('email')
    expect(inputTypeOf({ type: 'number' })).toBe('number')
    expect(inputTypeOf({ type: 'select' })).toBe('text')
  })
})

describe('R-BRAND-2 what the browser may fill in by itself', () => {
  it.each([
    ['email', 'Служебен имейл', 'email'],
    ['tel', 'Телефон', 'tel'],
    ['text', 'Име', 'name'],
    ['text', 'Вашето име', 'name'],
    ['text', ' Име и фамилия ', 'name'],
    ['text', 'Name', 'name'],
    ['text', 'Име на компанията', undefined],
    ['textarea', 'Име', undefined],
  ] as const)('%s „%s“: %s', (type, label, autocomplete) => {
    expect(autocompleteOf({ type, label })).toBe(autocomplete)
  })
})
