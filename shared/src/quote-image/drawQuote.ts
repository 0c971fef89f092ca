import { loadFont } from './fonts.ts'
import type { QuoteToDraw } from './layout.ts'
import { loadLogo } from './logo.ts'
import { paintQuote, type ReadyQuote } from './paint.ts'

/** A quote, and what stands in its corner. */
export type QuotePicture = QuoteToDraw & {
  /** The address of the publication's logo; null where it has none. */
  logo: string | null
  /** The publication's name: it stands there where the logo cannot be had. */
  name: string
}

/**
 * Fetches what a picture is drawn with: its fonts, its logo. A logo that cannot be had is none.
 *
 * @throws {Error} where a font cannot be had
 */
export async function readyQuote(picture: QuotePicture): Promise<ReadyQuote> {
  const { template, text, author, name } = picture
  const [logo] = await Promise.all([
    loadLogo(picture.logo),
    loadFont(template.fontFamily, `${text}${author}–…`),
    loadFont('Sofia Sans', `${name}…`),
  ])
  return { ...picture, logo }
}

/**
 * Draws a quote (back-office.md, section 9): the picture is the same, pixel by pixel, whichever page draws it.
 *
 * @returns false where the browser gives no context to draw with
 */
export function drawQuote(canvas: HTMLCanvasElement, quote: ReadyQuote): boolean {
  canvas.width = quote.template.maxWidth
  canvas.height = quote.template.maxHeight
  // Letters have the forms of this language, whatever that of the page is.
  canvas.lang = 'bg'
  // Without the help of the graphics card, which rounds otherwise than the processor.
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) return false
  paintQuote(context, quote)
  return true
}

/**
 * The picture as a file; null where the browser cannot make one. At once: `toBlob` waits until a page has nothing else to
 * do, and that takes seconds where the page draws nothing.
 */
export function pngOf(canvas: HTMLCanvasElement): Blob | null {
  const [kind, text] = canvas.toDataURL('image/png').split(';base64,')
  if (kind !== 'data:image/png' || !text) return null
  const bytes = Uint8Array.from(atob(text), (character) => character.charCodeAt(0))
  return new Blob([bytes], { type: 'image/png' })
}
