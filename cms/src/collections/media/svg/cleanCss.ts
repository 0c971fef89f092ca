import {
  find,
  generate,
  ident,
  parse,
  walk,
  type CssNode,
  type Declaration,
  type Selector,
} from 'css-tree'
import { allowedFunctions, allowedProperties, allowedStyleProperties } from './allowedNames.ts'
import { safeName } from './safeName.ts'

/**
 * A rule of a style element: the elements it may match, the number of parts of its selectors, and the names it refers
 * to.
 */
export type StyleRule = { selectors: Compound[]; parts: number; references: string[] }

/** The last part of a selector; an empty member matches anything. */
export type Compound = { type: string | null; ids: string[]; classes: string[] }

/** Returns a property's value if it is allowed in an attribute, else null. */
export function cleanProperty(property: string, value: string): string | null {
  const trimmed = value.trim()
  if (/^[#\w.%+\-\s,]+$/.test(trimmed)) return trimmed
  const [only, ...more] = declarationsIn(`${property}:${trimmed}`, allowedProperties)
  if (!only || more.length > 0 || only.property !== property || only.important) return null
  return generate(only.value)
}

/** Returns the allowed declarations of a `style` attribute; may be empty. */
export function cleanStyle(text: string): string {
  return declarationsIn(text, allowedStyleProperties)
    .map((declaration) => generate(declaration))
    .join(';')
}

/** Returns the allowed content of a style element: rules for elements, also within `@media`, and `@keyframes`. */
export function cleanStyleSheet(text: string): { css: string; rules: StyleRule[] } {
  const rules: StyleRule[] = []
  const sheet = parse(text, { onParseError: () => undefined })
  if (sheet.type !== 'StyleSheet') return { css: '', rules }
  const written = sheet.children
    .toArray()
    .map((node) => cleanAtrule(node, rules) ?? cleanRule(node, rules))
  return { css: written.join(''), rules }
}

/** Returns the names that a value refers to. */
export function referencesIn(value: string): string[] {
  return [...value.matchAll(/url\(#([^()]*)\)/g)].map(([, name = '']) => name)
}

const preludes = { media: /^[\w\s():,.<>=-]+$/, keyframes: /^-?[a-z_][\w-]*$/i } as const

function cleanAtrule(node: CssNode, rules: StyleRule[]): string | null {
  if (node.type !== 'Atrule' || !node.block || !node.prelude) return null
  const name = node.name.toLowerCase()
  if (name !== 'media' && name !== 'keyframes') return null
  const prelude = generate(node.prelude)
  if (!preludes[name].test(prelude)) return null
  const within = node.block.children.toArray().map((each) => cleanRule(each, rules))
  return `@${name} ${prelude}{${within.join('')}}`
}

function cleanRule(node: CssNode, rules: StyleRule[]): string {
  if (node.type !== 'Rule' || node.prelude.type !== 'SelectorList') return ''
  if (!isHarmlessSelector(node.prelude)) return ''
  const declarations = node.block.children
    .toArray()
    .filter((each) => each.type === 'Declaration')
    .flatMap((each) => cleanDeclaration(each, allowedStyleProperties))
  if (declarations.length === 0) return ''
  const selectors = node.prelude.children.toArray().filter((each) => each.type === 'Selector')
  const block = declarations.map((declaration) => generate(declaration)).join(';')
  rules.push({
    selectors: selectors.map(lastCompound),
    parts: selectors.reduce((sum, { children }) => sum + children.size, 0),
    references: referencesIn(block),
  })
  return `${generate(node.prelude)}{${block}}`
}

function declarationsIn(text: string, allowed: ReadonlySet<string>): Declaration[] {
  const list = parse(text, { context: 'declarationList', onParseError: () => undefined })
  if (list.type !== 'DeclarationList') return []
  return list.children
    .toArray()
    .filter((node) => node.type === 'Declaration')
    .flatMap((declaration) => cleanDeclaration(declaration, allowed))
}

function cleanDeclaration(node: Declaration, allowed: ReadonlySet<string>): Declaration[] {
  const property = node.property.toLowerCase()
  if (!allowed.has(property) || node.value.type !== 'Value') return []
  // The word after an exclamation mark may be anything, so only `!important` is allowed.
  if (typeof node.important !== 'boolean') return []
  const declaration = { ...node, property }
  return isHarmlessValue(declaration.value) ? [declaration] : []
}

/** Checks every part of the value; addresses are rewritten. */
function isHarmlessValue(value: CssNode): boolean {
  if (find(value, (node) => !isHarmlessPart(node))) return false
  walk(value, (node) => {
    if (node.type === 'Url') node.value = `#${safeName(node.value.slice(1))}`
  })
  // Escapes could hide anything, and are never needed here.
  return !generate(value).includes('\\')
}

const valueTypes = new Set([
  ...['Value', 'Identifier', 'Number', 'Percentage', 'Dimension', 'Hash', 'Operator', 'WhiteSpace'],
  'Parentheses',
])

function isHarmlessPart(node: CssNode): boolean {
  if (node.type === 'Function') return allowedFunctions.has(node.name.toLowerCase())
  if (node.type === 'String') return /^[\p{L}\p{N} _.,+-]*$/u.test(node.value)
  if (node.type === 'Url') return node.value.startsWith('#')
  return valueTypes.has(node.type)
}

/** Checks every part of the selector; names are rewritten as in attributes. */
function isHarmlessSelector(selector: CssNode): boolean {
  if (find(selector, (node) => !isHarmlessSelectorPart(node))) return false
  walk(selector, (node) => {
    if (node.type === 'IdSelector' || node.type === 'ClassSelector')
      node.name = ident.encode(safeName(ident.decode(node.name)))
  })
  return true
}

const selectorTypes = new Set([
  ...['SelectorList', 'Selector', 'IdSelector', 'ClassSelector', 'Combinator', 'Nth', 'AnPlusB'],
  ...['Identifier', 'Percentage'],
])

function isHarmlessSelectorPart(node: CssNode): boolean {
  if (node.type === 'TypeSelector') return /^(?:\*|[a-z]+)$/i.test(node.name)
  if (node.type === 'PseudoClassSelector') return /^[a-z-]+$/i.test(node.name)
  return selectorTypes.has(node.type)
}

function lastCompound(selector: Selector): Compound {
  const compound: Compound = { type: null, ids: [], classes: [] }
  for (const node of selector.children.toArray().reverse()) {
    if (node.type === 'Combinator') break
    if (node.type === 'TypeSelector' && node.name !== '*') compound.type = node.name
    if (node.type === 'IdSelector') compound.ids.push(ident.decode(node.name))
    if (node.type === 'ClassSelector') compound.classes.push(ident.decode(node.name))
  }
  return compound
}
