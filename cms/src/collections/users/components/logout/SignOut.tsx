'use client'

import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import {
  Button,
  toast,
  useAuth,
  useConfig,
  useRouteTransition,
  useTranslation,
} from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useEffect, useRef, useState } from 'react'
import { inLanguageOf } from '#lib/i18n/language.ts'
import { signOut } from './signOut.ts'
import styles from '../login/SignIn.module.css'

const texts = backOfficeTexts.signOut

type State = 'opened' | 'asking' | 'busy' | 'failed'

/**
 * Ends the session, then opens `next`; shows a failure. A user who comes from within the newsroom is signed out at
 * once; if the page was opened by its address, possibly by a link from someone else, it asks first.
 */
export function SignOut({ next }: { next: string }) {
  const translation = useTranslation()
  const { config } = useConfig()
  const [state, setState] = useState<State>('opened')
  const act = useSignOut(next, setState)
  const hasBegun = useRef(false)

  useEffect(() => {
    if (hasBegun.current) return
    hasBegun.current = true
    if (isOpenedByAddress()) setState('asking')
    else void act()
  }, [act])

  if (state === 'opened') return null
  if (state === 'busy') return <p>{inLanguageOf(translation, texts.busy)}</p>
  return (
    <>
      {state === 'asking' ? (
        <h1 className={styles.title}>{inLanguageOf(translation, texts.question)}</h1>
      ) : (
        <p className={styles.refusal} role="alert">
          {inLanguageOf(translation, texts.failed)}
        </p>
      )}
      <Button margin={false} onClick={() => void act()} size="large">
        {inLanguageOf(translation, state === 'asking' ? texts.action : texts.again)}
      </Button>
      <Button
        buttonStyle="secondary"
        el="link"
        margin={false}
        size="large"
        to={config.routes.admin}
      >
        {inLanguageOf(translation, texts.stay)}
      </Button>
    </>
  )
}

/** Whether the browser loaded this page directly, instead of navigating from another screen of the newsroom. */
function isOpenedByAddress(): boolean {
  const [loaded] = performance.getEntriesByType('navigation')
  return !loaded || new URL(loaded.name).pathname === location.pathname
}

function useSignOut(next: string, setState: (state: State) => void) {
  const { t, i18n } = useTranslation()
  const { config } = useConfig()
  const { setUser } = useAuth()
  const { startRouteTransition } = useRouteTransition()
  const router = useRouter()
  return async () => {
    setState('busy')
    if (!(await signOut(config.routes.api, i18n.language))) {
      setState('failed')
      return
    }
    setUser(null)
    toast.success(t('authentication:loggedOutSuccessfully'))
    startRouteTransition(() => router.push(next))
  }
}
