/** A word to be drawn: `boxWidth` is its width with the free `space` on either side. All in pixels. */
export type BoxedWord = { text: string; size: number; boxWidth: number; space: number }

/** Side of the square on which d3-cloud draws words to learn their shapes, pixels. */
const side = 2048
/** How far letters and brackets extend above and below the baseline, as fractions of the word's size. */
const reach = { above: 0.75, below: 0.22 }

/**
 * Returns the canvas on which d3-cloud draws words to learn their shapes. Here they are drawn as boxes: outlines of
 * letters, widened by the free space, take a phone a second. And only the rows that words need are allocated, instead
 * of the whole square of 16 MB.
 */
export function cloudCanvas(words: BoxedWord[]): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) return canvas
  const rows = rowsFor(words)
  const boxes = new Map(words.map((word) => [word.text, word]))
  const read = context.getImageData.bind(context)
  const fillText = (text: string, x: number) => {
    const { size = 0, boxWidth = 0, space = 0 } = boxes.get(text) ?? {}
    // d3-cloud reserves twice the height of a word on the square.
    const top = Math.min(size, reach.above * size + space)
    const bottom = Math.min(size, reach.below * size + space)
    context.fillRect(x, -top, boxWidth, top + bottom)
  }
  Object.defineProperties(context, {
    measureText: { value: (text: string) => ({ width: boxes.get(text)?.boxWidth ?? 0 }) },
    fillText: { value: fillText },
    getImageData: {
      value: (x: number, y: number, width: number, height: number) =>
        read(x, y, width, Math.min(height, rows)),
    },
  })
  const setHeight = (height: number) => canvas.setAttribute('height', `${Math.min(height, rows)}`)
  Object.defineProperty(canvas, 'height', { set: setHeight })
  return canvas
}

/**
 * Returns how many rows of pixels are enough: a line of words is twice as high as its largest word, and widths are in
 * steps of 32.
 */
export function rowsFor(words: Pick<BoxedWord, 'boxWidth' | 'size'>[]): number {
  const widths = words.map(({ boxWidth }) => boxWidth + 33)
  const total = widths.reduce((sum, width) => sum + width, 0)
  // A word that does not fit on a line begins the next one.
  const lines = Math.ceil(total / Math.max(1, side - Math.max(0, ...widths))) + 1
  return Math.min(side, lines * 2 * Math.max(1, ...words.map(({ size }) => size)))
}
