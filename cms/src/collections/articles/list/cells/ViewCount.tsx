'use client'

import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import { useTranslation } from '@payloadcms/ui'
import { useTranslate } from '#admin/i18n/useTranslate.ts'
import { useViewCounts, type ViewCounts } from '../head/viewCounts.ts'
import styles from '../List.module.css'

const texts = backOfficeTexts.articleList.views

/** @param kept counts that are known without the last days */
export function ViewCount({ id, kept }: { id: number; kept: ViewCounts }) {
  const say = useTranslate()
  const { i18n } = useTranslation()
  const state = useViewCounts()
  const { all, unique } = (state.is === 'loaded' ? state.counts.get(id) : null) ?? kept
  const written = new Intl.NumberFormat(i18n.language)
  const [total, visitors] = [written.format(all), written.format(unique)]
  return (
    <span className={styles.viewCount} title={say(texts.count(total, visitors))}>
      <span aria-hidden="true">
        {total} / {visitors}
      </span>
      <span className="for-screen-readers">{say(texts.count(total, visitors))}</span>
    </span>
  )
}
