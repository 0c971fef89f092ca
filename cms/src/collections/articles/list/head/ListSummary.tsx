'use client'

import { formatDate, formatTime } from '@kariera/shared/rules/dates'
import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import { useListQuery, useRouteTransition } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { z } from 'zod'
import { apiRequest } from '#admin/api/apiRequest.ts'
import { useApiContext } from '#admin/api/useApiContext.ts'
import { sentWhenSeen } from '#admin/failure/sentWhenSeen.ts'
import { FailureBanner } from '#admin/components/FailureBanner.tsx'
import { useIsTrash } from '#admin/lists/useIsTrash.ts'
import { useTranslate } from '#admin/i18n/useTranslate.ts'
import { setViewCounts, useViewCounts } from './viewCounts.ts'
import styles from '../List.module.css'

const texts = backOfficeTexts.articleList

const countsSchema = z.object({
  docs: z.array(z.object({ id: z.number(), viewCount: z.number(), uniqueViews: z.number() })),
})

/** Shows how many articles are loaded and whether their views are counted, which happens on request. */
export function ListSummary() {
  const say = useTranslate()
  const { data } = useListQuery()
  const { isTransitioning } = useRouteTransition()
  const [isTooEarly, setIsTooEarly] = useState(false)
  const counts = useViewCounts()
  const load = useLoadCounts(useIsTrash())
  const docs = data?.docs ?? []
  // Other rows have other counts.
  const shown = docs.map(({ id }) => String(id)).join()
  useEffect(() => setViewCounts({ is: 'idle' }), [shown])
  const loading =
    counts.is === 'loading'
      ? texts.summary.loadingViews
      : isTransitioning && texts.summary.inBackground
  const press = () => {
    setIsTooEarly(isTransitioning)
    if (!isTransitioning) void load(shown)
  }
  return (
    <>
      <p className={styles.listSummary}>
        <span role="status">
          {say(texts.summary.articles(docs.length, data?.totalDocs ?? 0))}
          {loading ? (
            <mark className={styles.listSummaryLoading}>{say(loading)}</mark>
          ) : (
            ` ${say(viewsText())}`
          )}
        </span>
        <button
          aria-disabled={counts.is === 'loading'}
          onClick={press}
          title={say(texts.views.missing)}
          type="button"
        >
          {say(texts.views.load)}
        </button>
      </p>
      {isTooEarly && isTransitioning && (
        <p className={styles.listSummaryWait} role="alert">
          {say(texts.views.wait)}
        </p>
      )}
      {counts.is === 'failed' && (
        <FailureBanner message={counts.reason ?? say(texts.views.notLoaded)} />
      )}
    </>
  )

  function viewsText() {
    if (counts.is !== 'loaded') return texts.summary.withoutViews
    return texts.summary.withViews(`${formatDate(counts.at)} ${formatTime(counts.at)}`)
  }
}

/** @returns a function that counts the views of articles up to now */
function useLoadCounts(isTrash: boolean): (ids: string) => Promise<void> {
  const caller = useApiContext()
  let latest = ''
  return async (ids) => {
    if (ids === '') return
    latest = ids
    setViewCounts({ is: 'loading' })
    const query = new URLSearchParams({
      'where[id][in]': ids,
      'select[viewCount]': 'true',
      'select[uniqueViews]': 'true',
      ...(isTrash && { trash: 'true' }),
      depth: '0',
      limit: '0',
    })
    const outcome = await apiRequest(
      caller,
      { path: `/articles?${query}` },
      countsSchema,
      sentWhenSeen,
    )
    if (latest !== ids) return
    setViewCounts(
      outcome.is === 'failed'
        ? { is: 'failed', reason: outcome.reason }
        : {
            is: 'loaded',
            at: new Date().toISOString(),
            counts: new Map(
              outcome.value.docs.map(({ id, viewCount, uniqueViews }) => [
                id,
                { all: viewCount, unique: uniqueViews },
              ]),
            ),
          },
    )
  }
}
