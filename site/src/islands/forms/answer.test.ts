import { describe, expect, it } from 'vitest'
import { answerOf } from './answer.ts'

const answered = (status: number, told: unknown, retryAfter?: string) =>
  answerOf(
    new Response(null, { status, headers: retryAfter ? { 'retry-after': retryAfter } : {} }),
    told,
  )

describe('R-BRAND-2 R-CONT-3 what came of sending a form', () => {
  it('is that it was sent, where the server says so', () => {
    expect(answered(200, { success: true })).toEqual({ status: 'sent' })
  })

  it('is the reason of the server, where it has one', () => {
    const refused = { status: 'refused', waitMs: null }
    expect(answered(400, { success: false, error: 'Невалиден имейл.' })).toEqual({
      ...refused,
      message: 'Невалиден имейл.',
    })
    expect(answered(502, { success: false })).toEqual({ ...refused, message: null })
    expect(answered(502, { success: false, error: '' })).toEqual({ ...refused, message: null })
    expect(answered(500, { success: true })).toEqual({ ...refused, message: null })
  })

  it('R-CONT-2 is how long to wait, where nothing is taken for a while', () => {
    const told = { success: false, error: 'Моля изчакайте 2 минути' }
    expect(answered(429, told, '90')).toMatchObject({ waitMs: 90_000, message: told.error })
    expect(answered(429, told)).toMatchObject({ status: 'refused', waitMs: null })
    expect(answered(503, told, '5')).toMatchObject({ waitMs: null })
  })

  it.each([[null], ['nginx'], [[]], [{}]])('is a failure, where it says %j', (told) => {
    expect(answered(200, told)).toEqual({ status: 'failed' })
  })
})
