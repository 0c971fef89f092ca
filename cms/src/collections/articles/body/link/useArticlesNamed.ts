'use client'

import { useMemo } from 'react'
import { useDocumentsNamed } from '../../../../admin/shell/useDocumentsNamed.ts'

/** Returns the published articles with this text in their title, with their addresses on the site. */
export function useArticlesNamed(part: string): { id: number; title: string; url: string }[] {
  const documents = useDocumentsNamed(part)
  return useMemo(
    () => documents.flatMap(({ id, title, url }) => (url === null ? [] : [{ id, title, url }])),
    [documents],
  )
}
