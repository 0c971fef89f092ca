import { articlePath } from '@kariera/shared/routes'
import { settings } from '#settings.ts'
import { articleRow } from '../readRows.ts'
import { ArticleActions } from './ArticleActions.tsx'
import type { CellProps } from './cellProps.ts'

/** Actions of a row: edit, view, share, copy, delete; in the trash restore. */
export async function ArticleActionsCell({ rowData, payload, viewType }: CellProps) {
  const row = rowData ? await articleRow(payload, rowData.id) : null
  if (!row) return null
  const { id, slug, updatedAt, authorId, state } = row
  const isWithReaders = slug !== null && ['live', 'changed', 'failed'].includes(state)
  return (
    <ArticleActions
      authorId={authorId}
      id={id}
      isTrash={viewType === 'trash'}
      page={isWithReaders ? `${settings.siteUrl}${articlePath(slug)}` : null}
      title={(rowData?.title ?? '').trim() || String(id)}
      updatedAt={updatedAt}
    />
  )
}
