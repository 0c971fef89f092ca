'use client'

import { formatDateTime } from '@kariera/shared/rules/dates'
import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import { useTranslate } from '../../../../admin/i18n/useTranslate.ts'
import type { StoredQuote } from './stored.ts'

const texts = backOfficeTexts.quoteImage

/** The stored picture of a quote, and its date; nothing if there is none. */
export function SavedImage({ quote }: { quote: StoredQuote }) {
  const say = useTranslate()
  const { quoteImage: image, quoteImageGeneratedAt: at, quoteShortText: text } = quote
  if (!image) return null
  return (
    <figure className="saved-quote-image">
      <a href={image.url} rel="noreferrer" target="_blank">
        <img alt={text ?? ''} src={image.url} />
      </a>
      <figcaption>{say(at ? texts.savedAt(formatDateTime(at)) : texts.saved)}</figcaption>
    </figure>
  )
}
