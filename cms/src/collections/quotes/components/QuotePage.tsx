'use client'

import { quotePath } from '@kariera/shared/routes'
import { useDocumentInfo } from '@payloadcms/ui'
import { PublicPage } from '../../../admin/public-page/PublicPage.tsx'

/** The public address of the open quote, which has none before it is published. */
export function QuotePage() {
  const { data, isTrashed } = useDocumentInfo()
  const { slug, _status }: Record<string, unknown> = data ?? {}
  const isPublic = typeof slug === 'string' && slug !== '' && _status === 'published' && !isTrashed
  return <PublicPage path={isPublic ? quotePath(slug) : null} />
}
