'use client'

import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import { useEffect, useState } from 'react'
import { useTranslate } from '../../admin/i18n/useTranslate.ts'

/** How long it stands there, milliseconds (back-office.md, section 9). */
const shownMs = 3000

/** Says that something is saved, for a moment. @param saves how many there have been; each one says it anew */
export function SavedNote({ saves }: { saves: number }) {
  const say = useTranslate()
  const [past, setPast] = useState(saves)
  useEffect(() => {
    const timer = setTimeout(() => setPast(saves), shownMs)
    return () => clearTimeout(timer)
  }, [saves])
  return (
    <p className="saved-note" role="status">
      {saves > past && say(backOfficeTexts.settings.saved)}
    </p>
  )
}
