import { expect, it } from 'vitest'
import { stepThrough, suggestionKey } from './suggestions.ts'

it('R-SEARCH-1 suggestions begin at three typed characters, a # and spaces apart', () => {
  for (const typed of ['', 'за', ' за ', '#за', '# за', '😀😀'])
    expect(suggestionKey(typed)).toBeNull()
  expect(suggestionKey('зан')).toBe('зан')
  expect(suggestionKey(' #Занаяти ')).toBe('занаяти')
})

it('R-SEARCH-1 the arrows go through the suggestions and the field, round and round', () => {
  expect([-1, 0, 1].map((active) => stepThrough(active, 1, 2))).toEqual([0, 1, -1])
  expect([-1, 1, 0].map((active) => stepThrough(active, -1, 2))).toEqual([1, 0, -1])
  expect(stepThrough(-1, 1, 0)).toBe(-1)
})
