import { expect, it } from 'vitest'
import { pictureCaption } from './pictureCaption.ts'

it.each([
  [{ credit: 'Мария $& Петрова', aiMade: false }, 'Снимка: Мария $& Петрова'],
  [{ credit: 'Редакцията', aiMade: true }, 'Снимка: Редакцията · Създадена с изкуствен интелект'],
  [{ credit: '', aiMade: true }, 'Създадена с изкуствен интелект'],
  [{ credit: '', aiMade: false }, ''],
])('B-PIC-1 the caption of %o is %j', (picture, caption) => {
  expect(pictureCaption(picture)).toBe(caption)
})
