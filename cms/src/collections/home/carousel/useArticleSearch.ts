'use client'

import { useEffect, useState } from 'react'
import { z } from 'zod'
import { apiRequest, type Caller } from '../../../admin/api/apiRequest.ts'
import { useApiContext } from '../../../admin/api/useApiContext.ts'

const foundSchema = z.object({
  id: z.number(),
  title: z.string().nullish(),
  createdAt: z.string(),
})
const answerSchema = z.object({ docs: z.array(foundSchema) })

/** An article that a search has found; `createdAt` is UTC, ISO 8601. */
export type FoundArticle = z.infer<typeof foundSchema>

export type Search =
  | { is: 'idle' }
  | { is: 'searching' }
  | { is: 'found'; articles: FoundArticle[] }
  | { is: 'failed'; reason: string | null }

/** So long nothing more is typed before it is searched for, milliseconds. */
const pauseMs = 250

/** Most articles that are found. */
const maxFound = 10

/** Finds articles whose title has each word that is typed, the newest first. @param excluded ids of those not to be found */
export function useArticleSearch(typed: string, excluded: readonly number[]): Search {
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
  // An answer to an older question is none.
  return answered?.query === query ? answered.search : { is: 'searching' }
}

function queryFor(text: string, excluded: readonly number[]): string {
  return String(
    new URLSearchParams({
      'where[title][like]': text,
      ...(excluded.length > 0 && { 'where[id][not_in]': excluded.join(',') }),
      ...{ limit: String(maxFound), depth: '0', sort: '-createdAt' },
      ...{ 'select[title]': 'true', 'select[createdAt]': 'true' },
    }),
  )
}

async function searchFor(query: string, caller: Caller): Promise<Search> {
  const outcome = await apiRequest(caller, { path: `/articles?${query}` }, answerSchema)
  return outcome.is === 'done' ? { is: 'found', articles: outcome.value.docs } : outcome
}
