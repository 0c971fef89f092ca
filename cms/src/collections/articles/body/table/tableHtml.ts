import type { SerializedLexicalNode } from '@payloadcms/richtext-lexical/lexical'
import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import { inHeaderRow, optionsOf } from './tableNodes.ts'
import { cellStyle, styleText, tableStyle } from './tableOptions.ts'

/** A stored node with what is read of it; a forged request may have sent anything. */
type StoredNode = SerializedLexicalNode & {
  children?: StoredNode[]
  headerState?: unknown
  format?: unknown
  $?: unknown
}

type NodesToHtml = (args: { nodes: SerializedLexicalNode[] }) => string[]

/**
 * Returns a table as HTML. Rows that are shorter than the longest one are filled up, so that no table is ragged; options
 * are limited to their bounds, whatever was stored.
 */
export function tableHtml(table: StoredNode, nodesToHTML: NodesToHtml): string {
  const rows = (table.children ?? []).map((row) => row.children ?? [])
  const longest = Math.max(0, ...rows.map((cells) => cells.length))
  const [first] = rows
  if (!first || longest === 0) return ''
  const options = optionsOf(table)
  const style = styleText(cellStyle(options))
  const rowHtml = (cells: StoredNode[], tag: 'td' | 'th') => {
    const filled = Array.from({ length: longest }, (_, column) => cells[column] ?? null)
    return `<tr>${filled.map((cell) => cellHtml(cell, tag)).join('')}</tr>`
  }
  const cellHtml = (cell: StoredNode | null, tag: 'td' | 'th') => {
    const scope = tag === 'th' ? ' scope="col"' : ''
    const align = cell ? alignmentOf(cell) : ''
    return `<${tag}${scope} style="${style}${align}">${contentHtml(cell, nodesToHTML)}</${tag}>`
  }
  const hasHeader = first.every(isHeader)
  const head = hasHeader ? `<thead>${rowHtml(first, 'th')}</thead>` : ''
  const body = rows.slice(hasHeader ? 1 : 0).map((cells) => rowHtml(cells, 'td'))
  return `<section class="table" tabindex="0" aria-label="${backOfficeTexts.figure.table}"><table style="${styleText(tableStyle(options))}">${head}<tbody>${body.join('')}</tbody></table></section>`
}

function isHeader({ headerState }: StoredNode): boolean {
  return typeof headerState === 'number' && (headerState & inHeaderRow) !== 0
}

/** Lines of a cell follow one another; with anything else than lines in it, its elements are written as they are. */
function contentHtml(cell: StoredNode | null, nodesToHTML: NodesToHtml): string {
  const nodes = cell?.children ?? []
  const isLines = nodes.every(({ type }) => type === 'paragraph')
  if (!isLines) return nodesToHTML({ nodes }).join('')
  return nodes.map(({ children = [] }) => nodesToHTML({ nodes: children }).join('')).join('<br>')
}

function alignmentOf({ children }: StoredNode): string {
  const format = children?.[0]?.format
  return format === 'center' || format === 'right' ? `;text-align:${format}` : ''
}
