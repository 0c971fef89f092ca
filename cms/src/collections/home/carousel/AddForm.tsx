'use client'

import { defaultDisplaySeconds, displaySeconds } from '@kariera/shared/rules/displaySeconds'
import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import { useTranslation } from '@payloadcms/ui'
import { useId, useRef, useState, type SyntheticEvent } from 'react'
import { useTranslate } from '#admin/i18n/useTranslate.ts'
import { ArticleSearch } from '../../articles/article-picker/ArticleSearch.tsx'
import { DisplayTimeInput } from '#editing/arrangement/DisplayTimeInput.tsx'
import type { FoundArticle } from '../../articles/article-picker/useArticleSearch.ts'
import type { Carousel } from './useCarousel.ts'
import styles from '../Home.module.css'

const texts = backOfficeTexts.carousel

/** Form that finds an article and adds it to the carousel. */
export function AddForm({ carousel }: { carousel: Carousel }) {
  const say = useTranslate()
  const { t } = useTranslation()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [selected, setSelected] = useState<FoundArticle | null>(null)
  const [time, setTime] = useState(String(defaultDisplaySeconds))
  const [isBusy, setIsBusy] = useState(false)
  const title = selected?.title || t('general:untitled')

  const add = async (article: FoundArticle) => {
    setIsBusy(true)
    const isAdded = await carousel.add(article.id, displaySeconds(time))
    setIsBusy(false)
    if (!isAdded) return
    carousel.tell(say(texts.added(title)))
    setSelected(null)
    setTime(String(defaultDisplaySeconds))
    input.current?.focus()
  }
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    if (isBusy) return
    setTime(String(displaySeconds(time)))
    if (selected) return void add(selected)
    carousel.fail(say(texts.noArticle))
    input.current?.focus()
  }
  return (
    <form className={styles.addArticle} noValidate onSubmit={submit}>
      <ArticleSearch
        choose={(article) => {
          carousel.fail('')
          setSelected(article)
        }}
        excluded={carousel.rows?.map(({ articleId }) => articleId) ?? []}
        fail={carousel.fail}
        ref={input}
      />
      <div className="field-type">
        <label className="field-label" htmlFor={id}>
          {say(texts.displayTime)}
        </label>
        <DisplayTimeInput change={setTime} id={id} value={time} />
      </div>
      <button aria-disabled={!selected || isBusy} className="solid-button" type="submit">
        {say(texts.add)}
      </button>
      <p className={styles.addArticleSelected} role="status">
        {selected && say(backOfficeTexts.articleSearch.selected(title))}
      </p>
    </form>
  )
}
