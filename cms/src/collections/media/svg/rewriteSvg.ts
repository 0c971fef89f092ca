import { maxPixels } from '@kariera/shared/contracts/uploads'
import { cleanStyleSheet } from './cleanCss.ts'
import { embeddedPictureOf } from './embeddedPicture.ts'
import { expansionOf } from './expansion.ts'
import { readSvg } from './readSvg.ts'
import { rootSize } from './rootSize.ts'
import { DrawingTooComplex } from './ruleWork.ts'
import { elementsOf, textIn, writeElement, type SvgElement } from './tree.ts'

/** Largest number of drawn elements, far above real drawings; repeated elements count each time. */
const maxShown = 200_000

/**
 * Rewrites a drawing with allowed content only: nothing that runs, links, or loads anything. It gets a size and a
 * viewBox, so that it scales everywhere. Rewriting the result again does not change it.
 *
 * @returns null if it is not SVG, not well-formed, declares more than names for texts, or would unfold to more than browsers can draw
 * @throws {DrawingTooComplex} if there are too many rules for its elements
 */
export function rewriteSvg(text: string): string | null {
  try {
    const root = readSvg(text.replace(/^\uFEFF/, '').trimStart())
    for (const element of elementsOf(root)) if (element.name === 'style') cleanStyleElement(element)
    const isTooMuch = expansionOf(root) > maxShown || pixelsIn(root) > maxPixels
    return isTooMuch ? null : writeElement(framed(root))
  } catch (error) {
    if (error instanceof DrawingTooComplex) throw error
    // Not well-formed, or nested so deeply that the stack overflows.
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
