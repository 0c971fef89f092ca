'use client'

import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import type { Ref } from 'react'
import { useTranslate } from '../i18n/useTranslate.ts'

type Props = {
  /** To focus it. */
  ref?: Ref<HTMLDivElement> | undefined
  /** Empty if nothing has failed. */
  message: string
  /** A second sentence, of the cause. */
  note?: string | undefined
  tryAgain?: (() => void) | undefined
}

/** Shows a failure in red above everything else, at any scroll position (A-ERR-1). */
export function FailureBanner({ ref, message, note, tryAgain }: Props) {
  const say = useTranslate()
  return (
    <div className="failure-banner" ref={ref} role="alert" tabIndex={-1}>
      {message && <p>{message}</p>}
      {message && note && <p>{note}</p>}
      {message && tryAgain && (
        <button className="panel-button" onClick={tryAgain} type="button">
          {say(backOfficeTexts.publishingLog.tryAgain)}
        </button>
      )}
    </div>
  )
}
