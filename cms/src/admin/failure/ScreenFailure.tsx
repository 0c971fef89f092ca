'use client'

import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import { useConfig, useRouteTransition } from '@payloadcms/ui'
import { usePathname, useRouter } from 'next/navigation'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { FailureBanner } from '../components/FailureBanner.tsx'
import { useTranslate } from '../i18n/useTranslate.ts'
import { emptyScreen } from './emptyScreen.ts'
import { failureText } from './failureText.ts'
import { maxRetries } from './sentWhenSeen.ts'
import styles from './ScreenFailure.module.css'

/**
 * Shows, in place of a list or a form that could not be loaded, that it failed, and a button that tries again (A-ERR-1).
 * While nobody looks nothing is shown: it is tried again when the tab is looked at (A-LIST-1).
 */
export function ScreenFailure() {
  const say = useTranslate()
  const path = usePathname()
  const { config } = useConfig()
  const { place, tryAgain } = useFailedScreen(path)
  if (!place) return null
  return createPortal(
    <div className={styles.screenFailure}>
      <FailureBanner
        message={say(failureText(path.slice(config.routes.admin.length)))}
        tryAgain={tryAgain}
      />
      {location.search !== '' && (
        <p>
          <a href={path}>{say(backOfficeTexts.loadFailures.withoutFilters)}</a>
        </p>
      )}
    </div>,
    place,
  )
}

/** @returns the place of the failed screen's content, null if nothing is to be shown; and a function that loads it again */
function useFailedScreen(path: string) {
  const router = useRouter()
  const { isTransitioning, startRouteTransition } = useRouteTransition()
  const [place, setPlace] = useState<Element | null>(null)
  const retries = useRef({ path, count: 0 })
  const tryAgain = () => startRouteTransition(() => router.refresh())
  const onSeen = useEffectEvent(() => {
    if (document.hidden) return
    retries.current.count += 1
    tryAgain()
  })
  useEffect(() => {
    if (isTransitioning) return
    if (retries.current.path !== path) retries.current = { path, count: 0 }
    const listen = () => onSeen()
    const frame = requestAnimationFrame(() => look())
    // A hidden tab has no frames.
    const timer = setTimeout(() => look(), 500)
    const look = () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
      const empty = emptyScreen()
      if (empty && document.hidden && retries.current.count < maxRetries)
        document.addEventListener('visibilitychange', listen)
      else setPlace(empty)
    }
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', listen)
      setPlace(null)
    }
  }, [path, isTransitioning])
  return { place, tryAgain }
}
