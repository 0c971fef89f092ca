import Swiper from 'swiper'
import type { Row } from './carousel.ts'
import { nearestCard } from '../frame/cardRow.ts'

/**
 * A carousel by Swiper, in the mode in which the browser scrolls: nothing on the page shifts when it starts, a finger
 * and the focus move it as they move any row that scrolls, and no slide is copied. Its own autoplay takes the time of
 * the slide before in this mode, and asks for every frame: carousel.ts keeps the time.
 *
 * @param list its slides, in a frame of their own
 */
export function swiperRow(list: HTMLElement): Row {
  const { parentElement } = list
  if (!parentElement) throw new Error('Expected the list of slides in a frame.')
  const swiper = new Swiper(parentElement, {
    cssMode: true,
    wrapperClass: 'slides',
    slideClass: 'slide',
    slidesPerView: 'auto',
    // The reader may have moved it already.
    initialSlide: nearestCard(list),
    // The browser's own scrolling is all that a finger needs.
    allowTouchMove: false,
    preventClicks: false,
    preventClicksPropagation: false,
    lazyPreload: false,
  })
  // A banner whose file fails goes.
  new MutationObserver(() => swiper.update()).observe(list, { childList: true })
  // Where it glides to, and what leads from then on. Swiper learns where it is from scrolling, which is too late for a second
  // step in a row, and of each slide on the way.
  let aim: number | null = null
  for (const end of ['pointerdown', 'scrollend']) list.addEventListener(end, () => (aim = null))
  return {
    fits: () => swiper.isLocked,
    leading() {
      const [index, last] = [aim ?? swiper.activeIndex, swiper.snapGrid.length - 1]
      return index < last ? swiper.slides.slice(index, index + 1) : swiper.slides.slice(last)
    },
    move(by, calm) {
      const stops = swiper.snapGrid.length
      aim = ((aim ?? Math.min(swiper.activeIndex, stops - 1)) + by + stops) % stops
      list.scrollTo({ left: swiper.snapGrid[aim], behavior: calm ? 'instant' : 'smooth' })
    },
    onChange(changed) {
      swiper.on('lock unlock', changed)
      swiper.on('activeIndexChange', () => {
        if (aim === null) changed()
        // Not every browser says that scrolling has ended.
        else if (swiper.activeIndex === aim) aim = null
      })
    },
  }
}
