import { describe, expect, it } from 'vitest'
import { positionOf } from './positionOf.ts'

function filledIn(fields: Record<string, string>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  return form
}

const named = { bannerPosition: ' footer ', dropdownName: ' Долу ' }

describe('A-BAN-2 a new position', () => {
  it('has an id and a name', () => {
    expect(positionOf(filledIn({ ...named, bannerPosition: ' ' }))).toBeNull()
    expect(positionOf(filledIn({ ...named, dropdownName: '' }))).toBeNull()
    expect(positionOf(filledIn({}))).toBeNull()
  })

  it.each([
    ['728', '90', 728, 90],
    ['', 'висока', 980, 250],
    ['0', '-7', 1, 1],
    ['12.9', '1e99', 12, 10_000],
  ])('of %s times %s pixels has %i times %i', (width, height, wide, high) => {
    expect(positionOf(filledIn({ ...named, width, height }))).toEqual({
      bannerPosition: 'footer',
      dropdownName: 'Долу',
      width: wide,
      height: high,
    })
  })
})
