'use client'

import { Link, useConfig, useTranslation } from '@payloadcms/ui'
import { formatAdminURL } from 'payload/shared'

/** An article's title as a link to its form. */
export function ArticleLink({ id, title }: { id: number; title: string }) {
  const { config } = useConfig()
  const { t } = useTranslation()
  const path = `/collections/articles/${id}` as const
  return (
    <Link href={formatAdminURL({ adminRoute: config.routes.admin, path })} prefetch={false}>
      {title || t('general:untitled')}
    </Link>
  )
}
