import { useEffect, useEffectEvent, useRef, type RefObject } from 'react'
import { hasMore } from './searchResults.ts'
import { resultsIn, type SearchView } from './searchState.ts'
import { useDesktop } from './useDesktop.ts'

/** So far below the window the last card counts as reached. */
const margin = '0px 0px 400px'

/**
 * Calls when the last card of the list is reached on a phone, and there is more (reader-site.md, section 4): once, until the
 * reader has scrolled again.
 *
 * @returns a function that has the first of the next cards take the focus, for who has asked for them by a key
 */
export function useListEnd(
  list: RefObject<HTMLElement | null>,
  view: SearchView,
  reached: () => void,
): () => void {
  const isDesktop = useDesktop()
  const focusFrom = useRef<number | null>(null)
  // What moves the list before its script is there is the reader's, too.
  const hasScrolled = useRef(true)
  const count = resultsIn(view)?.cards.length ?? 0
  const isWaiting = !isDesktop && view.status === 'loaded' && hasMore(view.results)
  const tell = useEffectEvent(reached)

  useEffect(() => {
    const last = list.current?.lastElementChild
    if (!isWaiting || !last) return
    let isNear = false
    const goOn = () => {
      if (!isNear || !hasScrolled.current) return
      hasScrolled.current = false
      tell()
    }
    const scrolled = () => {
      hasScrolled.current = true
      goOn()
    }
    const observer = new IntersectionObserver(
      ([entry]) => {
        isNear = entry?.isIntersecting === true
        goOn()
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
