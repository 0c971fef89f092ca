import { expect, it } from 'vitest'
import { placesInLines } from './cloudLines.ts'

const frame = { size: 10, width: 100, height: 60 }

it('R-TAGS-1 words fill lines, centred in their frame', () => {
  expect(placesInLines([40, 40, 60], frame)).toEqual([
    { x: 26, y: 26.5 },
    { x: 74, y: 26.5 },
    { x: 50, y: 39 },
  ])
})

it('R-TAGS-1 what finds no line has no place', () => {
  const places = placesInLines([90, 90, 90, 90, 90, 90], frame)
  expect(places.map(({ y }) => y)).toEqual([14, 26.5, 39, 51.5])
})

it('R-TAGS-1 a word wider than its frame has a line for itself', () => {
  expect(placesInLines([20, 120, 20], frame).map(({ x, y }) => [x, y])).toEqual([
    [50, 20.25],
    [50, 32.75],
    [50, 45.25],
  ])
})

it('R-TAGS-1 no words, no places', () => {
  expect(placesInLines([], frame)).toEqual([])
})
