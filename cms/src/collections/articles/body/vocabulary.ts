type Node = Record<string, unknown>

/** The required shape of each kind of node of a body; other kinds are not part of a body. */
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

/** Deepest nesting (lists in lists): no author needs more, and every level costs stack. */
const maxDepth = 50

/**
 * Finds a node of a body that is not in its vocabulary (collections/articles/body/editor.ts): a forged request may send
 * anything.
 *
 * @returns the kind of the first such node, or null if all nodes are known
 */
export function foreignNodeIn(body: unknown, depth = 0): string | null {
  const node = depth === 0 && isNode(body) ? body.root : body
  if (!isNode(node) || depth > maxDepth) return typeof node
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

/** Rows of cells; their number and content are checked by their own rules. */
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
 * Documents are referred to by id only: their content must come from the database. A number that the database does not
 * accept as an id would fail there, and with it every list that contains the article.
 */
function isId(value: unknown): boolean {
  return (
    (typeof value === 'number' || typeof value === 'string') && /^[1-9]\d{0,8}$/.test(String(value))
  )
}
