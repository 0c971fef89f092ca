import { describe, expect, it } from 'vitest'
import { headlineOf } from './liveText.ts'

const now = new Date('2026-11-21T13:00:00Z')
const live = { state: 'live', url: 'https://kariera.example/article/', ms: 84 } as const

describe('invariant 8: the form says', () => {
  it('since when readers have it and how fast, by the clock of Sofia', () => {
    const today = { ...live, since: '2026-11-21T12:32:10Z' }
    expect(headlineOf(today, now, 'bg').bg).toBe('На живо от 14:32, за 84 ms')
    expect(headlineOf(today, now, 'en').en).toBe('Live since 14:32, in 84 ms')
  })

  it('the day too where it was another one', () => {
    const earlier = { ...live, since: '2026-11-20T22:30:00Z' }
    expect(headlineOf({ ...earlier, ms: null }, now, 'bg').bg).toBe('На живо от 00:30')
    const day = { ...live, since: '2026-11-20T12:32:10Z', ms: 2430 }
    expect(headlineOf(day, now, 'bg').bg).toBe('На живо от 20/11/2026 14:32, за 2,4 s')
  })

  it('nothing of a moment that nobody noted', () => {
    expect(headlineOf({ ...live, since: null, ms: null }, now, 'bg').bg).toBe('На живо')
  })

  it('when it goes out', () => {
    const at = '2026-12-12T07:00:00Z'
    expect(headlineOf({ state: 'scheduled', at }, now, 'bg').bg).toBe(
      'Насрочена за 12/12/2026 09:00',
    )
  })

  it('what failed', () => {
    const failed = { state: 'failed', reason: '', eventId: 1 } as const
    expect(headlineOf({ ...failed, what: 'update' }, now, 'bg').bg).toBe('Не можа да се обнови:')
    expect(headlineOf({ ...failed, what: 'removal' }, now, 'en').en).toBe(
      'Could not be taken off the site:',
    )
  })
})
