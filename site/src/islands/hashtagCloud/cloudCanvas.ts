/** A word to be drawn: `boxWidth` is its own with the `space` that is kept free on either side. All in pixels. */
export type BoxedWord = { text: string; size: number; boxWidth: number; space: number }

/** d3-cloud draws words beside and below each other on a square of so many pixels to learn their shapes. */
const side = 2048
/** How far letters and brackets reach above and below what they stand on, of the size of the word. */
const reach = { above: 0.75, below: 0.22 }

/**
 * Where d3-cloud draws words to learn their shapes. They are drawn as boxes here: the outlines of letters, as wide as what
 * is kept free around them, take a phone a second. And it gets no more of its square, 16 MB, than words can stand on.
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
    // Its place on the square is twice as high as it is.
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

/** So many rows of pixels are enough: a line of words is as high as two of its largest, and wide in steps of 32. */
export function rowsFor(words: Pick<BoxedWord, 'boxWidth' | 'size'>[]): number {
  const widths = words.map(({ boxWidth }) => boxWidth + 33)
  const total = widths.reduce((sum, width) => sum + width, 0)
  // What does not fit on a line any more begins the next one.
  const lines = Math.ceil(total / Math.max(1, side - Math.max(0, ...widths))) + 1
  return Math.min(side, lines * 2 * Math.max(1, ...words.map(({ size }) => size)))
}
