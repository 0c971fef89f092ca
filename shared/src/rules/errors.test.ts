import { expect, it } from 'vitest'
import { errorText } from './errors.ts'

it('an error says its causes, and of a query that failed no value', () => {
  const cause = new Error('connection terminated')
  const error = new Error(
    'Failed query: INSERT INTO t VALUES ($1)\nparams: radka@example.com,Две\nдуми',
    {
      cause,
    },
  )
  expect(errorText(error)).toBe('Failed query: INSERT INTO t VALUES ($1): connection terminated')
  expect(errorText('x')).toBe('x')
})

it('an error that quotes several lines says them in one', () => {
  const parse = () => JSON.parse('{"a":\n  oops\n}') as unknown
  expect(parse).toThrow(/\n/)
  try {
    parse()
  } catch (error) {
    expect(errorText(error)).toMatch(/^Unexpected token [^\n\r]+$/)
  }
})
