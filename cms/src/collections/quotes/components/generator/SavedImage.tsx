'use client'

import { formatDateTime } from '@kariera/shared/rules/dates'
import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import { useModal } from '@payloadcms/ui'
import { useEffect, useId, useRef, useState } from 'react'
import { apiRequest } from '#admin/api/apiRequest.ts'
import { useApiContext } from '#admin/api/useApiContext.ts'
import { FailureBanner } from '#admin/components/FailureBanner.tsx'
import { useTranslate } from '#admin/i18n/useTranslate.ts'
import { ConfirmDeletion } from '#editing/uses/ConfirmDeletion.tsx'
import { keptImage, type StoredQuote } from './stored.ts'
import styles from '../Quotes.module.css'

const texts = backOfficeTexts.quoteImage

type Props = {
  quoteId: number
  quote: StoredQuote
  /** Called when the picture was deleted, or is another one by now; undefined if it may not be deleted. */
  onDeleted: (() => void) | undefined
}

/** The stored picture of a quote, its date, and the button that deletes it; nothing if there is none. */
export function SavedImage({ quoteId, quote, onDeleted }: Props) {
  const say = useTranslate()
  const box = useRef<HTMLDivElement>(null)
  const deletion = useDeletion(quoteId, quote, () => onDeleted?.())
  const { quoteImage: image, quoteImageGeneratedAt: at, quoteShortText: text } = quote
  const news = image ? '' : deletion.news
  // The button that had the focus is gone.
  useEffect(() => {
    if (news) box.current?.focus()
  }, [news])
  return (
    <div className={styles.savedQuoteImage} ref={box} tabIndex={-1}>
      {deletion.failure && <FailureBanner message={deletion.failure} />}
      {news && <p role="status">{news}</p>}
      {image && (
        <figure>
          <a href={image.url} rel="noreferrer" target="_blank">
            <img alt={text ?? ''} src={image.url} />
          </a>
          <figcaption>{say(at ? texts.savedAt(formatDateTime(at)) : texts.saved)}</figcaption>
          {onDeleted && (
            <button className="panel-button" onClick={deletion.ask} type="button">
              {say(texts.remove)}
            </button>
          )}
        </figure>
      )}
      <ConfirmDeletion
        modalSlug={deletion.modalSlug}
        onConfirm={deletion.remove}
        heading={say(texts.toDelete)}
      />
    </div>
  )
}

/** @param done called when the picture was deleted, or is another one by now */
function useDeletion(quoteId: number, { quoteImage: image }: StoredQuote, done: () => void) {
  const say = useTranslate()
  const caller = useApiContext()
  const { openModal } = useModal()
  const modalSlug = `delete-quote-image-${useId()}`
  const [failure, setFailure] = useState('')
  const [news, setNews] = useState('')
  const remove = async () => {
    if (!image) return
    setFailure('')
    setNews('')
    const path = `/quotes/${quoteId}/image/${image.id}` as const
    const outcome = await apiRequest(caller, { path, method: 'DELETE' }, keptImage)
    if (outcome.is === 'failed') setFailure(outcome.reason ?? say(texts.notDeleted))
    else setNews(say(texts.removed))
    if (outcome.is === 'done' || outcome.status === 409) done()
  }
  return { ask: () => openModal(modalSlug), remove, modalSlug, failure, news }
}
