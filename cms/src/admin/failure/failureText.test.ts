import { expect, it } from 'vitest'
import { failureText } from './failureText.ts'

it.each([
  ['/collections/employers', 'Failed to load profiles'],
  ['/collections/employers/trash', 'Failed to load profiles'],
  ['/collections/employers/3', 'Failed to load profile'],
  ['/collections/services', 'Failed to load services'],
  ['/collections/articles', 'Failed to load articles'],
  ['/collections/articles/create', 'Failed to load article'],
  ['/globals/faq', 'Failed to load FAQ content'],
  ['/collections/redirects', 'Failed to load data'],
  ['', 'Failed to load data'],
  ['/collections/constructor', 'Failed to load data'],
])('A-ERR-1 of %j', (path, text) => {
  expect(failureText(path).en).toBe(text)
})
