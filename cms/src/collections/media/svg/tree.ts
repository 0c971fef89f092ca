/** An element of a rewritten drawing; all its content was checked. */
export type SvgElement = {
  name: string
  attributes: Map<string, string>
  children: (SvgElement | string)[]
}

/** Writes an element as XML, without prefixes. */
export function writeElement({ name, attributes, children }: SvgElement): string {
  const written = [...attributes].map(([key, value]) => ` ${key}="${escapeAttribute(value)}"`)
  const open = `<${name}${written.join('')}`
  if (children.length === 0) return `${open}/>`
  const content = children.map((child) =>
    typeof child === 'string' ? escapeText(child) : writeElement(child),
  )
  return `${open}>${content.join('')}</${name}>`
}

/** Returns an element and all its descendants, parents first. */
export function* elementsOf(element: SvgElement): Generator<SvgElement> {
  yield element
  for (const child of element.children) if (typeof child !== 'string') yield* elementsOf(child)
}

/** Returns an element's own text. */
export function textIn({ children }: SvgElement): string {
  return children.filter((child) => typeof child === 'string').join('')
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}

function escapeAttribute(text: string): string {
  return escapeText(text).replaceAll('"', '&quot;')
}
