'use client'

import { useMemo } from 'react'
import { useDocumentsNamed } from '../../../../admin/shell/useDocumentsNamed.ts'

/**
 * Returns the published articles with this text in their title, with their addresses on the site. Until they are found,
 * none of those that were found for another text: Enter would link the wrong one.
 */
export function useArticlesNamed(part: string): { id: number; title: string; url: string }[] {
  const documents = useDocumentsNamed(part)
  return useMemo(
    () =>
      documents.flatMap(({ id, title, url }) =>
        url !== null && title.toLowerCase().includes(part.toLowerCase())
          ? [{ id, title, url }]
          : [],
      ),
    [documents, part],
  )
}
