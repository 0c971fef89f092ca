'use client'

import { scheduledFor } from '@kariera/shared/rules/article'
import { formatDateTime } from '@kariera/shared/rules/dates'
import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import { RenderDefaultCell } from '@payloadcms/ui'
import type { DefaultCellComponentProps, SelectFieldClient } from 'payload'
import { useState } from 'react'
import { useTranslate } from '../../../../admin/i18n/useTranslate.ts'
import { visibilityIn } from './visibility.ts'

/**
 * Draft, published, or changed since, as Payload says it; of what is published for later when readers will get it, and
 * in the trash that it is there. A draft over what is published tells nothing of that one's date: it is 'changed'.
 */
export function ArticleStatusCell(props: DefaultCellComponentProps<SelectFieldClient>) {
  const say = useTranslate()
  const [now] = useState(() => new Date())
  const row: unknown = props.rowData
  // Forms draw the cells of fields, too: without a row.
  if (!row) return null
  const isTrashed = props.viewType === 'trash'
  const isAsPublished = props.cellData === 'published' && !isTrashed
  const at = isAsPublished ? scheduledFor(visibilityIn(row), now) : null
  const own = isTrashed
    ? inWords('trashed', say(backOfficeTexts.live.trashed))
    : at !== null && inWords('scheduled', say(backOfficeTexts.live.scheduled(formatDateTime(at))))
  return (
    <RenderDefaultCell
      // The title is the link (ArticleTitleCell.tsx).
      clientProps={{ ...props, ...own, link: false }}
      columnIndex={0}
      isLinkedColumn={false}
    />
  )

  function inWords(cellData: string, text: string) {
    return { cellData, field: { ...props.field, options: [{ value: cellData, label: text }] } }
  }
}
