export type Size = { width: number; height: number }

/** Returns a size scaled down in proportion to fit into a box; never enlarged. Pixels, at least 1. */
export function fitted({ width, height }: Size, box: Size): Size & { scale: number } {
  const scale = Math.min(1, box.width / width, box.height / height)
  const side = (pixels: number) => Math.max(1, Math.round(pixels * scale))
  return { width: side(width), height: side(height), scale }
}
