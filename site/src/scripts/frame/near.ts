/** Distance at which an element counts as near, so that it is ready when its reader arrives. */
const margin = '300px'

/** Calls, once, when the page is loaded and its reader is near the element; never if the element is not shown. */
export function whenNear(element: Element, act: () => unknown): void {
  const watch = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      watch.disconnect()
      void act()
    },
    { rootMargin: margin },
  )
  const start = () => watch.observe(element)
  if (document.readyState === 'complete') start()
  else addEventListener('load', start)
}
