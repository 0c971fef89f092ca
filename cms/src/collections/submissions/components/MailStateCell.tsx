'use client'

import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import type { DefaultCellComponentProps } from 'payload'
import { useTranslate } from '#admin/i18n/useTranslate.ts'
import { StatusBadge } from '#admin/components/StatusBadge.tsx'
import { mailStateIn, tones } from '../mailState.ts'

/** State of a submission's mail, in the list. */
export function MailStateCell({ rowData }: DefaultCellComponentProps) {
  const say = useTranslate()
  const mail = mailStateIn(rowData)
  if (!mail) return null
  return (
    <StatusBadge
      text={say(backOfficeTexts.submissions.states[mail.state])}
      tone={tones[mail.state]}
    />
  )
}
