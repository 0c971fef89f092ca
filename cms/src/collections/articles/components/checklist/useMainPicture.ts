'use client'

import { useConfig, useDocumentEvents } from '@payloadcms/ui'
import { formatAdminURL } from 'payload/shared'
import { useEffect, useState } from 'react'
import { z } from 'zod'
import type { MainPicture } from './checks.ts'

const text = z.string().nullish()
const pictureSchema = z.object({ alt: text, author: text })

/** Returns the state of the picture with this id; read when another one is chosen, and after it was edited. */
export function useMainPicture(id: number | null): MainPicture {
  const { config } = useConfig()
  const apiRoute = config.routes.api
  const { mostRecentUpdate } = useDocumentEvents()
  const isEdited = mostRecentUpdate?.entitySlug === 'media' && mostRecentUpdate.id === id
  const edited = isEdited ? mostRecentUpdate.updatedAt : null
  const [known, setKnown] = useState<{ id: number; picture: MainPicture } | null>(null)
  useEffect(() => {
    if (id === null) return
    const ending = new AbortController()
    const look = async () => {
      const picture = await pictureOf(id, apiRoute, ending.signal)
      if (!ending.signal.aborted) setKnown({ id, picture })
    }
    void look()
    return () => ending.abort()
  }, [id, edited, apiRoute])
  if (id === null) return { is: 'none' }
  return known?.id === id ? known.picture : { is: 'checking' }
}

async function pictureOf(id: number, apiRoute: string, signal: AbortSignal): Promise<MainPicture> {
  const address = formatAdminURL({ apiRoute, path: `/media/${id}` })
  try {
    const answer = await fetch(`${address}?depth=0`, { credentials: 'include', signal })
    if (!answer.ok) return { is: 'unknown' }
    const { alt, author } = pictureSchema.parse(await answer.json())
    return { is: 'known', alt: alt ?? '', author: author ?? '' }
  } catch {
    return { is: 'unknown' }
  }
}
