import { runInNewContext } from 'node:vm'
import { expect, it } from 'vitest'
import { beforeFirstPaint } from './beforeFirstPaint.ts'

it.each([
  ['', false],
  ['?title=', false],
  ['?utm_source=letter', false],
  ['?subtitle=a', false],
  ['?title=%D0%B0', true],
  ['?category=intervyuta', true],
  ['?utm_source=letter&hashtag=a', true],
  ['?entityName=a', true],
  ['?page=2', true],
])('R-SEARCH-2 hides the first articles where %s asks for others: %s', (search, hides) => {
  const dataset: Record<string, string> = {}
  runInNewContext(beforeFirstPaint, {
    location: { search },
    document: { documentElement: { dataset } },
  })
  expect('asked' in dataset).toBe(hides)
})
