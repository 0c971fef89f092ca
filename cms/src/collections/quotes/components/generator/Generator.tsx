'use client'

import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import { clsx } from 'clsx'
import { useTranslate } from '#admin/i18n/useTranslate.ts'
import { useApiQuery } from '#admin/api/useApiQuery.ts'
import { FailureBanner } from '#admin/components/FailureBanner.tsx'
import { SignButton } from '#admin/components/SignButton.tsx'
import { GeneratorForm } from './GeneratorForm.tsx'
import {
  publicationPath,
  storedPublication,
  storedQuote,
  storedQuotePath,
  storedTemplates,
  templatesPath,
} from './stored.ts'
import styles from '../Quotes.module.css'

const texts = backOfficeTexts.quoteImage

type Props = { quoteId: number; headingId: string; close: () => void; onSaved: () => void }

/** The generator of a quote's picture: loads what it needs, draws the picture and stores it (A-QUO-2). */
export function Generator({ quoteId, headingId, close, onSaved }: Props) {
  const say = useTranslate()
  const quote = useApiQuery(storedQuotePath(quoteId), storedQuote)
  const templates = useApiQuery(templatesPath, storedTemplates)
  const publication = useApiQuery(publicationPath, storedPublication)
  const queries = [quote, templates, publication]
  const failed = queries.flatMap(({ answer }) => (answer.is === 'failed' ? [answer] : []))[0]
  const isLoading = !failed && queries.some(({ answer }) => answer.is === 'loading')
  const again = () => {
    for (const one of queries) one.again()
  }
  return (
    <div className={clsx('confirmation-modal__wrapper', styles.quoteGenerator)}>
      <div className={styles.quoteGeneratorHead}>
        <h1 id={headingId}>{say(texts.heading)}</h1>
        <SignButton act={close} label={say(texts.close)} sign="cancel" />
      </div>
      {isLoading && <p role="status">{say(texts.loading)}</p>}
      {failed && <FailureBanner message={failed.reason ?? say(texts.notDrawn)} tryAgain={again} />}
      {quote.answer.is === 'done' &&
        templates.answer.is === 'done' &&
        publication.answer.is === 'done' && (
          <GeneratorForm
            id={quoteId}
            onSaved={() => {
              quote.again()
              onSaved()
            }}
            publication={{
              name: publication.answer.value.siteName,
              logo: publication.answer.value.selectedLogo?.url ?? null,
            }}
            quote={quote.answer.value}
            templates={templates.answer.value.docs}
          />
        )}
    </div>
  )
}
