import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { openPreviewToken, previewTokenMs, signPreviewToken } from './previewToken.ts'

const secret = 'a secret that the cms and its sites share'
const now = new Date('2026-11-21T10:00:00.000Z')
const expiresAt = new Date(now.getTime() + previewTokenMs).toISOString()
const token = signPreviewToken({ articleId: 7, expiresAt }, secret)

describe('R-PRE-2 a preview token', () => {
  it('carries the article and when it expires, and is a segment of an address', () => {
    expect(openPreviewToken(token, secret, now)).toEqual({ articleId: 7, expiresAt })
    expect(token).toMatch(/^[\w-]+\.[\w-]+$/)
  })

  it('lives 7 days and not a moment longer', () => {
    const last = new Date(Date.parse(expiresAt) - 1)
    expect(openPreviewToken(token, secret, last)).not.toBeNull()
    expect(openPreviewToken(token, secret, new Date(expiresAt))).toBeNull()
  })

  it('is worth nothing when one character of it is another', () => {
    fc.assert(
      fc.property(
        fc.nat(token.length - 1),
        fc.constantFrom('a', 'b', 'X', 'Z', '0', '9', '-', '_', '.'),
        (place, character) => {
          const damaged = token.slice(0, place) + character + token.slice(place + 1)
          fc.pre(damaged !== token)
          expect(openPreviewToken(damaged, secret, now)).toBeNull()
        },
      ),
      { seed: 7, numRuns: 300 },
    )
  })

  it.each([
    ['nothing', ''],
    ['no signature', token.split('.')[0]!],
    ['another secret', signPreviewToken({ articleId: 7, expiresAt }, `${secret}!`)],
    ['something after it', `${token}.x`],
    ['no article', signPreviewToken({ articleId: 0, expiresAt }, secret)],
    ['no moment', signPreviewToken({ articleId: 7, expiresAt: 'never' }, secret)],
    ['padding', `${token}=`],
  ])('is refused with %s', (_what, forged) => {
    expect(openPreviewToken(forged, secret, now)).toBeNull()
  })
})
