'use client'

import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import { useDocumentInfo } from '@payloadcms/ui'
import { clsx } from 'clsx'
import { useEffect, useId, useState } from 'react'
import { useTranslate } from '../i18n/useTranslate.ts'
import { useApiQuery } from '../api/useApiQuery.ts'
import { SitePage } from '../components/SitePage.tsx'
import { StatusBadge } from '../components/StatusBadge.tsx'
import { pageStatusSchema, type PageStatus } from './pageStatus.ts'
import styles from './PublicPage.module.css'

const texts = backOfficeTexts.publicPage

const tones = { live: 'good', updating: 'waiting', missing: 'quiet', unknown: 'bad' } as const

/** Pause between queries of the site while the page is not up to date, milliseconds. */
const pauseMs = 1500

type Props = {
  /** Address as last saved; null if the document has no page. */
  path: string | null
  /** Address by the unsaved values of the form. */
  nextPath?: string | null
}

/** Shows the public address of the document in the form, and whether readers can see it. */
export function PublicPage({ path, nextPath = path }: Props) {
  const say = useTranslate()
  const headingId = useId()
  const { lastUpdateTime } = useDocumentInfo()
  return (
    <section aria-labelledby={headingId} className={clsx('form-panel', styles.publicPage)}>
      <h2 id={headingId}>{say(texts.title)}</h2>
      {path === null && <p>{say(texts.none)}</p>}
      {path !== null && <PublicAddressState key={`${path} ${lastUpdateTime}`} path={path} />}
      {nextPath !== null && nextPath !== path && <p>{say(texts.willBe(nextPath))}</p>}
    </section>
  )
}

function PublicAddressState({ path }: { path: string }) {
  const say = useTranslate()
  const query = `/page-status?${new URLSearchParams({ path }).toString()}` as const
  const { answer, again } = useApiQuery(query, pageStatusSchema)
  const shown: PageStatus | null =
    answer.is === 'done' ? answer.value : answer.is === 'failed' ? nobodyKnows(path) : null
  const [lives, setLives] = useState(0)
  // Right after a save the site may not have heard of it yet.
  const isFinal = shown?.status === 'live' && lives > 0
  useEffect(() => {
    if (shown === null || isFinal) return
    const timer = setTimeout(() => {
      if (shown.status === 'live') setLives((before) => before + 1)
      again()
    }, pauseMs)
    return () => clearTimeout(timer)
  }, [shown, isFinal, again])
  if (shown === null) return <p>{path}</p>
  const { url, status, renderedAt } = shown
  const hasPage = status === 'live' || status === 'updating'
  return (
    <>
      <p>
        {hasPage ? (
          <a href={url} rel="noopener noreferrer" target="_blank">
            {path}
          </a>
        ) : (
          path
        )}
      </p>
      <StatusBadge text={say(texts[status])} tone={tones[status]} />
      {hasPage && (
        <SitePage className={styles.frame} key={renderedAt} title={say(texts.title)} url={url} />
      )}
    </>
  )
}

function nobodyKnows(path: string): PageStatus {
  return { url: path, status: 'unknown', renderedAt: null }
}
