'use client'

import { useEffect, useState } from 'react'
import { apiRequest } from '../api/apiRequest.ts'
import { useApiContext } from '../api/useApiContext.ts'
import { foundDocumentsSchema, partLength, type FoundDocument } from './foundDocuments.ts'

/** Pause after the last key before a search begins, milliseconds. */
const pause = 120

const none: FoundDocument[] = []

/**
 * Returns the documents with this text in their name; until they are found, the previous results. A failed search
 * returns nothing: the lists beside it can still be searched.
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
