import { pageAfter } from './wallPages.ts'
import { startCarousel, type Row } from './carousel.ts'
import './bannerEvents.ts'

/** Starts carousels when the reader scrolls near them. */
const near = new IntersectionObserver(
  (entries) => {
    for (const { target, isIntersecting } of entries) {
      if (!isIntersecting || !(target instanceof HTMLElement)) continue
      near.unobserve(target)
      void start(target)
    }
  },
  { rootMargin: '300px' },
)
for (const section of document.querySelectorAll('[data-carousel], [data-wall]'))
  near.observe(section)

async function start(section: HTMLElement): Promise<void> {
  const list = section.querySelector('ul')
  if (!list) return
  startCarousel(section, list, await rowOf(section, list))
}

async function rowOf(section: HTMLElement, list: HTMLElement): Promise<Row> {
  if (section.matches('[data-wall]')) return logoWall(list)
  const { swiperRow } = await import('./swiperRow.ts')
  await turn()
  return swiperRow(list)
}

/** Starts each carousel in a separate task: on a slow phone two at once would delay a touch. */
function turn(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      resolve()
    }
    port2.postMessage(null)
  })
}

/**
 * Three rows of logos that are shown a page at a time. A slide of Swiper is one column, and cannot contain the rows of
 * both widths.
 */
function logoWall(list: HTMLElement): Row {
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
