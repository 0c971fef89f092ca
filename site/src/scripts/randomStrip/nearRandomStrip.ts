import { startStrip } from './randomStrip.ts'

const strip = document.querySelector<HTMLElement>('[data-random]')

/** The strip is filled when the reader comes near it; where it is not shown at all, never. */
if (strip) {
  const watch = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      watch.disconnect()
      startStrip(strip)
    },
    { rootMargin: '300px' },
  )
  watch.observe(strip)
}
