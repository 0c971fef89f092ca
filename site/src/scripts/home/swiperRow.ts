import Swiper from 'swiper'
import type { Row } from './carousel.ts'
import { nearestCard } from '../frame/cardRow.ts'

/**
 * A carousel by Swiper, in the mode in which the browser scrolls: the page's layout does not shift when it starts,
 * touch and focus move it like any scrolling row, and no slide is copied. In this mode Swiper's autoplay uses the time
 * of the previous slide and requests every animation frame, so carousel.ts does the timing.
 *
 * @param list its slides, in a separate frame
 */
export function swiperRow(list: HTMLElement): Row {
  const { parentElement } = list
  if (!parentElement) throw new Error('Expected the list of slides in a frame.')
  const swiper = new Swiper(parentElement, {
    cssMode: true,
    wrapperClass: 'slides',
    slideClass: 'slide',
    slidesPerView: 'auto',
    // The reader may have scrolled it already.
    initialSlide: nearestCard(list),
    // The browser's own scrolling is enough for touch.
    allowTouchMove: false,
    preventClicks: false,
    preventClicksPropagation: false,
    lazyPreload: false,
  })
  // A banner whose file fails is removed.
  new MutationObserver(() => swiper.update()).observe(list, { childList: true })
  // The target of the current animation, which already counts as leading. Swiper gets its position from scrolling,
  // which is too late for a second step, and it reports each slide on the way.
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
        // Some browsers do not report the end of a scroll.
        else if (swiper.activeIndex === aim) aim = null
      })
    },
  }
}
