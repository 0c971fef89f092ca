import { loadFont } from './fonts.ts'
import type { QuoteToDraw } from './layout.ts'
import { paintQuote, type ReadyQuote } from './paint.ts'

/** A quote, and the content of its corner. */
export type QuotePicture = QuoteToDraw & {
  /** The address of the publication's logo; null if there is none. */
  logo: string | null
  /** The publication's name, shown if the logo cannot be loaded. */
  name: string
}

/**
 * Loads the fonts and the logo of a picture. A logo that cannot be loaded is left out.
 *
 * @throws {Error} if a font cannot be loaded
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
 * Draws a quote: the picture is the same, pixel by pixel, on every page that draws it.
 *
 * @returns false if the browser provides no drawing context
 */
export function drawQuote(canvas: HTMLCanvasElement, quote: ReadyQuote): boolean {
  canvas.width = quote.template.maxWidth
  canvas.height = quote.template.maxHeight
  // Letters have the forms of Bulgarian, whatever the page's language is.
  canvas.lang = 'bg'
  // Drawn without the graphics card, which rounds differently from the processor.
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) return false
  paintQuote(context, quote)
  return true
}

/**
 * Returns the picture as a file; null if the browser cannot make one. It does so synchronously: `toBlob` waits until
 * the page is idle, which takes seconds if the page draws nothing.
 */
export function pngOf(canvas: HTMLCanvasElement): Blob | null {
  const [kind, text] = canvas.toDataURL('image/png').split(';base64,')
  if (kind !== 'data:image/png' || !text) return null
  const bytes = Uint8Array.from(atob(text), (character) => character.charCodeAt(0))
  return new Blob([bytes], { type: 'image/png' })
}

/**
 * Returns a loaded logo; null if there is none, or it cannot be loaded. It is requested with CORS, because a picture
 * with a logo from another origin could not be saved otherwise.
 */
async function loadLogo(source: string | null): Promise<HTMLImageElement | null> {
  if (source === null) return null
  const logo = new Image()
  logo.crossOrigin = 'anonymous'
  logo.src = source
  try {
    await logo.decode()
  } catch {
    return null
  }
  return logo.naturalWidth > 0 && logo.naturalHeight > 0 ? logo : null
}
