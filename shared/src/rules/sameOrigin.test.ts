import { expect, it } from 'vitest'
import { isSameOrigin } from './sameOrigin.ts'

const calls: [headers: Record<string, string>, isOurs: boolean][] = [
  [{ 'sec-fetch-site': 'same-origin', origin: 'http://odd.example', host: 'a.example' }, true],
  [{ 'sec-fetch-site': 'same-site' }, false],
  [{ 'sec-fetch-site': 'cross-site' }, false],
  [{ origin: 'https://a.example:8080', host: 'a.example:8080' }, true],
  [{ origin: 'https://a.example', host: 'a.example:8080' }, false],
  [{ origin: 'https://b.example', host: 'a.example' }, false],
  [{ origin: 'null', host: 'a.example' }, false],
  [{ host: 'a.example' }, true],
]

it.each(calls)('invariant 10: a call with %j comes from our own page: %s', (headers, isOurs) => {
  expect(isSameOrigin((name) => headers[name])).toBe(isOurs)
})
