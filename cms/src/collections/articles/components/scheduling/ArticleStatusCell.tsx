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
 * Draft, published, or changed since, as Payload says it; and of what is published for later when readers will get it.
 * A draft over what is published tells nothing of that one's date: it is 'changed'.
 */
export function ArticleStatusCell(props: DefaultCellComponentProps<SelectFieldClient>) {
  const say = useTranslate()
  const [now] = useState(() => new Date())
  const row: unknown = props.rowData
  // Forms draw the cells of fields, too: without a row.
  if (!row) return null
  const isAsPublished = props.cellData === 'published' && props.viewType !== 'trash'
  const at = isAsPublished ? scheduledFor(visibilityIn(row), now) : null
  const text = at === null ? '' : say(backOfficeTexts.live.scheduled(formatDateTime(at)))
  const scheduled = {
    cellData: 'scheduled',
    field: { ...props.field, options: [{ value: 'scheduled', label: text }] },
  }
  return (
    <RenderDefaultCell
      clientProps={{ ...props, ...(at !== null && scheduled) }}
      columnIndex={0}
      isLinkedColumn={Boolean(props.link)}
    />
  )
}
