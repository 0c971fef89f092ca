'use client'

import { useConfig, useTranslation } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { z } from 'zod'
import { callNewsroom } from '../../users/askNewsroom.ts'
import { reasonOf } from '../reasonOf.ts'

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
const mostFound = 10

/** Finds articles whose title has each word that is typed, the newest first. @param excluded ids of those not to be found */
export function useArticleSearch(typed: string, excluded: readonly number[]): Search {
  const { config } = useConfig()
  const { i18n } = useTranslation()
  const query = typed.trim() && queryFor(typed.trim(), excluded)
  const [answered, setAnswered] = useState<{ query: string; search: Search } | null>(null)
  const [apiRoute, { language }] = [config.routes.api, i18n]
  useEffect(() => {
    if (!query) return
    const ending = new AbortController()
    const look = async () => {
      const search = await searchFor(query, { apiRoute, language }, ending.signal)
      if (!ending.signal.aborted) setAnswered({ query, search })
    }
    const timer = setTimeout(() => void look(), pauseMs)
    return () => {
      clearTimeout(timer)
      ending.abort()
    }
  }, [query, apiRoute, language])
  if (!query) return { is: 'idle' }
  // An answer to an older question is none.
  return answered?.query === query ? answered.search : { is: 'searching' }
}

function queryFor(text: string, excluded: readonly number[]): string {
  return String(
    new URLSearchParams({
      'where[title][like]': text,
      ...(excluded.length > 0 && { 'where[id][not_in]': excluded.join(',') }),
      ...{ limit: String(mostFound), depth: '0', sort: '-createdAt' },
      ...{ 'select[title]': 'true', 'select[createdAt]': 'true' },
    }),
  )
}

async function searchFor(
  query: string,
  reader: { apiRoute: string; language: string },
  signal: AbortSignal,
): Promise<Search> {
  const answer = await callNewsroom(reader, 'GET', `/articles?${query}`, { signal })
  const { data } = answerSchema.safeParse(answer.value)
  return data ? { is: 'found', articles: data.docs } : { is: 'failed', reason: reasonOf(answer) }
}
