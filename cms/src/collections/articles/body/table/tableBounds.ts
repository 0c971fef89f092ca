/** Bounds and defaults of a table's measures: pixels, and percent of the text's width. */
export const tableBounds = {
  rows: { min: 1, max: 10, default: 3 },
  columns: { min: 1, max: 10, default: 3 },
  borderWidth: { min: 0, max: 5, default: 1 },
  cellPadding: { min: 0, max: 20, default: 8 },
  cellSpacing: { min: 0, max: 10, default: 0 },
  borderRadius: { min: 0, max: 16, default: 0 },
  widthPercent: { min: 10, max: 100, default: 100 },
} as const

export type TableMeasure = keyof typeof tableBounds

/** Returns the nearest number within the bounds of a measure; its default if it is no number. */
export function clamped(measure: TableMeasure, value: unknown): number {
  const { min, max, default: byDefault } = tableBounds[measure]
  const given = typeof value === 'number' && Number.isFinite(value) ? value : byDefault
  return Math.min(max, Math.max(min, Math.round(given)))
}
