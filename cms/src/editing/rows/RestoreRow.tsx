'use client'

import { getTranslation } from '@payloadcms/translations'
import { toast, useConfig, useRouteCache, useTranslation } from '@payloadcms/ui'
import { z } from 'zod'
import { apiRequest } from '../../admin/api/apiRequest.ts'
import { useApiContext } from '../../admin/api/useApiContext.ts'
import { SignButton } from '../../admin/components/SignButton.tsx'
import { listFailure } from '../../admin/lists/listFailure.ts'

type Props = { collectionSlug: string; id: number; name: string; basedOn: string | undefined }

const restoredSchema = z.object({ doc: z.object({ id: z.number() }) })

/** Button of a row in the trash: restores the document, as a draft if its collection has drafts. */
export function RestoreRow({ collectionSlug, id, name, basedOn }: Props) {
  const { t, i18n } = useTranslation()
  const caller = useApiContext()
  const { getEntityConfig } = useConfig()
  const { clearRouteCache } = useRouteCache()
  const restore = async () => {
    const { labels, versions } = getEntityConfig({ collectionSlug })
    listFailure.set('')
    const body = { deletedAt: null, basedOn, ...(versions?.drafts && { _status: 'draft' }) }
    const path = `/${collectionSlug}/${id}?depth=0&trash=true` as const
    const outcome = await apiRequest(caller, { path, method: 'PATCH', body }, restoredSchema)
    if (outcome.is === 'failed') {
      listFailure.set(outcome.reason ?? t('error:restoringTitle', { title: name }))
      return
    }
    const label = getTranslation(labels.singular, i18n)
    toast.success(t('general:titleRestored', { label, title: name }))
    clearRouteCache()
  }
  return (
    <SignButton
      act={() => void restore()}
      label={`${t('general:restore')}: ${name}`}
      sign="restore"
    />
  )
}
