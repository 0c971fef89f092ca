/** What is seen of something wider than its window, pixels. */
export type View = { left: number; width: number; whole: number }

/** Where the next or previous page begins, pixels: the last one is full, too, and after it comes the first. */
export function pageAfter({ left, width, whole }: View, by: 1 | -1): number {
  const last = Math.max(whole - width, 0)
  // Browsers round where they scroll to.
  if (by === 1) return left >= last - 1 ? 0 : Math.min(left + width, last)
  return left <= 1 ? last : Math.max(left - width, 0)
}
