import type { QuoteFont } from '../contracts/quoteImage.ts'

/** The families under which fonts.css brings the fonts of pictures; of no other part of a page. */
const families: Record<QuoteFont, string> = {
  'Sofia Sans': 'Sofia Sans Variable',
  Lora: 'Lora Variable',
}

const weight = 600

/** A font as a canvas wants it. @param size pixels */
export function canvasFont(font: QuoteFont, size: number): string {
  return `${weight} ${size}px '${families[font]}'`
}

/** What every font of ours has: that it is there can be told by it. */
const known = 'Аа'

/**
 * Waits until the font is there with every character of the text that it has: a canvas draws at once, with whatever
 * font there is.
 *
 * @throws {Error} where fonts.css is not, or a file cannot be had
 */
export async function loadFont(font: QuoteFont, text: string): Promise<void> {
  const faces = await document.fonts.load(canvasFont(font, 16), text + known)
  if (faces.length === 0) throw new Error(`The font of the picture is not on this page: ${font}`)
}
