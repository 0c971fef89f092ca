/** Where nobody has said otherwise, pixels (back-office.md, section 9). */
export const usualSize = { width: 980, height: 250 } as const

/** No screen is larger, pixels. */
export const maxSide = 10_000

/** The width or height of a position, whole pixels from 1 on; what is no number falls back to the usual one. */
export function bannerSide(value: unknown, side: keyof typeof usualSize): number {
  const pixels = Math.trunc(
    Number(typeof value === 'string' ? value.trim() || NaN : (value ?? NaN)),
  )
  if (Number.isNaN(pixels)) return usualSize[side]
  return Math.min(maxSide, Math.max(1, pixels))
}
