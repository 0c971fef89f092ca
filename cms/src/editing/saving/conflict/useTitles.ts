'use client'

import { useConfig } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { z } from 'zod'
import { apiRequest } from '#admin/api/apiRequest.ts'
import { useApiContext } from '#admin/api/useApiContext.ts'

type Reference = { collection: string; id: number }

const foundSchema = z.object({ docs: z.array(z.looseObject({ id: z.number() })) })

/** @returns a function that gives a document's title; its number until the title is known, or if it cannot be loaded */
export function useTitles(
  references: readonly Reference[],
): (collection: string, id: number) => string {
  const caller = useApiContext()
  const { getEntityConfig } = useConfig()
  const [titles, setTitles] = useState<ReadonlyMap<string, string>>(new Map())
  const wanted = [...new Set(references.map(({ collection, id }) => `${collection}/${id}`))]
    .sort()
    .join()
  useEffect(() => {
    let isOver = false
    const byCollection = Map.groupBy(
      wanted
        .split(',')
        .filter(Boolean)
        .map((one) => one.split('/')),
      ([collection = '']) => collection,
    )
    for (const [collection, pairs] of byCollection) {
      const ids = pairs.map(([, id]) => id).join()
      const field = getEntityConfig({ collectionSlug: collection }).admin.useAsTitle ?? 'id'
      const path = `/${collection}?depth=0&limit=100&where[id][in]=${ids}` as const
      void apiRequest(caller, { path }, foundSchema).then((outcome) => {
        if (isOver || outcome.is === 'failed') return
        const found = outcome.value.docs.map((doc): [string, string] => [
          `${collection}/${doc.id}`,
          titleIn(doc[field]) ?? `№ ${doc.id}`,
        ])
        setTitles((before) => new Map([...before, ...found]))
      })
    }
    return () => {
      isOver = true
    }
  }, [wanted, caller, getEntityConfig])
  return (collection, id) => titles.get(`${collection}/${id}`) ?? `№ ${id}`
}

function titleIn(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null
}
