'use client'

import { useDocumentEvents } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { z } from 'zod'
import { apiRequest } from '#admin/api/apiRequest.ts'
import { useApiContext } from '#admin/api/useApiContext.ts'
import type { PictureTexts } from './checks.ts'

const text = z.string().catch('')
const picturesSchema = z.object({
  docs: z.array(z.object({ id: z.number(), alt: text, author: text })),
})

/** Returns the texts of pictures; read when others are shown, and after one of them was edited. */
export function usePictureTexts(ids: readonly number[]): PictureTexts {
  const caller = useApiContext()
  const { mostRecentUpdate } = useDocumentEvents()
  const isEdited =
    mostRecentUpdate?.entitySlug === 'media' && ids.some((id) => id === mostRecentUpdate.id)
  const edited = isEdited ? mostRecentUpdate.updatedAt : null
  const wanted = [...new Set(ids)].toSorted((one, other) => one - other).join(',')
  const [known, setKnown] = useState<{ wanted: string; texts: PictureTexts } | null>(null)
  useEffect(() => {
    if (wanted === '') return
    let isWanted = true
    const path: `/${string}` = `/media?depth=0&pagination=false&select[alt]=true&select[author]=true&where[id][in]=${wanted}`
    void apiRequest(caller, { path }, picturesSchema).then((outcome) => {
      if (!isWanted) return
      const texts =
        outcome.is === 'done'
          ? new Map(outcome.value.docs.map(({ id, ...of }) => [id, of]))
          : 'unknown'
      setKnown({ wanted, texts })
    })
    return () => {
      isWanted = false
    }
  }, [wanted, edited, caller])
  if (wanted === '') return new Map()
  return known?.wanted === wanted ? known.texts : 'checking'
}
