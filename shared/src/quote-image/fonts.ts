import type { QuoteFont } from '../contracts/quoteImage.ts'

/** The names of the fonts in fonts.css; they are used for pictures only. */
const families: Record<QuoteFont, string> = {
  'Sofia Sans': 'Sofia Sans Variable',
  Lora: 'Lora Variable',
}

const weight = 600

/**
 * Returns a font in the syntax of a canvas.
 *
 * @param size pixels
 */
export function canvasFont(font: QuoteFont, size: number): string {
  return `${weight} ${size}px '${families[font]}'`
}

/** Characters that every font of ours has, so that loading them shows whether the font exists. */
const known = 'Аа'

/**
 * Waits until the font is loaded for all characters of the text: a canvas draws at once, with whatever font is loaded.
 *
 * @throws {Error} if fonts.css is missing, or a file cannot be loaded
 */
export async function loadFont(font: QuoteFont, text: string): Promise<void> {
  const faces = await document.fonts.load(canvasFont(font, 16), text + known)
  if (faces.length === 0) throw new Error(`The font of the picture is not on this page: ${font}`)
}
