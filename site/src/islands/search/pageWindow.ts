/** Number of places in a row of pages, gaps included; a row of more pages than this has gaps. */
const places = 7

/**
 * Returns the pages that are offered: the first, the last, and those around the current one. null: pages that are left
 * out. A long row always has 7 places, so that nothing moves from page to page.
 *
 * @param page from 1
 */
export function pageWindow(page: number, pages: number): (number | null)[] {
  if (pages <= places) return range(1, pages)
  if (page <= 4) return [...range(1, 5), null, pages]
  if (page >= pages - 3) return [1, null, ...range(pages - 4, pages)]
  return [1, null, page - 1, page, page + 1, null, pages]
}

function range(first: number, last: number): number[] {
  return Array.from({ length: Math.max(last - first + 1, 0) }, (_, index) => first + index)
}
