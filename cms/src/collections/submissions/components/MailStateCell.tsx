'use client'

import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import type { DefaultCellComponentProps } from 'payload'
import { useSay } from '../../../admin/i18n/useSay.ts'
import { StandingPill } from '../../../admin/components/StandingPill.tsx'
import { mailStateIn, tones } from '../mailState.ts'

/** Whether its mail has gone out, in the list. */
export function MailStateCell({ rowData }: DefaultCellComponentProps) {
  const say = useSay()
  const mail = mailStateIn(rowData)
  if (!mail) return null
  return (
    <StandingPill
      text={say(backOfficeTexts.correspondence.states[mail.state])}
      tone={tones[mail.state]}
    />
  )
}
