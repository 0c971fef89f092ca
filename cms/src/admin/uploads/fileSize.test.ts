import { expect, it } from 'vitest'
import { fileSize } from './fileSize.ts'

it.each([
  [12, 'en', '1 kB'],
  [12_345, 'en', '12 kB'],
  [1_449_000, 'en', '1.4 MB'],
  [1_449_000, 'bg', '1,4 MB'],
])('%i bytes are, in %s, %s', (bytes, language, text) => {
  expect(fileSize(bytes, language).replace(/\s/g, ' ')).toBe(text)
})
