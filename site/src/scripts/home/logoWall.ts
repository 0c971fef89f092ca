import type { Row } from './carousel.ts'
import { pageAfter } from './wallPages.ts'

/**
 * Three rows of logos that are shown a page at a time. A slide of Swiper is one column, and cannot contain the rows of
 * both widths.
 */
export function logoWall(list: HTMLElement): Row {
  const view = () => ({ left: list.scrollLeft, width: list.clientWidth, whole: list.scrollWidth })
  return {
    fits: () => list.scrollWidth <= list.clientWidth + 1,
    leading: () => [],
    move(by, calm) {
      list.scrollTo({ left: pageAfter(view(), by), behavior: calm ? 'instant' : 'smooth' })
    },
    onChange(changed) {
      list.addEventListener('scrollend', changed)
      new ResizeObserver(changed).observe(list)
    },
  }
}
