import { pictureTextLengths } from '@kariera/shared/rules/textLengths'
import { picturesOfRtf } from './rtfPictures.ts'

/** Marks pictures of which only what is said here is left. */
export const reduced = 'data-reduced'

/** Pictures that are shown smaller than this, in pixels, are signs and no pictures of a text. */
const smallest = 48

/**
 * Reduces the pictures of copied HTML to their addresses, `http(s):` or `data:`, and alternative texts; the address is
 * empty where the clipboard does not have the picture. Signs and what counts readers go; an emoji becomes its letter.
 *
 * @param rtf the same as RTF; empty if the program has copied none
 */
export function reducePictures(body: Element, rtf: string): void {
  const found = [...body.querySelectorAll('img')]
  const ofComputer = found.filter((image) => /^file:/i.test(addressOf(image)))
  const ofRtf = ofComputer.length > 0 ? picturesOfRtf(rtf) : []
  // With another number nobody knows which is which.
  if (ofRtf.length === ofComputer.length)
    for (const [index, image] of ofComputer.entries()) image.setAttribute('src', ofRtf[index] ?? '')
  for (const image of found) {
    const alt = image.alt.trim()
    const address = addressOf(image)
    if (isEmoji(alt) || isSign(image) || isPlaceholder(address)) {
      image.replaceWith(isEmoji(alt) ? alt : '')
      continue
    }
    for (const { name } of [...image.attributes]) image.removeAttribute(name)
    image.setAttribute('src', isUsable(address) ? address : '')
    image.setAttribute('alt', alt.slice(0, pictureTextLengths.alt))
    image.setAttribute(reduced, '')
  }
}

/** Pages that load pictures late have the address elsewhere meanwhile. */
function addressOf(image: HTMLImageElement): string {
  const { src, lazySrc, original } = image.dataset
  const addresses = [src, lazySrc, original, image.getAttribute('src') ?? ''].map(
    (address) => address?.trim().replace(/^\/\//, 'https://') ?? '',
  )
  return addresses.find((address) => /^https?:/i.test(address)) ?? addresses.at(-1) ?? ''
}

/** An empty picture of some bytes, in place of one that is loaded later or counts readers. */
function isPlaceholder(address: string): boolean {
  return /^data:image\/gif/i.test(address) && address.length < 200
}

/** Networks and mail programs show emoji as pictures. */
function isEmoji(text: string): boolean {
  const parts =
    /(?:\p{Extended_Pictographic}|\p{Regional_Indicator}|\p{Emoji_Modifier}|\u200d|\ufe0f)/gu
  return text !== '' && text.replaceAll(parts, '') === ''
}

function isUsable(address: string): boolean {
  if (/^data:image\/(?:png|jpeg|gif|webp);base64,/i.test(address)) return true
  return /^https?:\/\//i.test(address) && URL.canParse(address) && address.length <= 2000
}

function isSign(image: HTMLImageElement): boolean {
  if (image.matches('[role="presentation"], [aria-hidden="true"], [aria-roledescription]'))
    return true
  const sizes = [sizeOf(image, 'width'), sizeOf(image, 'height')]
  return sizes.some((size) => size < smallest)
}

/** Pixels, as written; infinite where nothing is. */
function sizeOf(image: HTMLImageElement, side: 'width' | 'height'): number {
  const written = image.style[side] || image.getAttribute(side)
  return /^[\d.]+(?:px)?$/.test(written ?? '') ? parseFloat(written ?? '') : Infinity
}

/** The pictures that a node is or contains. */
export function picturesIn(node: Node): HTMLImageElement[] {
  if (node instanceof HTMLImageElement) return [node]
  return node instanceof Element ? [...node.querySelectorAll('img')] : []
}
