import { startCarousel, type Row } from './carousel.ts'
import { logoWall } from './logoWall.ts'
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
