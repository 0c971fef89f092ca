import type { PlacedWord } from './cloudLayout.ts'

const svgNamespace = 'http://www.w3.org/2000/svg'

/** Their colours take turns (components/hashtags/HashtagCloud.astro): what is large is in a full one. */
const tones = { large: ['brand', 'ink'], small: ['soft', 'brand'] }
const largeFrom = 20

/** Shows words at their places, as links. The keyboard has the list of hashtags and passes these by. */
export function drawCloud(
  svg: SVGSVGElement,
  words: PlacedWord[],
  { width, height }: { width: number; height: number },
): void {
  svg.setAttribute('viewBox', `0 0 ${width} ${height}`)
  svg.replaceChildren(...words.map((word, index) => linkOf(word, toneOf(word, index))))
}

function toneOf({ size }: PlacedWord, index: number): string {
  const some = size < largeFrom ? tones.small : tones.large
  return some[index % some.length] ?? ''
}

function linkOf({ text, href, size, weight, x, y }: PlacedWord, tone: string): SVGElement {
  const word = element('text', { x, y, 'font-size': size, 'font-weight': weight })
  word.textContent = text
  const link = element('a', { href, class: tone, tabindex: -1 })
  link.append(word)
  return link
}

function element(name: string, attributes: Record<string, string | number>): SVGElement {
  const made = document.createElementNS(svgNamespace, name)
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, String(value))
  return made
}
