import { expect, it } from 'vitest'
import {
  announcement,
  countLine,
  errorLine,
  pageLine,
  suggestedLine,
  waitLine,
} from './searchLines.ts'
import type { Results } from './searchResults.ts'

const results: Results = {
  cards: [],
  total: 47,
  pages: 5,
  first: 1,
  last: 1,
  category: null,
  hashtag: null,
}
const fault = { message: 'Failed to load articles', waitSeconds: null }

it('R-SEARCH-4 the line of pages has the right plural', () => {
  expect(pageLine(2, 5, 47)).toBe('2 от 5 страници (Общо 47 статии)')
  expect(pageLine(1, 1, 1)).toBe('1 от 1 страници (Общо 1 статия)')
  expect(pageLine(1, 3, 21)).toBe('1 от 3 страници (Общо 21 статии)')
})

it('says what is found, and on which page', () => {
  expect(announcement({ status: 'loaded', results })).toBe('Намерени 47 статии')
  const second = { ...results, first: 2, last: 2 }
  expect(announcement({ status: 'loaded', results: second })).toBe('Намерени 47 статии, страница 2')
  const one = { ...results, total: 1, pages: 1 }
  expect(announcement({ status: 'loaded', results: one })).toBe('Намерена 1 статия')
  expect(announcement({ status: 'loading', previousResults: results })).toBe('Търсене…')
  expect(announcement({ status: 'failed', fault })).toBe('')
})

it('R-SEARCH-5 says that nothing is found', () => {
  const none = { ...results, total: 0, pages: 0 }
  expect(announcement({ status: 'loaded', results: none })).toBe(
    'Не са намерени статии, отговарящи на зададените критерии.',
  )
})

it('R-SEARCH-4 says how many are shown when more have come', () => {
  expect(announcement({ status: 'loaded', results: { ...results, last: 2 } })).toBe(
    'Показани са 0 от 47 статии',
  )
})

it('heads what is shown with its number, as long as it is shown', () => {
  expect(countLine({ status: 'loading', previousResults: results })).toBe('Намерени 47 статии')
  expect(countLine({ status: 'loading', previousResults: null })).toBe('Търсене…')
  expect(countLine({ status: 'failed', fault })).toBe('Търсенето не успя')
})

it('R-ERR-1 tells a fault as the specification has it, whatever its message holds', () => {
  expect(errorLine('Failed to load articles')).toBe('Error: Failed to load articles')
  expect(errorLine('$& {message}')).toBe('Error: $& {message}')
  expect(waitLine(1)).toBe('Опитайте отново след 1 секунда.')
  expect(waitLine(21)).toBe('Опитайте отново след 21 секунди.')
})

it('R-SEARCH-1 tells how many hashtags are suggested', () => {
  expect([1, 5].map(suggestedLine)).toEqual(['1 предложение', '5 предложения'])
})
