'use client'

import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import { useTranslation } from '@payloadcms/ui'
import { clsx } from 'clsx'
import { useRef, useState } from 'react'
import { z } from 'zod'
import { apiRequest } from '#admin/api/apiRequest.ts'
import { useApiContext } from '#admin/api/useApiContext.ts'
import { Choice } from '#admin/components/Choice.tsx'
import { useTranslate } from '#admin/i18n/useTranslate.ts'
import { ArticleSearch } from '../../articles/article-picker/ArticleSearch.tsx'
import type { FoundArticle } from '../../articles/article-picker/useArticleSearch.ts'
import {
  promotionPeriods,
  type PromotionPeriod,
} from '../../articles/components/promotion/promotionPeriod.ts'
import styles from '../Home.module.css'
import periods from '../../articles/components/promotion/PromotionPeriods.module.css'

const texts = backOfficeTexts.paidOrder.promotion

type Props = {
  fail: (message: string) => void
  /** Called when an article was promoted. */
  promoted: () => void
}

/** Form that finds an article and promotes it for a period, first of all if wanted. */
export function PromoteForm({ fail, promoted }: Props) {
  const say = useTranslate()
  const { t } = useTranslation()
  const caller = useApiContext()
  const search = useRef<HTMLInputElement>(null)
  const week = useRef<HTMLButtonElement>(null)
  const [selected, setSelected] = useState<FoundArticle | null>(null)
  const [isFirst, setIsFirst] = useState(true)
  const [isBusy, setIsBusy] = useState(false)
  const [news, setNews] = useState('')
  const title = selected?.title || t('general:untitled')
  const promote = async (period: PromotionPeriod) => {
    if (isBusy) return
    fail('')
    setNews('')
    if (!selected) {
      fail(say(backOfficeTexts.carousel.noArticle))
      search.current?.focus()
      return
    }
    setIsBusy(true)
    const body = { article: selected.id, period, first: isFirst }
    const call = { path: '/paid-order/promotions', method: 'POST', body } as const
    const outcome = await apiRequest(caller, call, z.unknown())
    setIsBusy(false)
    if (outcome.is === 'failed') {
      fail(outcome.reason ?? say(texts.failed))
      return
    }
    setNews(say(texts.done(title)))
    setSelected(null)
    search.current?.focus()
    promoted()
  }
  return (
    <div className={clsx(styles.addArticle, styles.promoteForm)}>
      <ArticleSearch
        choose={(article) => {
          fail('')
          setNews('')
          setSelected(article)
          week.current?.focus()
        }}
        excluded={[]}
        fail={fail}
        ref={search}
      />
      <Choice choose={setIsFirst} isChosen={isFirst} text={say(texts.first)} />
      <div aria-label={say(texts.heading)} className={periods.promotionPeriods} role="group">
        {promotionPeriods.map((period) => (
          <button
            aria-disabled={!selected || isBusy}
            className={period === 'week' ? 'solid-button' : 'panel-button'}
            key={period}
            onClick={() => void promote(period)}
            ref={period === 'week' ? week : undefined}
            type="button"
          >
            {say(texts.periods[period])}
          </button>
        ))}
      </div>
      <p className={styles.addArticleSelected} role="status">
        {news || (selected && say(backOfficeTexts.articleSearch.selected(title)))}
      </p>
    </div>
  )
}
