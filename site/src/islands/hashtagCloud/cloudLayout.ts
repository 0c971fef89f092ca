import { randomNumbers } from '@kariera/shared/rules/randomNumbers'
import cloud from 'd3-cloud'
import { cloudCanvas, type BoxedWord } from './cloudCanvas.ts'
import { placesInLines } from './cloudLines.ts'
import { paddingFor } from './cloudPadding.ts'
import type { CloudWord } from './cloudWords.ts'
import { minWordSize } from './wordSizes.ts'

/** The area of a cloud, pixels, and its font. */
export type CloudFrame = { width: number; height: number; fontFamily: string }

/** A word with its place: `x` is its middle and `y` its baseline, pixels from the upper left corner of the frame. */
export type PlacedWord = CloudWord & { weight: number; x: number; y: number }

/** Free space above and below, pixels: line boxes are higher than their letters. */
const margin = 6
/** How long the layout may block the page at a time, milliseconds. */
const sliceMs = 8
/**
 * Fraction of the frame, around its middle, in which the search for a word's place begins; half of d3-cloud's value.
 */
const startingShare = 0.5
/** Words of this size and above are bold, pixels. */
const boldFrom = 20
const lightWeight = 600
const seed = 1

/** If not all words find a place, the larger ones shrink to these fractions, one after the other. */
const shares = [1, 0.75, 0.5, 0.25, 0.1]

/**
 * Places words, the largest first, without overlaps. In a narrow frame the larger ones shrink until all have a place;
 * as a last resort all are set in lines, and words that still do not fit are left out. The same words in the same frame
 * always get the same layout.
 */
export async function layOutCloud(words: CloudWord[], frame: CloudFrame): Promise<PlacedWord[]> {
  let best: PlacedWord[] = []
  for (const share of shares) {
    const sized = words.map((word) => ({ ...word, size: sizeAt(share, word.size) }))
    const placed = await placeWords(sized, frame)
    if (placed.length > best.length) best = placed
    if (best.length === words.length) return best
  }
  const lines = inLines(words, frame)
  return lines.length > best.length ? lines : best
}

/** Sets all words in the smallest size, the most used first. */
function inLines(words: CloudWord[], frame: CloudFrame): PlacedWord[] {
  const widthAtOne = measurerOf(frame.fontFamily)
  const smallest = { size: minWordSize, weight: lightWeight }
  const widths = words.map(({ text }) => minWordSize * widthAtOne(text, lightWeight))
  const places = placesInLines(widths, { ...frame, size: minWordSize })
  return words.flatMap((word, index) => {
    const place = places[index]
    return place ? [{ ...word, ...smallest, ...place }] : []
  })
}

const sizeAt = (share: number, size: number) =>
  Math.round(minWordSize + share * (size - minWordSize))

async function placeWords(words: CloudWord[], frame: CloudFrame): Promise<PlacedWord[]> {
  // d3-cloud counts in columns of 32 pixels: a word beyond the last whole column would be taken for the next row.
  const size: [number, number] = [frame.width - (frame.width % 32), frame.height - 2 * margin]
  const boxed = boxedWords(words, size, measurerOf(frame.fontFamily))
  // Measuring takes time, so the page is served first.
  await new Promise((next) => setTimeout(next))
  const next = randomNumbers(seed)
  return new Promise((resolve) => {
    cloud<DrawnWord & cloud.Word>()
      .canvas(() => cloudCanvas(boxed))
      .size(size)
      .words(boxed)
      .fontSize(({ size }) => size)
      .fontWeight(({ weight }) => weight)
      .rotate(0)
      // The padding is part of the boxes.
      .padding(0)
      .random(() => 0.5 + (next() - 0.5) * startingShare)
      .timeInterval(sliceMs)
      .on('end', (placed, bounds) => resolve(centred(placed, bounds, { size, frame })))
      .start()
  })
}

type DrawnWord = CloudWord & BoxedWord & { weight: number }

/**
 * A long word is limited to the size that fits the frame's width: otherwise the most used ones would be missing on a
 * phone.
 */
function boxedWords(
  words: CloudWord[],
  [width, height]: [number, number],
  widthAtOne: Measure,
): DrawnWord[] {
  const fitted = words.map((word) => {
    const weight = word.size < boldFrom ? lightWeight : 740
    const ofOne = widthAtOne(word.text, weight)
    const size = Math.max(minWordSize, Math.min(word.size, Math.floor((width - 2) / ofOne)))
    return { ...word, weight, size, textWidth: size * ofOne }
  })
  const space = paddingFor(fitted, { width, height })
  return fitted.map(({ textWidth, ...word }) => {
    return { ...word, space, boxWidth: Math.min(textWidth + 2 * space, width - 1) }
  })
}

type Measure = (text: string, weight: number) => number

/** Returns a function that measures a text in letters of one pixel, in pixels. */
function measurerOf(fontFamily: string): Measure {
  const canvas = document.createElement('canvas')
  // The language decides the forms of letters.
  canvas.lang = document.documentElement.lang
  const context = canvas.getContext('2d')
  return (text, weight) => {
    if (!context) return 0
    context.font = `${weight} 100px ${fontFamily}`
    return context.measureText(text).width / 100
  }
}

type Point = { x: number; y: number }

/**
 * @param bounds corners of the covered area from d3-cloud, null if nothing is covered; d3-cloud measures words from the
 * centre
 */
function centred(
  words: (DrawnWord & cloud.Word)[],
  bounds: Point[] | null,
  { size: [width, height], frame }: { size: [number, number]; frame: CloudFrame },
): PlacedWord[] {
  const [first, last] = bounds ?? []
  if (!first || !last) return []
  const right = (frame.width + width - first.x - last.x) / 2
  const down = (frame.height + height - first.y - last.y) / 2
  return words.map(({ text, href, size, weight, x = 0, y = 0 }) => {
    return { text, href, size, weight, x: x + right, y: y + down }
  })
}
