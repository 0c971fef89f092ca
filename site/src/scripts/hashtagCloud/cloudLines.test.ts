import { expect, it } from 'vitest'
import { placesInLines } from './cloudLines.ts'

const frame = { size: 10, width: 100, height: 60 }
const wide = (...widths: number[]) => widths.map((textWidth) => ({ textWidth }))

it('R-TAGS-1 words fill lines, centred in their frame', () => {
  expect(placesInLines(wide(40, 40, 60), frame)).toEqual([
    { x: 26, y: 26.5 },
    { x: 74, y: 26.5 },
    { x: 50, y: 39 },
  ])
})

it('R-TAGS-1 what finds no line has no place', () => {
  const places = placesInLines(wide(90, 90, 90, 90, 90, 90), frame)
  expect(places.map(({ y }) => y)).toEqual([14, 26.5, 39, 51.5])
})

it('R-TAGS-1 no words, no places', () => {
  expect(placesInLines([], frame)).toEqual([])
})
