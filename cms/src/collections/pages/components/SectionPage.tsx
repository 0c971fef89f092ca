'use client'

import { sectionPagePath } from '@kariera/shared/routes'
import { slugify } from '@kariera/shared/rules/slug'
import { useDocumentInfo, useFormFields } from '@payloadcms/ui'
import { z } from 'zod'
import { useApiQuery } from '#admin/api/useApiQuery.ts'
import { PublicPage } from '#admin/public-page/PublicPage.tsx'

const parentSchema = z.object({ path: z.string().nullish() })

/** The public address of the open page, now and after the unsaved changes. */
export function SectionPage() {
  const { data } = useDocumentInfo()
  const stored: unknown = data?.path
  const path = typeof stored === 'string' && stored ? sectionPagePath(stored) : null
  return <PublicPage nextPath={useNextPath() ?? path} path={path} />
}

/** Path by the typed slug and parent; null if it cannot be computed. */
function useNextPath(): string | null {
  const slug = useText('slug')
  const title = useText('title')
  const parent = useFormFields(([fields]) => fields.parent?.value)
  const isNested = typeof parent === 'number'
  const path = isNested ? (`/pages/${parent}?depth=0` as const) : null
  const { answer } = useApiQuery(path, parentSchema)
  const last = slugify(slug) || slugify(title)
  if (!last) return null
  if (!isNested) return sectionPagePath(last)
  const above = answer.is === 'done' ? answer.value.path : null
  return above ? sectionPagePath(`${above}/${last}`) : null
}

function useText(name: string): string {
  const value: unknown = useFormFields(([fields]) => fields[name]?.value)
  return typeof value === 'string' ? value : ''
}
