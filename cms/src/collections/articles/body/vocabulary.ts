import { isKnownFormat } from './formats.ts'
import { isListNumber } from './list/listNumbers.ts'

type Node = Record<string, unknown>

/** The required shape of each kind of node of a body; other kinds are not part of a body. */
const kinds: Record<string, (node: Node) => boolean> = {
  root: always,
  paragraph: always,
  text: ({ text, format }) => typeof text === 'string' && isKnownFormat(format),
  linebreak: always,
  tab: always,
  heading: ({ tag }) => tag === 'h2' || tag === 'h3' || tag === 'h4',
  list: ({ listType, start }) =>
    (listType === 'bullet' || listType === 'number') &&
    (start === undefined || isListNumber(start)),
  listitem: always,
  quote: always,
  horizontalrule: always,
  link: ({ fields }) => isNode(fields),
  autolink: ({ fields }) => isNode(fields),
  upload: ({ relationTo, value }) => relationTo === 'media' && isId(value),
  block: ({ fields }) => isNode(fields) && fields.blockType === 'youtube',
  table: ({ children }) => consistOf(children, 'tablerow'),
  tablerow: ({ children }) => consistOf(children, 'tablecell'),
  tablecell: ({ headerState }) => headerState === undefined || typeof headerState === 'number',
}

/** Deepest nesting (lists in lists): no author needs more, and every level costs stack. */
const maxDepth = 50

/**
 * Finds a node of a body that is not in its vocabulary (collections/articles/body/editor.ts): a forged request may send
 * anything.
 *
 * @param isAllowed which nodes are allowed in addition
 * @returns the kind of the first such node, or null if all nodes are known
 */
export function foreignNodeIn(
  body: unknown,
  isAllowed: (node: unknown) => boolean = never,
  depth = 0,
): string | null {
  const node = depth === 0 && isNode(body) ? body.root : body
  if (!isNode(node) || depth > maxDepth) return typeof node
  if (isAllowed(node)) return null
  const kind = String(node.type)
  if (!Object.hasOwn(kinds, kind) || !kinds[kind]?.(node)) return kind.slice(0, 40)
  if (node.children === undefined) return null
  if (!Array.isArray(node.children)) return kind
  for (const child of node.children) {
    const foreign = foreignNodeIn(child, isAllowed, depth + 1)
    if (foreign !== null) return foreign
  }
  return null
}

function always(): boolean {
  return true
}

function never(): boolean {
  return false
}

/** Most rows of a table, and most cells of a row: no table of a text is larger. */
const maxInTable = 1_000

function consistOf(children: unknown, kind: string): boolean {
  if (!Array.isArray(children) || children.length > maxInTable) return false
  return children.every((child) => isNode(child) && child.type === kind)
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
