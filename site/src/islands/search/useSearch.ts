import { useEffect, useEffectEvent, useReducer } from 'react'
import { everything, isSameQuery, type SearchQuery } from './query.ts'
import { pushQuery, replaceQuery, writeTyped } from './searchHistory.ts'
import type { Results } from './searchResults.ts'
import {
  changedQuery,
  searchReducer,
  initialSearchState,
  textsOf,
  type Texts,
} from './searchState.ts'
import type { SearchState } from './searchState.ts'
import { useGrowth } from './useDesktop.ts'
import { useReply } from './useReply.ts'
import { useWaysBack } from './useWaysBack.ts'

/** How long after the last typed character a search begins, milliseconds. */
const searchPauseMs = 500

export type Search = ReturnType<typeof useSearch>

/**
 * The search of this page: the reader's changes are written into the address and searched for.
 *
 * @param initialResults the results of a search without filters
 */
export function useSearch(initialResults: Results) {
  const [state, dispatch] = useReducer(searchReducer, initialResults, initialSearchState)

  const turnTo = (page: number, write: typeof pushQuery) => {
    write({ ...state.query, page })
    dispatch({ type: 'pageChosen', page })
  }
  const ask = (query: SearchQuery, texts: Texts) => {
    if (!isSameQuery(query, state.query)) pushQuery(query)
    dispatch({ type: 'asked', query, texts })
  }
  const applyTyped = () => {
    if (state.unapplied.length === 0) return
    const query = changedQuery(state)
    writeTyped(query, state.unapplied)
    dispatch({ type: 'asked', query, texts: state.texts })
  }

  const { forget } = useWaysBack(state, dispatch)
  useReply(state, dispatch, (page) => turnTo(page, replaceQuery))
  usePause(state, applyTyped)
  useGrowth(() => {
    forget()
    turnTo(1, replaceQuery)
  })

  return {
    state,
    applyTyped,
    type: (filter: keyof Texts, text: string) => dispatch({ type: 'typed', filter, text }),
    /** Changes filters, and the texts of their fields. */
    choose: (changes: Parameters<typeof changedQuery>[1], texts: Partial<Texts> = {}) =>
      ask(changedQuery(state, changes), { ...state.texts, ...texts }),
    clear: () => ask(everything, textsOf(everything)),
    turnTo: (page: number) => turnTo(page, pushQuery),
    more: () => dispatch({ type: 'askedForMore' }),
    retry: () => dispatch({ type: 'retried' }),
  }
}

/** Calls when nothing more has been typed for a while. */
function usePause({ unapplied }: SearchState, paused: () => void): void {
  const tell = useEffectEvent(paused)
  useEffect(() => {
    if (unapplied.length === 0) return
    const pause = setTimeout(() => tell(), searchPauseMs)
    return () => clearTimeout(pause)
  }, [unapplied])
}
