import { escapeHtml } from '@kariera/shared/rules/html'
import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import { tableBounds } from '../collections/articles/body/table/tableBounds.ts'

/** A table as it was stored until November 2026. */
export type FormerTable = {
  rows?: { cells?: { text?: string | null }[] | null }[] | null
  headerRow?: boolean | null
  borderWidth?: number | null
  cellPadding?: number | null
  cellSpacing?: number | null
  borderRadius?: number | null
  widthPercent?: number | null
  borderColor?: string | null
  backgroundColor?: string | null
  alignment?: 'left' | 'center' | 'right' | null
}

/** Returns its HTML as it was then: what a converted table is compared with, in tests. */
export function formerTableHtml(table: FormerTable): string {
  const rows = table.rows ?? []
  const [first, ...rest] = rows
  if (!first) return ''
  const head = table.headerRow ? `<thead>${rowHtml(first, 'th', table)}</thead>` : ''
  const bodyRows = table.headerRow ? rest : rows
  const body = bodyRows.map((row) => rowHtml(row, 'td', table)).join('')
  return `<section class="table" tabindex="0" aria-label="${backOfficeTexts.figure.table}"><table style="${tableStyle(table)}">${head}<tbody>${body}</tbody></table></section>`
}

type Row = NonNullable<FormerTable['rows']>[number]

function rowHtml(row: Row, tag: 'td' | 'th', table: FormerTable): string {
  const scope = tag === 'th' ? ' scope="col"' : ''
  const cells = (row.cells ?? []).map(
    (cell) => `<${tag}${scope} style="${cellStyle(table)}">${escapeHtml(cell.text ?? '')}</${tag}>`,
  )
  return `<tr>${cells.join('')}</tr>`
}

function tableStyle(table: FormerTable): string {
  const spacing = within('cellSpacing', table.cellSpacing)
  const radius = within('borderRadius', table.borderRadius)
  const { min, max } = tableBounds.widthPercent
  const width = table.widthPercent ? clamp(table.widthPercent, min, max) : 100
  const background = colourOf(table.backgroundColor, '#ffffff')
  return [
    // The default white is left to the page, so that tables are dark on a dark page.
    background === '#ffffff' ? '' : `background-color:${background};color:#111827`,
    spacing || radius ? 'border-collapse:separate' : 'border-collapse:collapse',
    `border-spacing:${spacing}px`,
    `border-radius:${radius}px`,
    `width:${width}%`,
    margins[table.alignment ?? 'left'],
  ]
    .filter(Boolean)
    .join(';')
}

const margins = {
  left: 'margin-inline:0 auto',
  center: 'margin-inline:auto',
  right: 'margin-inline:auto 0',
}

function cellStyle(table: FormerTable): string {
  const border = within('borderWidth', table.borderWidth)
  const colour = colourOf(table.borderColor, '#e5e7eb')
  return `border:${border}px solid ${colour};padding:${within('cellPadding', table.cellPadding)}px`
}

type Option = 'borderWidth' | 'cellPadding' | 'cellSpacing' | 'borderRadius'

function within(option: Option, value: number | null | undefined): number {
  const { min, max, default: byDefault } = tableBounds[option]
  return clamp(value ?? byDefault, min, max)
}

function clamp(value: number, min: number, max: number): number {
  return Math.min(max, Math.max(min, Math.round(value)))
}

function colourOf(value: string | null | undefined, byDefault: string): string {
  return /^#[\da-f]{6}$/i.test(value ?? '') ? String(value).toLowerCase() : byDefault
}
