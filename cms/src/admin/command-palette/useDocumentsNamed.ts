'use client'

import { useEffect, useState } from 'react'
import { apiRequest } from '../api/apiRequest.ts'
import { useApiContext } from '../api/useApiContext.ts'
import { foundDocumentsSchema, partLength, type FoundDocument } from './foundDocuments.ts'

/** Pause after the last key before a search begins, milliseconds. */
const pause = 60

type Found = {
  documents: FoundDocument[]
  /** Whether the documents are still those of a former text. */
  isPending: boolean
  /** Whether the documents of this text were searched, with success. */
  isSearched: boolean
}

const none: FoundDocument[] = []

const nothing: Found = { documents: none, isPending: false, isSearched: false }

/** `part`: the text of the search; `documents` are null where it failed. */
type Search = { part: string; documents: FoundDocument[] | null }

/**
 * Searches the documents with this text in their name; an empty text gives those that the user has changed lately. Until
 * the documents of a longer or shorter text are found, those of the former one are shown.
 *
 * @param part null to search nothing
 */
export function useDocumentsNamed(part: string | null): Found {
  const caller = useApiContext()
  const [search, setSearch] = useState<Search | null>(null)
  const isAsked = part !== null && (part === '' || part.length >= partLength.min)
  useEffect(() => {
    if (!isAsked) return
    let isWanted = true
    const query = part === '' ? '' : `?part=${encodeURIComponent(part)}`
    const ask = async () => {
      const path = `/documents-named${query}` as const
      const outcome = await apiRequest(caller, { path }, foundDocumentsSchema)
      const documents = outcome.is === 'done' ? outcome.value.documents : null
      if (isWanted) setSearch({ part, documents })
    }
    const timer = setTimeout(() => void ask(), part === '' ? 0 : pause)
    return () => {
      isWanted = false
      clearTimeout(timer)
    }
  }, [caller, isAsked, part])
  if (!isAsked) return nothing
  const isPending = search?.part !== part
  // Those that were changed lately are no results of a search, nor the other way round.
  const isOfSameKind = search !== null && (search.part === '') === (part === '')
  return {
    documents: isOfSameKind ? (search.documents ?? none) : none,
    isPending,
    isSearched: !isPending && search.documents !== null,
  }
}
