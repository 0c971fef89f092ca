import { useEffect, useEffectEvent, useLayoutEffect, useRef, type Dispatch } from 'react'
import { keepSearch, keptSearch } from './keptSearch.ts'
import { addressOf, everything, isSameQuery, queryIn, type SearchQuery } from './query.ts'
import type { Results } from './searchResults.ts'
import { textsOf, type SearchEvent, type SearchState } from './searchState.ts'

/**
 * Opens the query in the address: when the page is loaded, and on each step back or forward. Results that were shown
 * before (here, before an article was opened, or before a reload) are restored at once, so that the browser finds its
 * scroll position.
 */
export function useWaysBack(state: SearchState, dispatch: Dispatch<SearchEvent>) {
  const shown = useRef(new Map<string, Results>())

  const open = useEffectEvent((query: SearchQuery, results: Results | undefined) => {
    if (isSameQuery(query, state.query)) return
    const texts = textsOf(query, results)
    dispatch(results ? { type: 'shown', query, texts, results } : { type: 'asked', query, texts })
  })
  const reopen = useEffectEvent(() => {
    const query = queryIn(location.search)
    open(query, shown.current.get(addressOf(query)))
  })
  const keep = useEffectEvent(() => {
    if (!('results' in state.view)) return
    const { results } = state.view
    keepSearch(() => sessionStorage, { address: addressOf(state.query), results, scrollY })
  })

  useLayoutEffect(() => {
    const query = queryIn(location.search)
    const kept = isKnownPage() ? keptSearch(() => sessionStorage, addressOf(query)) : null
    if (kept) {
      const { results } = kept
      dispatch({ type: 'shown', query, texts: textsOf(query, results), results })
      requestAnimationFrame(() => scrollTo(0, kept.scrollY))
    } else if (!isSameQuery(query, everything)) {
      dispatch({ type: 'opened', query, texts: textsOf(query) })
    }
    // From here on the results shown belong to the query (beforeFirstPaint.ts).
    delete document.documentElement.dataset.asked
  }, [dispatch])

  useEffect(() => {
    if ('results' in state.view) shown.current.set(addressOf(state.query), state.view.results)
  }, [state.query, state.view])

  useEffect(() => {
    const [back, leave] = [() => reopen(), () => keep()]
    addEventListener('popstate', back)
    addEventListener('pagehide', leave)
    return () => {
      removeEventListener('popstate', back)
      removeEventListener('pagehide', leave)
    }
  }, [])

  return { forget: () => shown.current.clear() }
}

/**
 * Whether the page was loaded by going back, forward or by a reload, so that the browser restores its scroll position.
 */
function isKnownPage(): boolean {
  const [loading] = performance.getEntriesByType('navigation')
  if (!(loading instanceof PerformanceNavigationTiming)) return false
  return loading.type === 'back_forward' || loading.type === 'reload'
}
