import { SaxesParser, type SaxesTagNS } from 'saxes'
import {
  allowedElements,
  animationElements,
  referringElements,
  textElements,
} from './allowedNames.ts'
import { cleanAttributes } from './cleanAttributes.ts'
import { entitiesIn } from './entitiesIn.ts'
import type { SvgElement } from './tree.ts'

const svgNamespace = 'http://www.w3.org/2000/svg'

/** Limits far above real drawings; browsers give up at 256 nested elements. */
const maxDepth = 100
const maxElements = 50_000
const maxAttributes = 200
/** Largest total length of styles, which take longest to check, characters. */
const maxStylesLength = 100_000

const parsing = {
  xmlns: true,
  // A drawing copied from a page may lack namespace declarations that html does not need.
  additionalNamespaces: { '': svgNamespace, xlink: 'http://www.w3.org/1999/xlink' },
  // XML 1.1 allows characters that cannot be written in 1.0.
  defaultXMLVersion: '1.0',
  forceXMLVersion: true,
  position: false,
} as const

/**
 * Parses a drawing and keeps only what is allowed.
 *
 * @throws {Error} if it is not well-formed XML, not SVG, declares more than names for texts, or is too deep or too
 * large
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
    if (styles > maxStylesLength)
      throw new Error(`The SVG has more than ${maxStylesLength} characters of styles.`)
  }

  parser.on('error', (error) => {
    throw error
  })
  parser.on('doctype', (doctype) => {
    for (const [name, value] of entitiesIn(doctype, text)) parser.ENTITIES[name] = value
  })
  parser.on('attribute', ({ name, value }) => {
    attributes += 1
    if (attributes > maxAttributes)
      throw new Error(`An element of the SVG has more than ${maxAttributes} attributes.`)
    if (name === 'style') countStyle(value)
  })
  parser.on('opentag', (tag) => {
    attributes = 0
    count += 1
    if (open.length >= maxDepth)
      throw new Error(`The SVG is nested deeper than ${maxDepth} levels.`)
    if (count > maxElements) throw new Error(`The SVG has more than ${maxElements} elements.`)
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

function rootOf(root: SvgElement | null): SvgElement {
  if (root?.name !== 'svg') throw new Error('The root element of the file is not <svg>.')
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

/** A link is replaced by a group of its content. */
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
