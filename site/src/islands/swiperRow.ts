import Swiper from 'swiper'
import type { Row } from './carousel.ts'
import { nearestCard } from './cardRow.ts'

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
    rewind: true,
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
  return {
    fits: () => swiper.isLocked,
    leading: () => swiper.slides[swiper.activeIndex],
    move(by, calm) {
      const speed = calm ? 0 : undefined
      if (by === 1) swiper.slideNext(speed)
      else swiper.slidePrev(speed)
    },
    onChange(changed) {
      swiper.on('activeIndexChange lock unlock', changed)
    },
  }
}
