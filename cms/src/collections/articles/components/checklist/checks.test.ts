import { describe, expect, it } from 'vitest'
import { checksOf, openChecks, type Check, type Written } from './checks.ts'

const whole: Written = {
  picture: { is: 'known', alt: 'Пекар пред фурната', author: 'Личен архив' },
  hasCategory: true,
  hashtagCount: 2,
  accent: 'Един ден в пекарната.',
}

function statesOf(written: Partial<Written>): Partial<Record<Check['about'], Check['state']>> {
  const checks = checksOf({ ...whole, ...written })
  return Object.fromEntries(checks.map(({ about, state }) => [about, state]))
}

describe('what is looked at before publishing', () => {
  it('is done where everything is there', () => {
    const checks = checksOf(whole)
    expect(checks.map(({ state }) => state)).toEqual(['done', 'done', 'done', 'done', 'done'])
    expect(openChecks(checks)).toBe(0)
  })

  it('misses the alternative text and the credit of the picture, each by itself', () => {
    expect(statesOf({ picture: { is: 'known', alt: ' ', author: 'БТА' } })).toMatchObject({
      alt: 'missing',
      credit: 'done',
    })
    expect(statesOf({ picture: { is: 'known', alt: 'Пекар', author: '' } })).toMatchObject({
      alt: 'done',
      credit: 'missing',
    })
  })

  it('says of a picture that is not chosen, and of one not known yet, just that', () => {
    const pictureless = statesOf({ picture: { is: 'none' } })
    expect(pictureless).toMatchObject({ picture: 'missing' })
    expect(pictureless).not.toHaveProperty('alt')
    expect(statesOf({ picture: { is: 'checking' } })).toMatchObject({ credit: 'checking' })
    expect(openChecks(checksOf({ ...whole, picture: { is: 'checking' } }))).toBe(0)
    expect(openChecks(checksOf({ ...whole, picture: { is: 'none' } }))).toBe(1)
  })

  it('misses a category, hashtags and an accent', () => {
    const nothing = { hasCategory: false, hashtagCount: 0, accent: '  ' }
    expect(statesOf(nothing)).toMatchObject({
      category: 'missing',
      hashtags: 'missing',
      accent: 'missing',
    })
    expect(openChecks(checksOf({ ...whole, ...nothing }))).toBe(3)
  })

  it('says that an accent is too long, which would be refused', () => {
    expect(statesOf({ accent: 'я'.repeat(551) })).toMatchObject({ accent: 'wrong' })
    expect(statesOf({ accent: 'я'.repeat(550) })).toMatchObject({ accent: 'done' })
  })
})
