import { expect, it } from 'vitest'
import { pictureSizes } from './cardLayout.ts'

it('R-HOME-11 asks for smaller pictures where the card is smaller', () => {
  expect(pictureSizes('compact')).toContain('min(26vw, 20rem)')
  expect(pictureSizes('feature')).toMatch(/82vw$/)
  expect(pictureSizes('slide')).toContain('(min-width: 48rem) 30vw')
})
