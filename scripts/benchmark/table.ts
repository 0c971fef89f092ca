import { isMissed, type Figure, type Target, type Value } from './figures.ts'

/** Formats figures as lines of a table, each with its targets and whether it meets them. */
export function tableOf(figures: Figure[]): string[] {
  const rows = [['', 'p50', 'p95', 'max', 'target', ''], ...figures.map(rowOf)]
  const widths = [0, 1, 2, 3, 4, 5].map((column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  )
  return rows.map((row) =>
    row
      .map((cell, column) =>
        isNumber(column) ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0),
      )
      .join('  ')
      .trimEnd(),
  )
}

/** A figure with a single number has it in the first of the three columns. */
function rowOf(figure: Figure): string[] {
  const { what, unit, values } = figure
  const numbers = [values.p50 ?? values.one, values.p95, values.max].map(numberOf)
  return [`${what}, ${unit}`, ...numbers, targetsOf(figure), verdictOf(figure)]
}

function numberOf(value: Value | undefined): string {
  if (!value) return ''
  return value.value === null ? 'never' : rounded(value.value)
}

function rounded(value: number): string {
  if (value >= 10 || Number.isInteger(value)) return value.toFixed(0)
  return value < 0.1 ? value.toPrecision(1) : value.toFixed(1)
}

function targetsOf({ values }: Figure): string {
  return Object.entries(values)
    .filter(([, { target }]) => target)
    .map(([name, { target }]) => `${name === 'one' ? '' : `${name} `}${boundOf(target)}`)
    .join(', ')
}

function boundOf(target: Target | undefined): string {
  if (!target) return ''
  return 'atMost' in target ? `≤ ${target.atMost}` : `≥ ${target.atLeast}`
}

function verdictOf(figure: Figure): string {
  if (!targetsOf(figure)) return ''
  return isMissed(figure) ? 'MISSED' : 'ok'
}

/** Numbers are aligned to the right. */
function isNumber(column: number): boolean {
  return column >= 1 && column <= 3
}
