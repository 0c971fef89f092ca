'use client'

import { formatDateTime } from '@kariera/shared/rules/dates'
import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import type { DefaultCellComponentProps } from 'payload'
import { StatusBadge } from '#admin/components/StatusBadge.tsx'
import { useTranslate } from '#admin/i18n/useTranslate.ts'

const texts = backOfficeTexts.submissions.work

/** Whether a submission is answered, in the list. */
export function AnsweredCell({ cellData }: DefaultCellComponentProps) {
  const say = useTranslate()
  const at = typeof cellData === 'string' ? cellData : null
  return (
    <StatusBadge
      text={say(at === null ? texts.waiting : texts.answered('', formatDateTime(at)))}
      tone={at === null ? 'waiting' : 'good'}
    />
  )
}
