import { expect, it } from 'vitest'
import { hasOwnMarks } from './ownMarks.ts'

it('knows a quote that was written with its marks', () => {
  const marked = ['„Гладна мечка хоро не играе.“', '"Кратко."', '«И така.»', ' „С разстояние“ ']
  expect(marked.filter(hasOwnMarks)).toEqual(marked)
})

it('tells them from those of a quote within', () => {
  const bare = [
    'Без кавички.',
    '„Работете при нас“ не стига.',
    '„Да“ или „не“',
    'Казаха: „Ще видим“',
  ]
  expect(bare.filter(hasOwnMarks)).toEqual([])
})
