import { describe, expect, it } from 'vitest'
import { bannerRule, logoRule, refusedFile } from './fileRule.ts'

const megabytes = (count: number) => count * 1024 * 1024

describe('A-BAN-1, A-LOGO-1 a file is refused before it is sent', () => {
  it.each([
    ['a banner', bannerRule, 'text/html', 'image/webp'],
    ['a logo', logoRule, 'image/webp', 'text/html'],
  ])('by its type: %s', (_what, rule, right, wrong) => {
    expect(refusedFile({ type: right, size: 1 }, rule)).toBeNull()
    expect(refusedFile({ type: wrong, size: 1 }, rule)).toBe(rule.texts.wrongType)
    expect(refusedFile({ type: 'application/pdf', size: 1 }, rule)).toBe(rule.texts.wrongType)
  })

  it('by its size: a banner has less than 5 MB, a logo at most 5 MB', () => {
    const svg = (size: number) => ({ type: 'image/svg+xml', size })
    expect(refusedFile(svg(megabytes(5) - 1), bannerRule)).toBeNull()
    expect(refusedFile(svg(megabytes(5)), bannerRule)?.en).toBe('File size must be less than 5MB')
    expect(refusedFile(svg(megabytes(5)), logoRule)).toBeNull()
    expect(refusedFile(svg(megabytes(5) + 1), logoRule)?.en).toBe(
      'File size too large. Maximum size is 5MB.',
    )
  })

  it('and left to the newsroom where the browser does not know its type', () => {
    expect(refusedFile({ type: '', size: 1 }, logoRule)).toBeNull()
  })
})
