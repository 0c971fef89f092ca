/** How many items of a rotating row are visible at once, and for how long, milliseconds (R-FRAME-4). */
export const shownAtOnce = 8
export const rotationMs = 2000

/** The place of an item after some steps: pixels from its own place, and whether it is visible. */
export type Place = { shift: number; shown: boolean }

/**
 * Moves a row on without moving its items in the document: items that have left at the front follow at the end.
 *
 * @param lefts the own place of each item, pixels, in ascending order
 * @param length of the whole row with the gap after its last item, pixels
 * @param step how many items have left, 0 to one less than their number
 */
export function placesAfter(lefts: number[], length: number, step: number): Place[] {
  const gone = (lefts[step] ?? 0) - (lefts[0] ?? 0)
  return lefts.map((_, index) => ({
    shift: index < step ? length - gone : -gone,
    shown: (index - step + lefts.length) % lefts.length < shownAtOnce,
  }))
}
