import { expect, it } from 'vitest'
import { screenOf } from './screenOf.ts'

it.each([
  ['/collections/articles', { entity: 'articles', kind: 'list' }],
  ['/collections/articles/trash', { entity: 'articles', kind: 'list' }],
  ['/collections/articles/12', { entity: 'articles', kind: 'form' }],
  ['/collections/articles/create', { entity: 'articles', kind: 'form' }],
  ['/globals/faq', { entity: 'faq', kind: 'form' }],
  ['/globals/faq/', { entity: 'faq', kind: 'form' }],
  ['', null],
  ['/collections', null],
  ['/account', null],
  ['/tests', null],
])('A-TEST-1 the screen of %j', (path, screen) => {
  expect(screenOf(path)).toEqual(screen)
})
