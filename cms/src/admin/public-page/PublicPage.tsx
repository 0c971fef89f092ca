'use client'

import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import { useDocumentInfo } from '@payloadcms/ui'
import { useEffect, useId } from 'react'
import { useTranslate } from '../i18n/useTranslate.ts'
import { useApiQuery } from '../api/useApiQuery.ts'
import { StatusBadge } from '../components/StatusBadge.tsx'
import { pageStatusSchema, type PageStatus } from './pageStatus.ts'

const texts = backOfficeTexts.publicPage

const tones = { live: 'good', updating: 'waiting', missing: 'quiet', unknown: 'bad' } as const

/** How long until the site is asked again while the page is not what it will be, milliseconds. */
const pauseMs = 1500

type Props = {
  /** Where it stands by what was last saved; null where it stands nowhere. */
  path: string | null
  /** Where it will stand by what is typed. */
  nextPath?: string | null
}

/** Where readers find what a form is about, and whether they do. */
export function PublicPage({ path, nextPath = path }: Props) {
  const say = useTranslate()
  const headingId = useId()
  const { lastUpdateTime } = useDocumentInfo()
  return (
    <section aria-labelledby={headingId} className="public-page">
      <h2 id={headingId}>{say(texts.title)}</h2>
      {path === null && <p>{say(texts.none)}</p>}
      {path !== null && <Standing key={`${path} ${lastUpdateTime}`} path={path} />}
      {nextPath !== null && nextPath !== path && <p>{say(texts.willBe(nextPath))}</p>}
    </section>
  )
}

function Standing({ path }: { path: string }) {
  const say = useTranslate()
  const question = `/page-status?${new URLSearchParams({ path }).toString()}` as const
  const { answer, again } = useApiQuery(question, pageStatusSchema)
  const shown: PageStatus | null =
    answer.is === 'done' ? answer.value : answer.is === 'failed' ? nobodyKnows(path) : null
  const isFinal = shown?.standing === 'live'
  useEffect(() => {
    if (shown === null || isFinal) return
    const timer = setTimeout(again, pauseMs)
    return () => clearTimeout(timer)
  }, [shown, isFinal, again])
  if (shown === null) return <p>{path}</p>
  const { url, standing } = shown
  return (
    <>
      <p className="public-page__address">
        {standing === 'live' || standing === 'updating' ? (
          <a href={url} rel="noopener noreferrer" target="_blank">
            {path}
          </a>
        ) : (
          path
        )}
      </p>
      <StatusBadge text={say(texts[standing])} tone={tones[standing]} />
    </>
  )
}

function nobodyKnows(path: string): PageStatus {
  return { url: path, standing: 'unknown' }
}
