import { expect, it } from 'vitest'
import { placesOf } from './turnKinds.ts'

it('turns leave connections of the database for what the cms does by itself', () => {
  for (const connections of [8, 10, 20, 87, 500]) {
    const places = Object.values(placesOf(connections))
    const atOnce = places.reduce((total, place) => total + place.atOnce, 0)
    expect(connections - atOnce).toBeGreaterThanOrEqual(3)
  }
})
