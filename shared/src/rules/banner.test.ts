import { describe, expect, it } from 'vitest'
import { isBannerActive } from './banner.ts'

const at = (iso: string) => new Date(iso)
const window = { active: true, startDate: '2026-11-01T10:00:00Z', endDate: '2026-11-02T10:00:00Z' }

describe('A-BAN-1 a banner is shown', () => {
  it('from its start on, and not at its end any more', () => {
    expect(isBannerActive(window, at('2026-11-01T09:59:59.999Z'))).toBe(false)
    expect(isBannerActive(window, at('2026-11-01T10:00:00Z'))).toBe(true)
    expect(isBannerActive(window, at('2026-11-02T09:59:59.999Z'))).toBe(true)
    expect(isBannerActive(window, at('2026-11-02T10:00:00Z'))).toBe(false)
  })

  it('at any time on the side that has no date', () => {
    expect(isBannerActive({ active: true }, at('2026-11-01T10:00:00Z'))).toBe(true)
    expect(isBannerActive({ ...window, startDate: null }, at('1999-01-01T00:00:00Z'))).toBe(true)
    expect(isBannerActive({ ...window, endDate: null }, at('2099-01-01T00:00:00Z'))).toBe(true)
  })

  it('only while active and not in the trash', () => {
    const during = at('2026-11-01T12:00:00Z')
    expect(isBannerActive({ ...window, active: false }, during)).toBe(false)
    expect(isBannerActive({ ...window, deletedAt: '2026-11-01T11:00:00Z' }, during)).toBe(false)
  })
})
