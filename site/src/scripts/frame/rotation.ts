/** How many of a rotating row are to be seen at once, and for how long, milliseconds (R-FRAME-4). */
export const shownAtOnce = 8
export const rotationMs = 2000

/** Where an item stands after some steps: pixels from its own place, and whether it is among those to be seen. */
export type Place = { shift: number; shown: boolean }

/**
 * Moves a row on without moving its items in the document: those that have left at the front follow at the end.
 *
 * @param lefts where each item stands by itself, pixels, in ascending order
 * @param length of the whole row with the gap after its last item, pixels
 * @param step how many items have left, 0 to one less than there are
 */
export function placesAfter(lefts: number[], length: number, step: number): Place[] {
  const gone = (lefts[step] ?? 0) - (lefts[0] ?? 0)
  return lefts.map((_, index) => ({
    shift: index < step ? length - gone : -gone,
    shown: (index - step + lefts.length) % lefts.length < shownAtOnce,
  }))
}
