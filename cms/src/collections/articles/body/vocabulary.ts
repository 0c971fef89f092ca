type Node = Record<string, unknown>

/** What each kind of node of a body has to be; kinds that do not stand here are not part of a body. */
const kinds: Record<string, (node: Node) => boolean> = {
  root: always,
  paragraph: always,
  text: ({ text }) => typeof text === 'string',
  linebreak: always,
  tab: always,
  heading: ({ tag }) => tag === 'h2' || tag === 'h3' || tag === 'h4',
  list: ({ listType }) => listType === 'bullet' || listType === 'number',
  listitem: always,
  quote: always,
  horizontalrule: always,
  link: ({ fields }) => isNode(fields),
  autolink: ({ fields }) => isNode(fields),
  upload: ({ relationTo, value }) => relationTo === 'media' && isId(value),
  block: ({ fields }) =>
    isNode(fields) &&
    (fields.blockType === 'youtube' || (fields.blockType === 'table' && isRows(fields.rows))),
}

/** Lists in lists in lists …: nobody writes more, and every level costs stack. */
const deepest = 50

/**
 * What in a body is not of its vocabulary (collections/articles/body/editor.ts): a forged request may send anything.
 *
 * @returns the kind of the first such node, or null where everything can be shown
 */
export function foreignNodeIn(body: unknown, depth = 0): string | null {
  const node = depth === 0 && isNode(body) ? body.root : body
  if (!isNode(node) || depth > deepest) return typeof node
  const kind = String(node.type)
  if (!Object.hasOwn(kinds, kind) || !kinds[kind]?.(node)) return kind.slice(0, 40)
  if (node.children === undefined) return null
  if (!Array.isArray(node.children)) return kind
  for (const child of node.children) {
    const foreign = foreignNodeIn(child, depth + 1)
    if (foreign !== null) return foreign
  }
  return null
}

function always(): boolean {
  return true
}

/** Rows of cells; how many, and what stands in them, is said by their own rules. */
function isRows(rows: unknown): boolean {
  if (rows === undefined || rows === null) return true
  return Array.isArray(rows) && rows.every((row) => isNode(row) && isCells(row.cells))
}

function isCells(cells: unknown): boolean {
  if (cells === undefined || cells === null) return true
  return Array.isArray(cells) && cells.every(isNode)
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/**
 * A document is named by its id only: what stands in its place must come from the database. A number that the database does
 * not take as an id fails there, and takes every list with it that the article stands in.
 */
function isId(value: unknown): boolean {
  return (
    (typeof value === 'number' || typeof value === 'string') && /^[1-9]\d{0,8}$/.test(String(value))
  )
}
