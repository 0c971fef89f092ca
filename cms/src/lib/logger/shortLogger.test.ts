import pino from 'pino'
import { describe, expect, it } from 'vitest'
import { shortLogger } from './shortLogger.ts'

function logged(error: unknown) {
  const lines: string[] = []
  if (typeof shortLogger !== 'object' || !('options' in shortLogger)) throw new Error('no options')
  const log = pino(shortLogger.options, { write: (line: string) => lines.push(line) })
  log.error(error)
  return { text: lines.join(''), line: JSON.parse(lines[0] ?? '{}') as { level: number } }
}

function failed(code: string) {
  const error = new Error(`Failed query: ${'select x '.repeat(1000)}\nparams: secret`)
  const cause = Object.assign(new Error('invalid input syntax for type integer'), { code })
  return Object.assign(error, { query: 'select x '.repeat(1000), params: ['secret'], cause })
}

describe('the log', () => {
  it('tells of a value that the database cannot take in a line, as no error', () => {
    const { text, line } = logged({ err: failed('22P02') })
    expect(line).toMatchObject({ level: 30, event: 'request.refused' })
    expect(text).toContain('invalid input syntax')
    expect(text).not.toContain('secret')
    expect(text.length).toBeLessThan(600)
  })

  it('tells of a broken form in a line, as no error', () => {
    const { text, line } = logged({ err: new Error('Unexpected end of form') })
    expect(line).toMatchObject({ level: 30, event: 'request.refused' })
    expect(text.length).toBeLessThan(600)
  })

  it('cuts the statement of one that failed for another reason, and keeps what was said', () => {
    const { text, line } = logged({ err: failed('XX000') })
    expect(line.level).toBe(50)
    expect(text).toContain('invalid input syntax')
    expect(text).not.toContain('secret')
    expect(text.length).toBeLessThan(3000)
  })

  it('leaves every other line as it is', () => {
    expect(logged({ event: 'publishing.started', count: 3 }).line).toMatchObject({ count: 3 })
    expect(logged({ err: new Error('another') }).text).toContain('another')
  })
})
