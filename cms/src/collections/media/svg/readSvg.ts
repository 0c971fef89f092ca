import { SaxesParser, type SaxesTagNS } from 'saxes'
import {
  allowedElements,
  animationElements,
  referringElements,
  textElements,
} from './allowedNames.ts'
import { cleanAttributes } from './cleanAttributes.ts'
import type { SvgElement } from './tree.ts'

const svgNamespace = 'http://www.w3.org/2000/svg'

/** What people draw stays far below; browsers give up at 256 elements within each other. */
const deepest = 100
const maxElements = 50_000
const maxAttributes = 200
/** Styles take longest to look through; characters, of all together. */
const maxStylesLength = 100_000

const parsing = {
  xmlns: true,
  // A drawing from within a page does not say what pages take for granted.
  additionalNamespaces: { '': svgNamespace, xlink: 'http://www.w3.org/1999/xlink' },
  // XML 1.1 knows characters that cannot be written in 1.0.
  defaultXMLVersion: '1.0',
  forceXMLVersion: true,
  position: false,
} as const

/**
 * A drawing, reduced to what may be in one.
 *
 * @throws {Error} where it is no well-formed XML, no SVG, brings entities of its own, or is too deep or too large
 */
export function readSvg(text: string): SvgElement {
  const parser = new SaxesParser(parsing)
  const open: (SvgElement | null)[] = []
  let root: SvgElement | null = null
  let count = 0
  let attributes = 0
  let styles = 0
  const countStyle = (text: string) => {
    styles += text.length
    if (styles > maxStylesLength) throw tooMuch()
  }

  parser.on('error', (error) => {
    throw error
  })
  parser.on('doctype', (doctype) => {
    if (doctype.includes('[')) throw new Error('A drawing may not declare anything.')
  })
  parser.on('attribute', ({ name, value }) => {
    attributes += 1
    if (attributes > maxAttributes) throw tooMuch()
    if (name === 'style') countStyle(value)
  })
  parser.on('opentag', (tag) => {
    attributes = 0
    count += 1
    if (open.length >= deepest || count > maxElements) throw tooMuch()
    const parent = open.at(-1)
    const element = open.length > 0 && !parent ? null : cleanElement(tag, parent ?? null)
    open.push(element)
    if (!element) return
    if (parent) parent.children.push(element)
    else root = element
  })
  parser.on('closetag', () => {
    open.pop()
  })
  const keep = (words: string) => {
    const parent = open.at(-1)
    if (parent?.name === 'style') countStyle(words)
    if (parent && textElements.has(parent.name)) addText(parent, words)
  }
  parser.on('text', keep)
  parser.on('cdata', keep)

  parser.write(text).close()
  return rootOf(root)
}

const tooMuch = () => new Error('Too much of it.')

function rootOf(root: SvgElement | null): SvgElement {
  if (root?.name !== 'svg') throw new Error('This is no drawing.')
  return root
}

function cleanElement(tag: SaxesTagNS, parent: SvgElement | null): SvgElement | null {
  if (tag.uri !== svgNamespace) return null
  const name = tag.local === 'a' ? withoutLink(parent) : tag.local
  if (!allowedElements.has(name) || isOutOfPlace(name, parent)) return null
  const attributes = cleanAttributes(name, Object.values(tag.attributes))
  if (!attributes || (referringElements.has(name) && !attributes.has('href'))) return null
  if (tag.local === 'a') attributes.delete('href')
  return { name, attributes, children: [] }
}

/** A link becomes what it holds together. */
function withoutLink(parent: SvgElement | null): string {
  return parent && textElements.has(parent.name) ? 'tspan' : 'g'
}

function isOutOfPlace(name: string, parent: SvgElement | null): boolean {
  if (!parent) return false
  const isWordsOnly = parent.name === 'style' || parent.name === 'title' || parent.name === 'desc'
  return isWordsOnly || (animationElements.has(parent.name) && name !== 'mpath')
}

function addText({ children }: SvgElement, words: string): void {
  const text = words.replaceAll('\r', '\n')
  const last = children.length - 1
  const before = children[last]
  if (typeof before === 'string') children[last] = before + text
  else children.push(text)
}
