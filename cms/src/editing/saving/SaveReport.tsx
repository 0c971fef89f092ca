'use client'

import { backOfficeTexts, type BackOfficeText } from '@kariera/shared/texts/back-office'
import { formatAdminURL } from 'payload/shared'
import { use, useEffect, useEffectEvent, useState } from 'react'
import { createPortal } from 'react-dom'
import { useTranslate } from '../../admin/i18n/useTranslate.ts'
import { useApiContext } from '../../admin/api/useApiContext.ts'
import { FailureBanner } from '../../admin/components/FailureBanner.tsx'
import { SavedNote } from './SavedNote.tsx'
import { PlaceAboveForm } from './placeAboveForm.ts'
import { useFailedSave } from './useFailedSave.ts'
import { watchSaves, type Report } from './watchSaves.ts'

const texts = backOfficeTexts.saving.network

export type SaveReportProps = {
  /** Path of documents of this kind, below the API route and without an id: `/banners`. */
  path: `/${string}`
  /** Message if the newsroom gives no reason. */
  notAdded: BackOfficeText
  notUpdated: BackOfficeText
  /** Whether it also reports successful saves. */
  saysSaved?: boolean
}

/**
 * Shows above a form why it could not be saved (A-ART-8, A-ERR-1). The focus goes to the first field that is wrong, or
 * else to the message.
 */
export function SaveReport(props: SaveReportProps) {
  const { path, notAdded, notUpdated, saysSaved = false } = props
  const say = useTranslate()
  const { apiRoute } = useApiContext()
  const place = use(PlaceAboveForm)
  const { failure, banner, report } = useFailedSave()
  const [saves, setSaves] = useState(0)
  const network = useNetwork()
  const added = say(notAdded)
  const updated = say(notUpdated)
  const told = useEffectEvent((state: Report) => {
    report(state)
    network.report(state)
    if (state.is === 'saved') setSaves((before) => before + 1)
  })
  useEffect(() => {
    const { pathname: address } = new URL(formatAdminURL({ apiRoute, path }), location.origin)
    return watchSaves({ address, failed: { added, updated } }, (state) => told(state))
  }, [apiRoute, path, added, updated])
  const shown = (
    <FailureBanner message={failure} note={network.is && say(texts[network.is])} ref={banner} />
  )
  return (
    <>
      {place ? createPortal(shown, place) : shown}
      {saysSaved && <SavedNote saves={saves} />}
    </>
  )
}

/** Whether a save failed because the browser was without a network, and whether that has come back since. */
function useNetwork() {
  const [is, setIs] = useState<'away' | 'back'>()
  useEffect(() => {
    const comeBack = () => setIs((before) => before && 'back')
    window.addEventListener('online', comeBack)
    return () => window.removeEventListener('online', comeBack)
  }, [])
  const report = (state: Report) => {
    const isUnsent = state.is === 'failed' && !state.isAnswered && !navigator.onLine
    setIs(isUnsent ? 'away' : undefined)
  }
  return { is, report }
}
