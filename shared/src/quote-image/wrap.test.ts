import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { firstLines, wrap } from './wrap.ts'

/** Every character is 10 wide. */
const measure = (text: string) => Array.from(text).length * 10

const word = fc.string({ unit: fc.constantFrom('а', 'б', 'щ', 'Ж', 'e'), minLength: 1 })
const prose = fc.array(word, { maxLength: 40 }).map((words) => words.join(' '))
const width = fc.integer({ min: 10, max: 400 })

describe('A-QUO-4 a text is wrapped', () => {
  it('between words, each line as full as it can be', () => {
    expect(wrap('Който рано става, рано пристига', 120, measure)).toEqual([
      'Който рано',
      'става, рано',
      'пристига',
    ])
  })

  it('where an editor has broken it, without empty lines', () => {
    expect(wrap('Първо\n\n  второ \r\nтрето', 300, measure)).toEqual(['Първо', 'второ', 'трето'])
  })

  it('not at a space that holds words together', () => {
    expect(wrap('след 5\u00a0г. работа', 80, measure)).toEqual(['след', '5\u00a0г.', 'работа'])
  })

  it('inside a word only where the word is longer than a line, and inside no character', () => {
    expect(wrap('а непротивоконституционно', 100, measure)).toEqual([
      'а',
      'непротивок',
      'онституцио',
      'нно',
    ])
    expect(wrap('👩🏽‍🏫👩🏽‍🏫', 40, measure)).toEqual(['👩🏽‍🏫', '👩🏽‍🏫'])
  })

  it('no line is wider than it may be, and nothing is lost', () => {
    fc.assert(
      fc.property(prose, width, (text, most) => {
        const lines = wrap(text, most, measure)
        expect(lines.every((line) => measure(line) <= most)).toBe(true)
        expect(lines.join('').replaceAll(' ', '')).toBe(text.replaceAll(' ', ''))
      }),
      { seed: 7 },
    )
  })

  it('no line has room for the next word', () => {
    fc.assert(
      fc.property(prose, width, (text, most) => {
        const lines = wrap(text, most, measure)
        for (const [index, line] of lines.entries()) {
          const [next = ''] = (lines[index + 1] ?? '').split(' ')
          if (next) expect(measure(line) + measure(next)).toBeGreaterThan(most - 10)
        }
      }),
      { seed: 7 },
    )
  })
})

describe('A-QUO-4 lines that are left out', () => {
  it('leave an ellipsis, in the same width', () => {
    expect(firstLines(['Първи ред', 'втори'], 1, 90, measure)).toEqual(['Първи ре…'])
    expect(firstLines(['Първи', 'втори', 'трети'], 2, 90, measure)).toEqual(['Първи', 'втори…'])
  })

  it('are none where there is room', () => {
    expect(firstLines(['Първи', 'втори'], 2, 90, measure)).toEqual(['Първи', 'втори'])
  })
})
