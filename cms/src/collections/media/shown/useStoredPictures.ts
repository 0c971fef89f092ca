'use client'

import { useDocumentEvents } from '@payloadcms/ui'
import { useEffect, useEffectEvent, useState } from 'react'
import { z } from 'zod'
import { apiRequest } from '#admin/api/apiRequest.ts'
import { useApiContext } from '#admin/api/useApiContext.ts'
import { pictureSchema, type StoredPicture } from '../dialog/pictureQuery.ts'

const foundSchema = z.object({ docs: z.array(pictureSchema) })
const changedSchema = z.object({ doc: pictureSchema })

/** Why a change was refused: null if the newsroom gave no reason. */
export type Refusal = { reason: string | null }

type Known = ReadonlyMap<number, StoredPicture> | 'loading' | 'failed'

/**
 * Pictures as the newsroom knows them, asked for together, and again as soon as one of them was changed elsewhere.
 *
 * @param ids are asked for once
 */
export function useStoredPictures(ids: readonly number[]) {
  const caller = useApiContext()
  const { mostRecentUpdate, reportUpdate } = useDocumentEvents()
  const [known, setKnown] = useState<Known>(ids.length === 0 ? new Map() : 'loading')

  /** @returns whether they were found */
  const load = async (): Promise<boolean> => {
    if (ids.length === 0) return true
    const asked = [...new Set(ids)].join(',')
    const path = `/media?depth=0&pagination=false&where[id][in]=${asked}` as const
    const outcome = await apiRequest(caller, { path }, foundSchema)
    if (outcome.is === 'done')
      setKnown(new Map(outcome.value.docs.map((picture) => [picture.id, picture])))
    else setKnown((before) => (before === 'loading' ? 'failed' : before))
    return outcome.is === 'done'
  }
  /** @returns null if the change is stored */
  const change = async (
    id: number,
    data: { author?: string; alt?: string },
  ): Promise<Refusal | null> => {
    const call = { path: `/media/${id}?depth=0`, method: 'PATCH', body: data } as const
    const outcome = await apiRequest(caller, call, changedSchema)
    if (outcome.is === 'failed') return { reason: outcome.reason }
    const { doc } = outcome.value
    setKnown((before) => (typeof before === 'string' ? before : new Map([...before, [id, doc]])))
    const { updatedAt } = doc
    // The checklist beside the text looks at the main picture, and a picture may stand in the text twice.
    reportUpdate({ entitySlug: 'media', id, doc, operation: 'update', updatedAt })
    return null
  }
  const loadNow = useEffectEvent(() => void load())
  useEffect(() => loadNow(), [])
  const isElsewhere =
    mostRecentUpdate?.entitySlug === 'media' && ids.some((id) => id === mostRecentUpdate.id)
  const changedAt = isElsewhere ? mostRecentUpdate.updatedAt : null
  const loadAgain = useEffectEvent((updatedAt: string) => {
    const isOwn =
      typeof known !== 'string' &&
      [...known.values()].some((picture) => picture.updatedAt === updatedAt)
    if (!isOwn) void load()
  })
  useEffect(() => {
    if (changedAt !== null) loadAgain(changedAt)
  }, [changedAt])
  return {
    state: typeof known === 'string' ? known : ('known' as const),
    pictureOf: (id: number) => (typeof known === 'string' ? undefined : known.get(id)),
    load,
    change,
  }
}
