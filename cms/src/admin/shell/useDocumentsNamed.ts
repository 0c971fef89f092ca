'use client'

import { useEffect, useState } from 'react'
import { apiRequest } from '../api/apiRequest.ts'
import { useApiContext } from '../api/useApiContext.ts'
import { foundDocumentsSchema, partLength, type FoundDocument } from './foundDocuments.ts'

/** Who types is left alone for so long before it is looked up, milliseconds. */
const pause = 120

const none: FoundDocument[] = []

/**
 * Documents that are called so, once they are found; until then those of what was typed before. What cannot be looked
 * up finds nothing: the lists beside it can be searched.
 */
export function useDocumentsNamed(part: string): FoundDocument[] {
  const caller = useApiContext()
  const [found, setFound] = useState(none)
  const isAsked = part.length >= partLength.min
  useEffect(() => {
    if (!isAsked) return
    let isWanted = true
    const path = `/documents-named?part=${encodeURIComponent(part)}` as const
    const timer = setTimeout(() => {
      void apiRequest(caller, { path }, foundDocumentsSchema).then((outcome) => {
        if (isWanted) setFound(outcome.is === 'done' ? outcome.value.documents : none)
      })
    }, pause)
    return () => {
      isWanted = false
      clearTimeout(timer)
    }
  }, [caller, isAsked, part])
  return isAsked ? found : none
}
