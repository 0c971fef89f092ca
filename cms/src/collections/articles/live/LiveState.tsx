'use client'

import { watch } from './watch.ts'
import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import { Link, useConfig, useDocumentInfo, useTranslation } from '@payloadcms/ui'
import { formatAdminURL } from 'payload/shared'
import { useRef, useSyncExternalStore, useEffect, useState } from 'react'
import { inLanguageOf } from '#lib/i18n/language.ts'
import { useRetry } from '../../publish-events/log/useRetry.ts'
import { LiveSign } from './LiveSign.tsx'
import { headlineOf, type Shown } from './liveText.ts'
import styles from './LiveState.module.css'

type Place = 'top' | 'sidebar'

/** From this width on the sidebar is beside the form and stays in sight. */
const wide = '(width > 1024px)'

/**
 * Shows in an article's form whether readers have it: at the top of the sidebar; on small screens, where the sidebar is
 * below everything, at the top of the form.
 */
export function LiveState({ place }: { place: Place }) {
  const { id } = useDocumentInfo()
  const isWide = useSyncExternalStore(onWidthChange, getIsWide, () => null)
  const inUse = isWide === null ? null : isWide === (place === 'sidebar')
  return (
    <div className={styles.liveState} data-place={place}>
      {inUse &&
        (id === undefined ? <Indicator shown={{ state: 'unsaved' }} /> : <Watched id={id} />)}
    </div>
  )
}

function onWidthChange(changed: () => void): () => void {
  const query = matchMedia(wide)
  query.addEventListener('change', changed)
  return () => query.removeEventListener('change', changed)
}

function getIsWide(): boolean {
  return matchMedia(wide).matches
}

function Watched({ id }: { id: number | string }) {
  const { shown, lookAgain } = useLiveState(id)
  const retry = useRetry()
  const box = useRef<HTMLDivElement>(null)
  const tryAgain = async (eventId: number) => {
    // The button disappears when the retry begins, so the focus moves to the box.
    box.current?.focus()
    await retry(eventId)
    lookAgain()
  }
  return (
    <div className={styles.box} ref={box} tabIndex={-1}>
      <Indicator shown={shown} tryAgain={(eventId) => void tryAgain(eventId)} />
    </div>
  )
}

function Indicator({ shown, tryAgain }: { shown: Shown; tryAgain?: (eventId: number) => void }) {
  const translation = useTranslation()
  const { language } = translation.i18n
  const headline = inLanguageOf(translation, headlineOf(shown, new Date(), language))
  return (
    <div className={styles.content} data-state={shown.state}>
      <LiveSign state={shown.state} />
      <p className={styles.text} role="status">
        <strong>{headline}</strong>
        {shown.state === 'failed' && ` ${shown.reason}`}
      </p>
      {shown.state === 'live' && <PageLink url={shown.url} />}
      {shown.state === 'failed' && shown.eventId !== null && (
        <EventActions eventId={shown.eventId} tryAgain={tryAgain} />
      )}
    </div>
  )
}

type EventActionsProps = { eventId: number; tryAgain: ((eventId: number) => void) | undefined }

function EventActions({ eventId, tryAgain }: EventActionsProps) {
  const translation = useTranslation()
  const { config } = useConfig()
  const path = `/collections/publish-events/${eventId}` as const
  const href = formatAdminURL({ adminRoute: config.routes.admin, path })
  return (
    <div className={styles.actions}>
      <button className="text-button" onClick={() => tryAgain?.(eventId)} type="button">
        {inLanguageOf(translation, backOfficeTexts.publishingLog.tryAgain)}
      </button>
      <Link className="text-button" href={href} prefetch={false}>
        {inLanguageOf(translation, backOfficeTexts.live.details)}
      </Link>
    </div>
  )
}

function PageLink({ url }: { url: string }) {
  const translation = useTranslation()
  const { page, inNewTab } = backOfficeTexts.live
  return (
    <div className={styles.actions}>
      <a className="text-button" href={url} rel="noopener" target="_blank">
        {inLanguageOf(translation, page)} <span aria-hidden="true">↗</span>
        <span className="for-screen-readers"> {inLanguageOf(translation, inNewTab)}</span>
      </a>
    </div>
  )
}

/** Returns the live state of the open article, queried again after each save. */
function useLiveState(id: number | string): { shown: Shown; lookAgain: () => void } {
  const { config } = useConfig()
  const { i18n } = useTranslation()
  const { lastUpdateTime, versionCount, hasPublishedDoc } = useDocumentInfo()
  const [shown, setShown] = useState<Shown>({ state: 'checking' })
  const [looks, setLooks] = useState(0)
  const apiRoute = config.routes.api
  const { language } = i18n
  // Changes with a save, an unpublish and a restored version.
  const saved = `${lastUpdateTime} ${versionCount} ${hasPublishedDoc}`
  useEffect(
    () => watch({ apiRoute, id, language }, setShown),
    [apiRoute, id, language, saved, looks],
  )
  return { shown, lookAgain: () => setLooks((count) => count + 1) }
}
