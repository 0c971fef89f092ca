import { useEffect, useEffectEvent, useRef, type RefObject } from 'react'
import { hasMore } from './searchResults.ts'
import { resultsIn, type SearchView } from './searchState.ts'
import { useDesktop } from './useDesktop.ts'

/** The last card counts as reached at this distance below the window. */
const margin = '0px 0px 400px'

/**
 * Calls when the last card of the list is reached on a phone and there are more: once, until the reader has scrolled
 * again.
 *
 * @returns a function that moves the focus to the first of the next cards, for a reader who requested them by keyboard
 */
export function useListEnd(
  list: RefObject<HTMLElement | null>,
  view: SearchView,
  reached: () => void,
): () => void {
  const isDesktop = useDesktop()
  const focusFrom = useRef<number | null>(null)
  // A scroll before the script was loaded counts as the reader's.
  const hasScrolled = useRef(true)
  const count = resultsIn(view)?.cards.length ?? 0
  const isWaiting = !isDesktop && view.status === 'loaded' && hasMore(view.results)
  const tell = useEffectEvent(reached)

  useEffect(() => {
    const last = list.current?.lastElementChild
    if (!isWaiting || !last) return
    let isNear = false
    const tellIfReached = () => {
      if (!isNear || !hasScrolled.current) return
      hasScrolled.current = false
      tell()
    }
    const scrolled = () => {
      hasScrolled.current = true
      tellIfReached()
    }
    const observer = new IntersectionObserver(
      ([entry]) => {
        isNear = entry?.isIntersecting === true
        tellIfReached()
      },
      { rootMargin: margin },
    )
    observer.observe(last)
    addEventListener('scroll', scrolled, { passive: true })
    return () => {
      observer.disconnect()
      removeEventListener('scroll', scrolled)
    }
  }, [list, isWaiting, count])

  useEffect(() => {
    const from = focusFrom.current
    if (from === null || count <= from) return
    focusFrom.current = null
    list.current?.children[from]?.querySelector<HTMLElement>('.title')?.focus()
  }, [list, count])

  return () => {
    focusFrom.current = count
  }
}
