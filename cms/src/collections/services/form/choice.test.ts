import { describe, expect, it } from 'vitest'
import { optionsOnceOf } from './choice.ts'

describe('R-BRAND-2 a field whose kind is changed', () => {
  it.each(['text', 'email', 'tel', 'textarea', 'number'])('to %s loses its options', (type) => {
    expect(optionsOnceOf(type, ['Да', 'Не'], 'Възможност 1')).toEqual([])
  })

  it.each(['select', 'radio', 'checkbox'])('to %s keeps its options, or gets a first', (type) => {
    expect(optionsOnceOf(type, ['Да', 'Не'], 'Възможност 1')).toEqual(['Да', 'Не'])
    for (const none of [[], undefined, null]) {
      expect(optionsOnceOf(type, none, 'Възможност 1')).toEqual(['Възможност 1'])
    }
  })
})
