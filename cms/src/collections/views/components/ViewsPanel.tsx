'use client'

import { formatDateTime } from '@kariera/shared/rules/dates'
import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import { useDocumentInfo } from '@payloadcms/ui'
import { clsx } from 'clsx'
import { useId } from 'react'
import { z } from 'zod'
import { useTranslate } from '#admin/i18n/useTranslate.ts'
import { useApiQuery } from '#admin/api/useApiQuery.ts'
import styles from './ViewsPanel.module.css'

const texts = backOfficeTexts.views

const viewsSchema = z.object({
  viewCount: z.number(),
  uniqueViews: z.number(),
  lastViewedAt: z.string().nullable(),
})

const query =
  'depth=0&select[viewCount]=true&select[uniqueViews]=true&select[lastViewedAt]=true' as const

/** View counts of the article, beside its text. They are loaded separately, so that no save waits for them. */
export function ViewsPanel() {
  const { id, isTrashed } = useDocumentInfo()
  return id === undefined || isTrashed ? null : <Panel id={id} />
}

function Panel({ id }: { id: number | string }) {
  const say = useTranslate()
  const headingId = useId()
  const { answer } = useApiQuery(`/articles/${id}?${query}`, viewsSchema)
  if (answer.is !== 'done') return null
  const { viewCount, uniqueViews, lastViewedAt } = answer.value
  const rows = [
    [texts.all, String(viewCount)],
    [texts.unique, String(uniqueViews)],
    [texts.last, lastViewedAt === null ? '–' : formatDateTime(lastViewedAt)],
  ] as const
  return (
    <section aria-labelledby={headingId} className={clsx('form-panel', styles.viewsPanel)}>
      <h2 id={headingId}>{say(texts.heading)}</h2>
      <dl className="facts">
        {rows.map(([name, value]) => (
          <div key={name.en}>
            <dt>{say(name)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
