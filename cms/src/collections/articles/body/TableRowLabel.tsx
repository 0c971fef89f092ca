'use client'

import { useRowLabel, useTranslation } from '@payloadcms/ui'
import { label } from '../../../admin/i18n/labels.ts'
import { inLanguageOf } from '../../../lib/i18n/language.ts'

type Row = { cells?: { text?: string | null }[] | null }

/** Label of a table row: its number and its text. */
export function TableRowLabel() {
  const { data, rowNumber = 0 } = useRowLabel<Row>()
  const name = inLanguageOf(useTranslation(), label('Row', 'Ред'))
  const content = (data.cells ?? []).flatMap(({ text }) => text || []).join(' · ')
  return (
    <span>
      {name} {rowNumber + 1}
      {content && `: ${content}`}
    </span>
  )
}
