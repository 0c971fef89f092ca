export type Size = { width: number; height: number }

/** The smallest difference of two shapes that one sees, as a part of their ratio. */
const visible = 0.02

/** Returns how a picture does not fit its place; null for one that does, and for drawings, which have no pixels. */
export function shapeFault(
  {
    width,
    height,
    mimeType,
  }: Partial<Record<keyof Size, number | null>> & { mimeType?: string | null },
  place: Size,
): 'otherShape' | 'tooSmall' | null {
  if (!width || !height) return null
  const difference = (width * place.height) / (height * place.width) - 1
  if (Math.abs(difference) > visible) return 'otherShape'
  return width < place.width && mimeType !== 'image/svg+xml' ? 'tooSmall' : null
}

/** Returns a size scaled down in proportion to fit into a box; never enlarged. Pixels, at least 1. */
export function fitted({ width, height }: Size, box: Size): Size & { scale: number } {
  const scale = Math.min(1, box.width / width, box.height / height)
  const side = (pixels: number) => Math.max(1, Math.round(pixels * scale))
  return { width: side(width), height: side(height), scale }
}
