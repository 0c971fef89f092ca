import { expect, it } from 'vitest'
import { contentTypeOf } from './contentTypes.ts'

it.each([
  ['a.webp', 'image/webp'],
  ['a.html', 'text/html; charset=utf-8'],
  ['folder.js/a.css', 'text/css; charset=utf-8'],
  ['a.exe', 'application/octet-stream'],
  ['html', 'application/octet-stream'],
  ['', 'application/octet-stream'],
  ['toString', 'application/octet-stream'],
  ['a.constructor', 'application/octet-stream'],
])('the type of a file called %j is %s', (name, type) => expect(contentTypeOf(name)).toBe(type))
