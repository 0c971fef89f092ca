'use client'

import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import { useEffect, useState } from 'react'
import { useTranslate } from '../../admin/i18n/useTranslate.ts'
import { savedMessageMs } from './savedMessageMs.ts'

/**
 * Shows for a moment that something was saved.
 *
 * @param saves number of saves so far; each one shows the note again
 */
export function SavedNote({ saves }: { saves: number }) {
  const say = useTranslate()
  const [past, setPast] = useState(saves)
  useEffect(() => {
    const timer = setTimeout(() => setPast(saves), savedMessageMs)
    return () => clearTimeout(timer)
  }, [saves])
  return (
    <p className="saved-note" role="status">
      {saves > past && say(backOfficeTexts.settings.saved)}
    </p>
  )
}
