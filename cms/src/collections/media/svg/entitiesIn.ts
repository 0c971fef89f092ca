/** Bounds far above what drawing programs write: a name for each namespace. */
const maxEntities = 100
const maxGrowth = 100_000

const internalSubset = /\[([^]*)\]\s*$/
/** A comment, or a name for a text that names nothing else. */
const declaration =
  /\s*(?:<!--[^]*?-->|<!ENTITY\s+([A-Za-z_][\w.-]*)\s+(?:"([^"<&%]{0,200})"|'([^'<&%]{0,200})')\s*>)/y
const predefined = new Set(['amp', 'lt', 'gt', 'quot', 'apos'])

/**
 * Returns the texts that a drawing's document type gives names to, as Illustrator does with namespaces.
 *
 * @param doctype what is between `<!DOCTYPE` and `>`
 * @param text the whole drawing
 * @throws {Error} if it declares anything else, or if the texts make the drawing much longer
 */
export function entitiesIn(doctype: string, text: string): Map<string, string> {
  const entities = new Map<string, string>()
  const subset = internalSubset.exec(doctype)?.[1] ?? ''
  let position = 0
  let growth = 0
  while (subset.slice(position).trim() !== '') {
    declaration.lastIndex = position
    const found = declaration.exec(subset)
    if (!found || entities.size >= maxEntities)
      throw new Error('A document type may only give names to short texts.')
    position += found[0].length
    const [, name, double, single] = found
    if (name === undefined || entities.has(name)) continue
    if (predefined.has(name)) throw new Error('A document type must not rename the signs of XML.')
    const value = double ?? single ?? ''
    entities.set(name, value)
    growth += (text.split(`&${name};`).length - 1) * value.length
  }
  if (growth > maxGrowth) throw new Error('The texts of the document type are repeated too often.')
  return entities
}
