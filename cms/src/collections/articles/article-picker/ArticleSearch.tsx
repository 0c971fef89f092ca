'use client'

import { formatDate } from '@kariera/shared/rules/dates'
import { backOfficeTexts, type BackOfficeText } from '@kariera/shared/texts/back-office'
import { useTranslation } from '@payloadcms/ui'
import { clsx } from 'clsx'
import { useEffect, useId, type Ref } from 'react'
import { useTranslate } from '#admin/i18n/useTranslate.ts'
import { type FoundArticle, type Search, useSearching } from './useArticleSearch.ts'
import styles from './ArticleSearch.module.css'

const texts = backOfficeTexts.articleSearch

type Props = {
  /** Ids of articles to leave out of the results. */
  excluded: readonly number[]
  choose: (article: FoundArticle) => void
  fail: (message: string) => void
  label?: BackOfficeText
  ref: Ref<HTMLInputElement>
}

/** Search for an article by its title, with results to choose from. */
export function ArticleSearch({ excluded, choose, fail, label = texts.label, ref }: Props) {
  const say = useTranslate()
  const id = useId()
  const { typed, search, isOpen, options, active, type, pick, press, close } = useSearching({
    excluded,
    choose,
  })
  useFailure(search, fail)
  const optionId = (index: number) => `${id}-option-${index}`
  return (
    <div className={clsx('field-type', 'text', styles.articleSearch)}>
      <label className="field-label" htmlFor={id}>
        {say(label)}
      </label>
      <input
        aria-activedescendant={options[active] && optionId(active)}
        aria-autocomplete="list"
        aria-controls={`${id}-list`}
        aria-expanded={options.length > 0}
        autoComplete="off"
        className="native-input"
        id={id}
        onBlur={close}
        onChange={(event) => type(event.target.value)}
        onKeyDown={press}
        placeholder={say(texts.placeholder)}
        ref={ref}
        role="combobox"
        type="text"
        value={typed}
      />
      <div className={clsx('floating-box', styles.panel)} hidden={!isOpen}>
        <SearchNews search={search} />
        <ul
          aria-label={say(label)}
          className={styles.list}
          hidden={options.length === 0}
          id={`${id}-list`}
          role="listbox"
        >
          {options.map((article, index) => (
            <Option
              article={article}
              id={optionId(index)}
              isActive={index === active}
              key={article.id}
              pick={() => pick(article)}
            />
          ))}
        </ul>
      </div>
    </div>
  )
}

/** Status of the search, visible while there are no results. */
function SearchNews({ search }: { search: Search }) {
  const say = useTranslate()
  const { searching, none, found } = texts
  const count = search.is === 'found' ? search.articles.length : 0
  const news = count > 0 ? found(count) : search.is === 'found' ? none : searching
  return (
    <p className={count > 0 ? 'for-screen-readers' : styles.news} role="status">
      {search.is === 'idle' || search.is === 'failed' ? '' : say(news)}
    </p>
  )
}

type OptionProps = { id: string; article: FoundArticle; isActive: boolean; pick: () => void }

function Option({ id, article, isActive, pick }: OptionProps) {
  const say = useTranslate()
  const { t } = useTranslation()
  const { author } = article
  return (
    <li
      aria-selected={isActive}
      className={styles.option}
      id={id}
      onClick={pick}
      // The input keeps the focus; otherwise the list would close before the click.
      onMouseDown={(event) => event.preventDefault()}
      ref={(option) => {
        if (isActive) option?.scrollIntoView({ block: 'nearest' })
      }}
      role="option"
    >
      <span>{article.title || t('general:untitled')}</span>
      <span className={styles.created}>
        {say(texts.created(formatDate(article.createdAt)))}
        {typeof author === 'object' && author?.name && `, ${author.name}`}
      </span>
    </li>
  )
}

function useFailure(search: Search, fail: (message: string) => void) {
  const say = useTranslate()
  const message = search.is === 'failed' ? (search.reason ?? say(texts.failed)) : ''
  useEffect(() => {
    if (!message) return
    fail(message)
    return () => fail('')
  }, [message, fail])
}
