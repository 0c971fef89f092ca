import { describe, expect, it } from 'vitest'
import { bannerStateOf } from './bannerState.ts'

const noon = new Date('2026-11-22T12:00:00Z')
const [before, after] = ['2026-11-22T11:59:59Z', '2026-11-22T12:00:01Z']

describe('A-BAN-1 how a banner stands', () => {
  it.each([
    ['inactive', { active: false, startDate: before, endDate: after }],
    ['active', { active: true }],
    ['active', { active: true, startDate: before, endDate: after }],
    ['active', { active: true, startDate: noon.toISOString() }],
    ['waiting', { active: true, startDate: after }],
    ['ended', { active: true, endDate: before }],
    ['ended', { active: true, endDate: noon.toISOString() }],
  ])('%s: %o', (state, banner) => {
    expect(bannerStateOf(banner, noon)).toBe(state)
  })
})
