'use client'

import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import { useAuth, useDocumentInfo } from '@payloadcms/ui'
import { clsx } from 'clsx'
import { useTranslate } from '#admin/i18n/useTranslate.ts'
import { useApiQuery } from '#admin/api/useApiQuery.ts'
import { StatusBadge } from '#admin/components/StatusBadge.tsx'
import { GeneratorButton } from './GeneratorButton.tsx'
import { SavedImage } from './SavedImage.tsx'
import { storedQuote, storedQuotePath } from './stored.ts'
import styles from '../Quotes.module.css'

const texts = backOfficeTexts.quoteImage

/** The picture of the open quote, with the generator for editors (A-QUO-2). */
export function ImageField() {
  const say = useTranslate()
  const { id, isTrashed } = useDocumentInfo()
  const isSaved = typeof id === 'number'
  return (
    <div className={clsx('field-type', styles.quoteImageField)}>
      <span className="field-label">{say(texts.heading)}</span>
      {isSaved && !isTrashed && <Image id={id} />}
      {!isSaved && <p className="field-note">{say(texts.saveQuoteFirst)}</p>}
    </div>
  )
}

function Image({ id }: { id: number }) {
  const say = useTranslate()
  const { permissions } = useAuth()
  const { answer, again } = useApiQuery(storedQuotePath(id), storedQuote)
  const quote = answer.is === 'done' ? answer.value : null
  const { hasImage, hasNoImage } = backOfficeTexts.quote
  const mayChange = Boolean(permissions?.collections?.quotes?.update)
  return (
    <>
      {quote && !quote.quoteImage && <StatusBadge text={say(hasNoImage)} tone="quiet" />}
      {quote?.quoteImage && <StatusBadge text={say(hasImage)} tone="good" />}
      {quote && <SavedImage onDeleted={mayChange ? again : undefined} quote={quote} quoteId={id} />}
      {mayChange && (
        <GeneratorButton className="panel-button" onSaved={again} quoteId={id}>
          {say(texts.open)}
        </GeneratorButton>
      )}
    </>
  )
}
