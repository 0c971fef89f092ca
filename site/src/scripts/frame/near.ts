/** So near is near: what comes alive is to be there when its reader is. */
const margin = '300px'

/** Calls, once, when the page is complete and its reader near the element; where that is not shown, never. */
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
