'use client'

import { useMemo } from 'react'
import type { FoundDocument } from '#admin/command-palette/foundDocuments.ts'
import { useDocumentsNamed } from '#admin/command-palette/useDocumentsNamed.ts'

type LinkedArticle = FoundDocument & { url: string }

/**
 * Returns the published articles with this text in their title, with their addresses on the site. Until they are found,
 * none of those that were found for another text: Enter would link the wrong one.
 *
 * @param part empty for none
 */
export function useArticlesNamed(part: string): LinkedArticle[] {
  const { documents, isPending } = useDocumentsNamed(part === '' ? null : part)
  return useMemo(
    () =>
      isPending
        ? []
        : documents.flatMap(({ url, ...document }) => (url === null ? [] : [{ ...document, url }])),
    [documents, isPending],
  )
}
