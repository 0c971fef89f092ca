'use client'

import { useState, type KeyboardEvent, useEffect } from 'react'
import { z } from 'zod'
import { apiRequest, type Caller } from '#admin/api/apiRequest.ts'
import { useApiContext } from '#admin/api/useApiContext.ts'

type Searching = { excluded: readonly number[]; choose: (article: FoundArticle) => void }

/** State of a search: the typed text, the results, and which one is marked (-1: none). */
export function useSearching({ excluded, choose }: Searching) {
  const [typed, setTyped] = useState('')
  const [isWanted, setIsWanted] = useState(false)
  const [active, setActive] = useState(-1)
  const search = useArticleSearch(typed, excluded)
  const isOpen = isWanted && search.is !== 'idle' && search.is !== 'failed'
  const options = isOpen ? foundIn(search) : []

  const type = (text: string) => {
    setTyped(text)
    setIsWanted(true)
    setActive(-1)
  }
  const close = () => {
    setIsWanted(false)
    setActive(-1)
  }
  const pick = (article: FoundArticle) => {
    choose(article)
    setTyped('')
    close()
  }
  const step = (by: 1 | -1) => {
    setIsWanted(true)
    setActive(next(active, by, foundIn(search).length))
  }
  /** The marked result, or else the first one; nothing while there is none. */
  const pickFirst = () => {
    const wanted = options[active] ?? options[0]
    if (wanted) pick(wanted)
  }
  const keys: Partial<Record<string, () => void>> = {
    ArrowDown: () => step(1),
    ArrowUp: () => step(-1),
    // While results are open, or on their way, Enter does not submit the form around the search.
    ...(isOpen && { Enter: pickFirst }),
    ...(isOpen && { Escape: close }),
  }
  const press = (event: KeyboardEvent) => {
    const act = event.nativeEvent.isComposing ? undefined : keys[event.key]
    if (!act) return
    event.preventDefault()
    act()
  }
  return { typed, search, isOpen, options, active, type, pick, press, close }
}

function foundIn(search: Search): FoundArticle[] {
  return search.is === 'found' ? search.articles : []
}

/** Returns the next or previous index of `count`, cycling through -1 (none). */
function next(active: number, by: 1 | -1, count: number): number {
  return ((active + 1 + by + count + 1) % (count + 1)) - 1
}

const foundSchema = z.object({
  id: z.number(),
  title: z.string().nullish(),
  createdAt: z.string(),
  author: z.union([z.object({ name: z.string().nullish() }), z.number()]).nullish(),
})
const answerSchema = z.object({ docs: z.array(foundSchema) })

/** A search result; `createdAt` is UTC, ISO 8601. */
export type FoundArticle = z.infer<typeof foundSchema>

export type Search =
  | { is: 'idle' }
  | { is: 'searching' }
  | { is: 'found'; articles: FoundArticle[] }
  | { is: 'failed'; reason: string | null }

/** Pause after the last key before a search begins, milliseconds. */
const pauseMs = 250

/** Largest number of results. */
const maxFound = 10

/**
 * Finds articles whose title contains each typed word, the newest first.
 *
 * @param excluded ids to leave out
 */
function useArticleSearch(typed: string, excluded: readonly number[]): Search {
  const caller = useApiContext()
  const query = typed.trim() && queryFor(typed.trim(), excluded)
  const [answered, setAnswered] = useState<{ query: string; search: Search } | null>(null)
  useEffect(() => {
    if (!query) return
    let isWanted = true
    const look = async () => {
      const search = await searchFor(query, caller)
      if (isWanted) setAnswered({ query, search })
    }
    const timer = setTimeout(() => void look(), pauseMs)
    return () => {
      clearTimeout(timer)
      isWanted = false
    }
  }, [query, caller])
  if (!query) return { is: 'idle' }
  // The response to an older query is ignored.
  return answered?.query === query ? answered.search : { is: 'searching' }
}

function queryFor(text: string, excluded: readonly number[]): string {
  return String(
    new URLSearchParams({
      // By its latest title, published or not.
      ...{ draft: 'true', 'where[title][like]': text },
      ...(excluded.length > 0 && { 'where[id][not_in]': excluded.join(',') }),
      ...{ limit: String(maxFound), depth: '1', sort: '-createdAt' },
      ...{ 'select[title]': 'true', 'select[createdAt]': 'true', 'select[author]': 'true' },
    }),
  )
}

async function searchFor(query: string, caller: Caller): Promise<Search> {
  const outcome = await apiRequest(caller, { path: `/articles?${query}` }, answerSchema)
  return outcome.is === 'done' ? { is: 'found', articles: outcome.value.docs } : outcome
}
