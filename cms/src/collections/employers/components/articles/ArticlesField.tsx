'use client'

import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import { FieldError, FieldLabel, useField, useTranslation } from '@payloadcms/ui'
import { clsx } from 'clsx'
import type { RelationshipFieldClientProps } from 'payload'
import { useId, useRef, useState, type KeyboardEvent } from 'react'
import { FailureBanner } from '#admin/components/FailureBanner.tsx'
import { SignButton } from '#admin/components/SignButton.tsx'
import { StatusBadge } from '#admin/components/StatusBadge.tsx'
import { useTranslate } from '#admin/i18n/useTranslate.ts'
import { ActionsCell } from '#editing/arrangement/ActionsCell.tsx'
import { ArrangedTable } from '#editing/arrangement/ArrangedTable.tsx'
import { movedTo } from '#editing/arrangement/orderKeeper.ts'
import { readersViewText } from '#collections/articles/live/readersView.ts'
import { ArticleSearch } from '#collections/articles/article-picker/ArticleSearch.tsx'
import { maxArticles } from './maxArticles.ts'
import { useNamedArticles, type NamedArticle } from './useNamedArticles.ts'
import styles from '#admin/components/ScreenFrame.module.css'
import arrangement from '#editing/arrangement/Arrangement.module.css'

const texts = backOfficeTexts.employer.articles

/** The articles of an employer: found by their titles, in the order in which readers see them (A-EMP-1). */
export function ArticlesField({ field, path, readOnly }: RelationshipFieldClientProps) {
  const say = useTranslate()
  const { t } = useTranslation()
  const labelId = useId()
  const search = useRef<HTMLInputElement>(null)
  const [failure, setFailure] = useState('')
  const { value, setValue, showError, errorMessage } = useField<number[] | null>({ path })
  const ids = [...new Set(value ?? [])]
  const { articles, failed, again, name } = useNamedArticles(ids)
  const change = (next: number[]) => {
    setFailure('')
    setValue(next)
  }
  const add = (article: { id: number; title?: string | null | undefined }) => {
    if (ids.length >= maxArticles) {
      setFailure(say(texts.full(maxArticles)))
      return
    }
    name(article.id, article.title ?? '')
    change([...ids, article.id])
  }
  const remove = (id: number) => {
    change(ids.filter((one) => one !== id))
    search.current?.focus()
  }
  const shownFailure = failure || (failed ? (failed.reason ?? say(texts.notLoaded)) : '')
  return (
    <div
      aria-labelledby={labelId}
      className={clsx('field-type', styles.arrangement, showError && 'error')}
      id={`field-${path}`}
      onKeyDown={keepFormUnsaved}
      role="group"
    >
      <span id={labelId}>
        <FieldLabel as="span" label={field.label} path={path} />
      </span>
      <FieldError message={errorMessage ?? ''} path={path} showError={showError} />
      {!readOnly && <ArticleSearch choose={add} excluded={ids} fail={setFailure} ref={search} />}
      {shownFailure && (
        <FailureBanner message={shownFailure} tryAgain={failed && !failure ? again : undefined} />
      )}
      {articles.length === 0 ? (
        <p className={styles.nothing}>{say(texts.none)}</p>
      ) : (
        <ArrangedTable
          columns={[backOfficeTexts.arrangement.title]}
          labelledBy={labelId}
          move={
            readOnly
              ? null
              : (id, targetId) => change(movedTo(articles, id, targetId).map((one) => one.id))
          }
          rows={articles.map((article) => {
            const title = article.title ?? `№ ${article.id}`
            const shown = title || t('general:untitled')
            return {
              id: article.id,
              name: shown,
              isOver: article.view !== null && article.view.is !== 'live',
              cells: (moves) => (
                <>
                  <TitleCell article={article} title={shown} />
                  {moves && (
                    <ActionsCell>
                      {moves}
                      <SignButton
                        act={() => remove(article.id)}
                        label={say(backOfficeTexts.arrangement.remove(shown))}
                        sign="remove"
                      />
                    </ActionsCell>
                  )}
                </>
              ),
            }
          })}
        />
      )}
    </div>
  )
}

/** A browser saves the form at Enter in its only input. */
function keepFormUnsaved(event: KeyboardEvent) {
  if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault()
}

function TitleCell({ article, title }: { article: NamedArticle; title: string }) {
  const say = useTranslate()
  const { view, isGone } = article
  const state = view && readersViewText(view)
  return (
    <td className={arrangement.arrangementTableTitle} role="cell">
      {title}
      {isGone && <StatusBadge text={say(texts.gone)} tone="bad" />}
      {state && <StatusBadge text={say(state.text)} tone={state.tone} />}
    </td>
  )
}
