import { maximumPixels } from '../pictureBounds.ts'
import { cleanStyleSheet } from './cleanCss.ts'
import { embeddedPictureOf } from './embeddedPicture.ts'
import { expansionOf } from './expansion.ts'
import { readSvg } from './readSvg.ts'
import { rootSize } from './rootSize.ts'
import { DrawingTooComplex } from './ruleWork.ts'
import { elementsOf, textIn, writeElement, type SvgElement } from './tree.ts'

/** What people draw stays far below; elements, counted wherever they are shown. */
const maxShown = 200_000

/**
 * Writes a drawing anew from what may be in one: nothing that runs, links, or loads anything. It gets a size and a viewBox,
 * so that it scales wherever it is shown. What has been rewritten is not changed by it again.
 *
 * @returns null where it is no SVG, not well-formed, declares entities, or would unfold to more than browsers can draw
 * @throws {DrawingTooComplex} where there are too many rules for its elements
 */
export function rewriteSvg(text: string): string | null {
  try {
    const root = readSvg(text.replace(/^\uFEFF/, '').trimStart())
    for (const element of elementsOf(root)) if (element.name === 'style') cleanStyleElement(element)
    const isTooMuch = expansionOf(root) > maxShown || pixelsIn(root) > maximumPixels
    return isTooMuch ? null : writeElement(framed(root))
  } catch (error) {
    if (error instanceof DrawingTooComplex) throw error
    // Not well-formed, or brackets within brackets until there is no room on the stack.
    return null
  }
}

function cleanStyleElement(style: SvgElement): void {
  const { css } = cleanStyleSheet(textIn(style))
  style.children = css ? [css] : []
}

function pixelsIn(root: SvgElement): number {
  const addresses = [...elementsOf(root)]
    .filter(({ name }) => name === 'image')
    .map(({ attributes }) => attributes.get('href') ?? '')
  return [...new Set(addresses)].reduce(
    (sum, address) => sum + (embeddedPictureOf(address)?.pixels ?? 0),
    0,
  )
}

function framed({ name, attributes, children }: SvgElement): SvgElement {
  const { width, height } = rootSize({ name, attributes, children })
  const frame = [
    ['xmlns', 'http://www.w3.org/2000/svg'],
    ['width', String(width)],
    ['height', String(height)],
    ['viewBox', attributes.get('viewBox') ?? `0 0 ${width} ${height}`],
  ] as const
  return { name, attributes: new Map([...frame, ...withoutFrame(attributes)]), children }
}

function withoutFrame(attributes: Map<string, string>): [string, string][] {
  return [...attributes].filter(([name]) => !['width', 'height', 'viewBox'].includes(name))
}
