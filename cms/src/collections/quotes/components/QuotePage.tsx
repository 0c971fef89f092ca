'use client'

import { quotePath } from '@kariera/shared/routes'
import { useDocumentInfo } from '@payloadcms/ui'
import { PublicPage } from '#admin/public-page/PublicPage.tsx'

/** The public address of the open quote, which has none before it is published. */
export function QuotePage() {
  const { data, hasPublishedDoc, isTrashed } = useDocumentInfo()
  const slug: unknown = data?.slug
  const isPublic = typeof slug === 'string' && hasPublishedDoc && !isTrashed
  return <PublicPage path={isPublic ? quotePath(slug) : null} />
}
