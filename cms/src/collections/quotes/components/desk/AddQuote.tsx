'use client'

import { maxQuoteLength } from '@kariera/shared/rules/textLengths'
import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import { useTranslation } from '@payloadcms/ui'
import { clsx } from 'clsx'
import { useId, useRef } from 'react'
import { Choice } from '#admin/components/Choice.tsx'
import { FailureBanner } from '#admin/components/FailureBanner.tsx'
import { SignButton } from '#admin/components/SignButton.tsx'
import { useTranslate } from '#admin/i18n/useTranslate.ts'
import { ArticleSearch } from '#collections/articles/article-picker/ArticleSearch.tsx'
import { DisplayTimeInput } from '#editing/arrangement/DisplayTimeInput.tsx'
import { GeneratorButton } from '../generator/GeneratorButton.tsx'
import { useNewQuote } from './useNewQuote.ts'
import styles from '../Quotes.module.css'

const { adding: texts, ...quoteTexts } = backOfficeTexts.quote

/** The form that adds a quote (A-QUO-1). */
export function AddQuote() {
  const say = useTranslate()
  const { t } = useTranslation()
  const id = useId()
  const search = useRef<HTMLInputElement>(null)
  const form = useNewQuote()
  const { typed, type, added } = form
  return (
    <>
      <form
        aria-labelledby={`${id}-heading`}
        className={styles.addQuote}
        noValidate
        onSubmit={form.submit}
      >
        <h2 className={styles.addQuoteHeading} id={`${id}-heading`}>
          {say(texts.heading)}
        </h2>
        <FailureBanner message={form.failure} />
        <div className={clsx('field-type', styles.addQuoteText)}>
          <label className="field-label" htmlFor={`${id}-text`}>
            {say(texts.text)}
          </label>
          <textarea
            aria-required
            id={`${id}-text`}
            maxLength={maxQuoteLength}
            onChange={({ target }) => type({ quoteText: target.value })}
            ref={form.text}
            rows={2}
            value={typed.quoteText}
          />
        </div>
        <div className="field-type">
          <label className="field-label" htmlFor={`${id}-author`}>
            {say(texts.author)}
          </label>
          <input
            aria-required
            className="native-input"
            id={`${id}-author`}
            onChange={({ target }) => type({ author: target.value })}
            ref={form.author}
            type="text"
            value={typed.author}
          />
        </div>
        <div>
          <ArticleSearch
            choose={(article) =>
              type({ article: { id: article.id, title: article.title || t('general:untitled') } })
            }
            excluded={typed.article ? [typed.article.id] : []}
            fail={form.fail}
            label={texts.article}
            ref={search}
          />
          {typed.article && (
            <p className={styles.addQuoteSelected} role="status">
              {say(backOfficeTexts.articleSearch.selected(typed.article.title))}
              <SignButton
                act={() => {
                  type({ article: null })
                  search.current?.focus()
                }}
                label={say(texts.withoutArticle)}
                sign="cancel"
              />
            </p>
          )}
        </div>
        <div className={styles.addQuoteActs}>
          <div className={clsx('field-type', styles.addQuoteTime)}>
            <label className="field-label" htmlFor={`${id}-time`}>
              {say(backOfficeTexts.carousel.displayTime)}
            </label>
            <DisplayTimeInput
              change={(carouselTime) => type({ carouselTime })}
              id={`${id}-time`}
              value={typed.carouselTime}
            />
          </div>
          <Choice
            choose={(isPublished) => type({ isPublished })}
            isChosen={typed.isPublished}
            text={say(texts.published)}
          />
          <button aria-disabled={form.isIdle} className="solid-button" type="submit">
            {say(form.isBusy ? texts.busy : typed.isPublished ? texts.publish : texts.draft)}
          </button>
        </div>
      </form>
      <div className={styles.addQuoteAdded}>
        <p role="status">{added && say(quoteTexts.added(added.text))}</p>
        {added && (
          <GeneratorButton className="panel-button" onSaved={form.refresh} quoteId={added.id}>
            {say(backOfficeTexts.quoteImage.open)}
          </GeneratorButton>
        )}
      </div>
    </>
  )
}
