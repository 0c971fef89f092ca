'use client'

import { now } from '@kariera/shared/clock'
import { useEffect, useState } from 'react'
import { z } from 'zod'
import { useApiQuery } from '#admin/api/useApiQuery.ts'
import { readersView, type ReadersView } from '#collections/articles/live/readersView.ts'

const foundSchema = z.object({
  docs: z.array(
    z.object({
      id: z.number(),
      title: z.string().nullish(),
      liveFrom: z.string().nullish(),
      deletedAt: z.string().nullish(),
    }),
  ),
})

/** An article of the list. */
export type NamedArticle = {
  id: number
  /** Of its latest draft; null if it is not known. */
  title: string | null
  /** Whether readers see it; null if that is not known. */
  view: ReadersView | null
  /** Whether it does not exist any more. */
  isGone: boolean
}

type Known = Map<number, Omit<NamedArticle, 'id'>>

const selected = ['title', 'liveFrom', 'deletedAt'].map((name) => `select[${name}]=true`).join('&')

/** Returns these articles with what is known of them, in this order, and what failed when they were looked up. */
export function useNamedArticles(ids: readonly number[]) {
  const [known, setKnown] = useState<Known>(new Map())
  // Another order is the same query.
  const listed = ids.toSorted((one, other) => one - other).join(',')
  const query = `draft=true&trash=true&limit=${ids.length}&depth=0&where[id][in]=${listed}&${selected}`
  const { answer, again } = useApiQuery(ids.length > 0 ? `/articles?${query}` : null, foundSchema)
  useEffect(() => {
    if (answer.is !== 'done') return
    const found = new Map(answer.value.docs.map((article) => [article.id, named(article)]))
    const asked = listed === '' ? [] : listed.split(',').map(Number)
    setKnown((before) => new Map([...before, ...asked.map((id) => [id, gone] as const), ...found]))
  }, [answer, listed])
  return {
    articles: ids.map((id): NamedArticle => ({ id, ...(known.get(id) ?? unknown) })),
    failed: answer.is === 'failed' ? answer : null,
    again,
    /** Takes over a title that is known already. */
    name: (id: number, title: string) =>
      setKnown((before) => new Map([...before, [id, { ...unknown, title }]])),
  }
}

const unknown = { title: null, view: null, isGone: false }
const gone = { ...unknown, isGone: true }

function named({ title, liveFrom, deletedAt }: z.infer<typeof foundSchema>['docs'][number]) {
  const published = { _status: 'published', datePublished: liveFrom ?? null } as const
  const view = readersView({ ...published, deletedAt: deletedAt ?? null }, now())
  return { title: title?.trim() ?? '', view, isGone: false }
}
