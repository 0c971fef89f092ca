import { randomNumbers } from '@kariera/shared/rules/random'
import cloud from 'd3-cloud'
import { cloudCanvas, type BoxedWord } from './cloudCanvas.ts'
import { placesInLines } from './cloudLines.ts'
import { paddingFor } from './cloudPadding.ts'
import { smallestWord, type CloudWord } from './cloudWords.ts'

/** Where a cloud is to lie, pixels, and in which letters. */
export type CloudFrame = { width: number; height: number; fontFamily: string }

/** A word with its place: `x` is its middle and `y` its baseline, pixels from the upper left corner of the frame. */
export type PlacedWord = CloudWord & { weight: number; x: number; y: number }

/** Kept free above and below: the lines of letters reach beyond the letters, pixels. */
const margin = 6
/** So long the layout may hold up the page at a time, milliseconds. */
const sliceMs = 8
/** Words begin to look for their places in so much of the frame, around its middle; a half of that of d3-cloud. */
const startingShare = 0.5
/** Words of this size and above are bold, pixels. */
const boldFrom = 20
const lightWeight = 600
const seed = 1

/** Where not all words find a place, the larger ones are made so much smaller, and smaller again. */
const shares = [1, 0.75, 0.5, 0.25, 0.1]

/**
 * Finds places for words, the largest first, so that none covers another. In a narrow frame the larger ones give way until all
 * have a place, and in the end all lie in lines; what finds none even so is left out. The same words in the same frame always
 * lie alike.
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

/** All in the smallest letters, the most used first. */
function inLines(words: CloudWord[], frame: CloudFrame): PlacedWord[] {
  const widthAtOne = measurerOf(frame.fontFamily)
  const smallest = { size: smallestWord, weight: lightWeight }
  const widths = words.map(({ text }) => smallestWord * widthAtOne(text, lightWeight))
  const places = placesInLines(widths, { ...frame, size: smallestWord })
  return words.flatMap((word, index) => {
    const place = places[index]
    return place ? [{ ...word, ...smallest, ...place }] : []
  })
}

const sizeAt = (share: number, size: number) =>
  Math.round(smallestWord + share * (size - smallestWord))

async function placeWords(words: CloudWord[], frame: CloudFrame): Promise<PlacedWord[]> {
  // d3-cloud counts in columns of 32 pixels: what hung over the last whole one would be taken for the next row.
  const size: [number, number] = [frame.width - (frame.width % 32), frame.height - 2 * margin]
  const boxed = boxedWords(words, size, measurerOf(frame.fontFamily))
  // Measuring has taken its time: the page goes first.
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
      // It is in the boxes.
      .padding(0)
      .random(() => 0.5 + (next() - 0.5) * startingShare)
      .timeInterval(sliceMs)
      .on('end', (placed, bounds) => resolve(centred(placed, bounds, { size, frame })))
      .start()
  })
}

type DrawnWord = CloudWord & BoxedWord & { weight: number }

/** A long word is as large as its line allows: on a phone the most used ones would be missing else. */
function boxedWords(
  words: CloudWord[],
  [width, height]: [number, number],
  widthAtOne: Measure,
): DrawnWord[] {
  const fitted = words.map((word) => {
    const weight = word.size < boldFrom ? lightWeight : 740
    const ofOne = widthAtOne(word.text, weight)
    const size = Math.max(smallestWord, Math.min(word.size, Math.floor((width - 2) / ofOne)))
    return { ...word, weight, size, textWidth: size * ofOne }
  })
  const space = paddingFor(fitted, { width, height })
  return fitted.map(({ textWidth, ...word }) => {
    return { ...word, space, boxWidth: Math.min(textWidth + 2 * space, width - 1) }
  })
}

type Measure = (text: string, weight: number) => number

/** How wide a text is in letters of one pixel, pixels. */
function measurerOf(fontFamily: string): Measure {
  const canvas = document.createElement('canvas')
  // It decides on the forms of letters.
  canvas.lang = document.documentElement.lang
  const context = canvas.getContext('2d')
  return (text, weight) => {
    if (!context) return 0
    context.font = `${weight} 100px ${fontFamily}`
    return context.measureText(text).width / 100
  }
}

type Point = { x: number; y: number }

/** @param bounds corners of what is covered, if anything is, from d3-cloud's own; it counts words from its middle */
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
