import { setClock } from '@kariera/shared/clock'
import { Signer } from '@kariera/shared/contracts/signature'
import { afterEach, expect, test, vi } from 'vitest'
import { ReplayGuard } from './replayGuard.ts'

const minuteMs = 60_000

afterEach(() => {
  setClock(null)
  vi.useRealTimers()
})

test('a message is remembered for as long as its signature is good, from its earliest moment to its last', () => {
  const signer = new Signer('a secret', 'read')
  const start = new Date('2026-11-23T10:00:00Z')
  const sentAhead = new Date(start.getTime() + 5 * minuteMs)
  const headers = { ...signer.sign('one', 'body', sentAhead) }
  const seen = new ReplayGuard()
  let isGood = true
  for (let minutes = 0; isGood; minutes += 1) {
    const moment = new Date(start.getTime() + minutes * minuteMs)
    vi.useFakeTimers({ now: moment, toFake: ['Date'] })
    setClock(moment)
    isGood = signer.verify('body', headers) !== null
    if (isGood) expect(seen.isNew('one'), `after ${minutes} minutes`).toBe(minutes === 0)
    else expect(minutes).toBeGreaterThan(9)
  }
})

test('and is forgotten in the end', () => {
  const seen = new ReplayGuard()
  setClock(new Date('2026-11-23T10:00:00Z'))
  expect(seen.isNew('one')).toBe(true)
  setClock(new Date('2026-11-23T11:00:00Z'))
  expect(seen.isNew('one')).toBe(true)
})
