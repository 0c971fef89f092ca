import { describe, expect, it, vi } from 'vitest'
import { keepCooldownEnd, keptCooldownEnd } from './keptCooldown.ts'

const now = 1_800_000_000_000

function storageWith(value: string | null = null) {
  let kept = value
  return () => ({
    getItem: () => kept,
    setItem: (_name: string, text: string) => {
      kept = text
    },
  })
}

const closed = () => {
  throw new Error('denied')
}

describe('R-CONT-2 the end of the cooldown', () => {
  it('is kept for the next page', () => {
    const storage = storageWith()
    keepCooldownEnd(storage, now + 600_000)
    expect(keptCooldownEnd(storage, now + 1000)).toBe(now + 600_000)
  })

  it('is nothing to wait for once it has passed', () => {
    expect(keptCooldownEnd(storageWith(String(now)), now)).toBeNull()
  })

  it.each([null, '', 'утре', 'NaN', 'Infinity', String(now + 2 * 3_600_000)])(
    'is not believed where %j was kept',
    (value) => {
      expect(keptCooldownEnd(storageWith(value), now)).toBeNull()
    },
  )

  it('R-CONT-3 that cannot be looked up, or kept, is only logged', () => {
    const logged = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    expect(keptCooldownEnd(closed, now)).toBeNull()
    keepCooldownEnd(closed, now)
    expect(logged.mock.calls.map(([event]) => event)).toEqual([
      'contact.cooldown.unreadable',
      'contact.cooldown.not-kept',
    ])
  })
})
