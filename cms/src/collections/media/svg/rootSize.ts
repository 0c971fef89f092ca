import type { SvgElement } from './tree.ts'

/** Pixels. */
export type Size = { width: number; height: number }

/** Browsers' default size for a drawing without one. */
const usual: Size = { width: 300, height: 150 }

/** Largest side, pixels: larger than any picture on a page. */
const largest = 10_000

const pixelsPer: Record<string, number> = {
  '': 1,
  px: 1,
  pt: 4 / 3,
  pc: 16,
  in: 96,
  cm: 96 / 2.54,
  mm: 96 / 25.4,
  q: 96 / 101.6,
  em: 16,
  ex: 8,
}

/** Returns the size of a drawing as a picture: its own width and height, or in the proportion of its viewBox. */
export function rootSize({ attributes }: SvgElement): Size {
  const box = boxOf(attributes.get('viewBox'))
  const width = lengthOf(attributes.get('width'))
  const height = lengthOf(attributes.get('height'))
  const { width: across, height: down } = box ?? usual
  if (width !== null && height !== null) return within({ width, height })
  if (width !== null) return within({ width, height: box ? (width / across) * down : down })
  if (height !== null) return within({ width: box ? (height / down) * across : across, height })
  return within({ width: across, height: down })
}

/** Scales a size in proportion to the limits, with both sides at least one pixel if possible. */
function within({ width, height }: Size): Size {
  const larger = Math.max(width, height)
  const smaller = Math.min(width, height)
  const scale = larger > largest ? largest / larger : Math.max(1, 1 / smaller)
  const side = (length: number) =>
    Math.min(largest, Math.max(1, Math.round(length * scale * 1000) / 1000))
  return { width: side(width), height: side(height) }
}

function lengthOf(value: string | undefined): number | null {
  const found = /^\+?(\d+(?:\.\d*)?|\.\d+)(e[+-]?\d+)?\s*([a-z]*)$/i.exec(value?.trim() ?? '')
  if (!found) return null
  const [, figures = '', power = '', unit = ''] = found
  const length = Number(figures + power) * (pixelsPer[unit.toLowerCase()] ?? NaN)
  return Number.isFinite(length) && length > 0 ? length : null
}

function boxOf(viewBox: string | undefined): Size | null {
  const [, , width = NaN, height = NaN, ...more] = (viewBox ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number)
  const isBox = width > 0 && height > 0 && Number.isFinite(width * height) && more.length === 0
  return isBox ? { width, height } : null
}
