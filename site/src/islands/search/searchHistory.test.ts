import { expect, it } from 'vitest'
import { continuesTyping } from './searchHistory.ts'

it('R-SEARCH-2 typing on in a field belongs to the same step of the history, and nothing else does', () => {
  expect(continuesTyping(['title'], { typedIn: 'title' })).toBe(true)
  expect(continuesTyping(['title'], null)).toBe(false)
  expect(continuesTyping(['title'], { typedIn: 'entityName' })).toBe(false)
  expect(continuesTyping(['title', 'entityName'], { typedIn: 'title' })).toBe(false)
  expect(continuesTyping([], {})).toBe(false)
})
