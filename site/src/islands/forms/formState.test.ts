import { describe, expect, it } from 'vitest'
import type { Answer } from './answer.ts'
import { contactOutcome, isOpen, requestStateAfter } from './formState.ts'

const refused = (change: Partial<Extract<Answer, { status: 'refused' }>> = {}): Answer => ({
  status: 'refused',
  message: null,
  waitMs: null,
  ...change,
})

describe('R-BRAND-2 the request for a service', () => {
  it('has succeeded when it was sent', () => {
    expect(requestStateAfter({ status: 'sent' }, 'няма')).toEqual({ status: 'success' })
  })

  it('says why it was not: in the words of the server, or in its own', () => {
    const after = (answer: Answer) => requestStateAfter(answer, 'Failed to submit form')
    expect(after(refused({ message: 'Липсва име.' }))).toEqual({
      status: 'error',
      message: 'Липсва име.',
    })
    for (const silent of [refused(), { status: 'failed' } as const])
      expect(after(silent)).toEqual({ status: 'error', message: 'Failed to submit form' })
  })
})

describe('R-CONT-3 a message to the editors', () => {
  const now = 1_800_000_000_000
  const outcome = (answer: Answer) =>
    contactOutcome(answer, { notSent: 'Failed to send message', failed: 'Възникна грешка' }, now)

  it('R-CONT-2 has ten minutes after it before the next', () => {
    expect(outcome({ status: 'sent' })).toEqual({ status: 'success', until: now + 600_000 })
  })

  it('R-CONT-2 waits for as long as the server says', () => {
    expect(outcome(refused({ message: 'Моля изчакайте', waitMs: 90_000 }))).toEqual({
      status: 'waiting',
      until: now + 90_000,
    })
  })

  it('says why it was not sent: in the words of the server, in its own, or that the call failed', () => {
    const error = (message: string) => ({ status: 'error', message })
    expect(outcome(refused({ message: 'Невалиден имейл.' }))).toEqual(error('Невалиден имейл.'))
    expect(outcome(refused())).toEqual(error('Failed to send message'))
    expect(outcome({ status: 'failed' })).toEqual(error('Възникна грешка'))
  })
})

it('R-CONT-1 a form takes nothing while it is sent, and while one has to wait', () => {
  expect(isOpen({ status: 'idle' })).toBe(true)
  expect(isOpen({ status: 'error', message: 'а' })).toBe(true)
  expect(isOpen({ status: 'submitting' })).toBe(false)
  expect(isOpen({ status: 'waiting', minutes: 3 })).toBe(false)
  expect(isOpen({ status: 'success' })).toBe(false)
})
