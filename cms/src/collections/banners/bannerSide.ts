/** Default size, pixels. */
export const usualSize = { width: 980, height: 250 } as const

/** Largest side, pixels: no screen is larger. */
export const maxSide = 10_000

/**
 * Returns the width or height of a position, whole pixels from 1 on; values that are not numbers become the default.
 */
export function bannerSide(value: unknown, side: keyof typeof usualSize): number {
  const pixels = Math.trunc(
    Number(typeof value === 'string' ? value.trim() || NaN : (value ?? NaN)),
  )
  if (Number.isNaN(pixels)) return usualSize[side]
  return Math.min(maxSide, Math.max(1, pixels))
}
