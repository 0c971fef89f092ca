/** The visible part of an element wider than its window, pixels. */
export type View = { left: number; width: number; whole: number }

/** Returns where the next or previous page begins, pixels: the last page is full too, and is followed by the first. */
export function pageAfter({ left, width, whole }: View, by: 1 | -1): number {
  const last = Math.max(whole - width, 0)
  // Browsers round scroll positions.
  if (by === 1) return left >= last - 1 ? 0 : Math.min(left + width, last)
  return left <= 1 ? last : Math.max(left - width, 0)
}
