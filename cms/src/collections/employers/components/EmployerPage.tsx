'use client'

import { employerSlugFault } from '@kariera/shared/rules/employerSlug'
import { employerPath } from '@kariera/shared/routes'
import { useDocumentInfo, useFormFields } from '@payloadcms/ui'
import { PublicPage } from '#admin/public-page/PublicPage.tsx'

/** The public address of the open employer, now and after the unsaved changes. */
export function EmployerPage() {
  const { data, isTrashed } = useDocumentInfo()
  const typed = useFormFields(([fields]) => fields.slug?.value)
  const stored: unknown = data?.slug
  const path = typeof stored === 'string' && !isTrashed ? employerPath(stored) : null
  const isPossible = typeof typed === 'string' && employerSlugFault(typed) === null
  return <PublicPage nextPath={isPossible ? employerPath(typed) : path} path={path} />
}
