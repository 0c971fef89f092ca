import { useEffect, useEffectEvent, type Dispatch } from 'react'
import { askSearch, type Reply } from './askSearch.ts'
import { requestOf, type SearchEvent, type SearchState } from './searchState.ts'

/**
 * Sends the current request. A response to an earlier one is aborted and never shown.
 *
 * @param turnBack goes to the last page, if a page beyond it was requested
 */
export function useReply(
  state: SearchState,
  dispatch: Dispatch<SearchEvent>,
  turnBack: (lastPage: number) => void,
): void {
  const { view } = state
  const wanted = useEffectEvent(() => requestOf(state))
  const answer = useEffectEvent((reply: Reply) => {
    const pages = 'results' in reply ? reply.results.pages : 0
    if (view.status === 'loading' && pages > 0 && state.query.page > pages) turnBack(pages)
    else dispatch({ type: 'answered', reply })
  })

  useEffect(() => {
    const request = wanted()
    if (!request) return
    const ending = new AbortController()
    void askSearch(request, ending.signal).then((reply) => {
      if (!ending.signal.aborted) answer(reply)
    })
    return () => ending.abort()
  }, [view])
}
