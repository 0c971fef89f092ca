'use client'

import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import { useState } from 'react'
import { useTranslate } from '../../admin/i18n/useTranslate.ts'
import styles from '../../admin/components/ScreenFrame.module.css'

type Props = { state: { isSaving: boolean; failure: unknown } }

/** Whether the shown order is stored; visible after the first move. */
export function SaveState({ state: { isSaving, failure } }: Props) {
  const say = useTranslate()
  const [hasMoved, setHasMoved] = useState(false)
  if (isSaving && !hasMoved) setHasMoved(true)
  const isSaved = hasMoved && !failure
  return (
    <p className={styles.saveState}>
      {isSaving
        ? say(backOfficeTexts.articleForm.saving)
        : isSaved && say(backOfficeTexts.arrangement.saved)}
    </p>
  )
}
