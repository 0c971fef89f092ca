import { clamped } from './tableBounds.ts'

/** How a table looks, besides its cells. Colours are `#rrggbb`. */
export type TableOptions = {
  borderWidth: number
  cellPadding: number
  cellSpacing: number
  borderRadius: number
  widthPercent: number
  borderColor: string
  backgroundColor: string
  alignment: 'left' | 'center' | 'right'
}

const colours = { borderColor: '#e5e7eb', backgroundColor: '#ffffff' } as const

/** Returns the options of a table within their bounds, whatever is stored. */
export function tableOptionsIn(stored: unknown): TableOptions {
  const given = isRecord(stored) ? stored : {}
  return {
    borderWidth: clamped('borderWidth', given.borderWidth),
    cellPadding: clamped('cellPadding', given.cellPadding),
    cellSpacing: clamped('cellSpacing', given.cellSpacing),
    borderRadius: clamped('borderRadius', given.borderRadius),
    widthPercent: clamped('widthPercent', given.widthPercent),
    borderColor: colourIn(given.borderColor, colours.borderColor),
    backgroundColor: colourIn(given.backgroundColor, colours.backgroundColor),
    alignment:
      given.alignment === 'center' || given.alignment === 'right' ? given.alignment : 'left',
  }
}

function colourIn(value: unknown, byDefault: string): string {
  return typeof value === 'string' && /^#[\da-f]{6}$/i.test(value) ? value.toLowerCase() : byDefault
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

/** Returns the CSS of a table. */
export function tableStyle(options: TableOptions): Record<string, string> {
  const { backgroundColor, cellSpacing, borderRadius, widthPercent, alignment } = options
  return {
    // The default white is left to the page, so that tables are dark on a dark page.
    ...(backgroundColor !== colours.backgroundColor && {
      'background-color': backgroundColor,
      color: '#111827',
    }),
    'border-collapse': cellSpacing || borderRadius ? 'separate' : 'collapse',
    'border-spacing': `${cellSpacing}px`,
    'border-radius': `${borderRadius}px`,
    width: `${widthPercent}%`,
    'margin-inline': margins[alignment],
  }
}

const margins = { left: '0 auto', center: 'auto', right: 'auto 0' }

/** Returns the CSS of a table's cells. */
export function cellStyle({ borderWidth, borderColor, cellPadding }: TableOptions) {
  return { border: `${borderWidth}px solid ${borderColor}`, padding: `${cellPadding}px` }
}

/** Writes CSS as the `style` of an element. */
export function styleText(style: Record<string, string>): string {
  return Object.entries(style)
    .map(([name, value]) => `${name}:${value}`)
    .join(';')
}
