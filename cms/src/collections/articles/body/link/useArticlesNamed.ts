'use client'

import { useMemo } from 'react'
import { useDocumentsNamed } from '../../../../admin/command-palette/useDocumentsNamed.ts'

/**
 * Returns the published articles with this text in their title, with their addresses on the site. Until they are found,
 * none of those that were found for another text: Enter would link the wrong one.
 *
 * @param part empty for none
 */
export function useArticlesNamed(part: string): { id: number; title: string; url: string }[] {
  const { documents, isPending } = useDocumentsNamed(part === '' ? null : part)
  return useMemo(
    () =>
      isPending
        ? []
        : documents.flatMap(({ id, title, url }) => (url === null ? [] : [{ id, title, url }])),
    [documents, isPending],
  )
}
