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
import { inLanguageOf } from '../../../../lib/i18n/language.ts'
import { signOut } from './signOut.ts'

const texts = backOfficeTexts.signOut

/** Ends the session as soon as it is seen, then opens `next`; says so where that does not succeed. */
export function SignOut({ next }: { next: string }) {
  const translation = useTranslation()
  const { config } = useConfig()
  const [hasFailed, setHasFailed] = useState(false)
  const act = useSignOut(next, setHasFailed)
  const hasBegun = useRef(false)

  useEffect(() => {
    if (hasBegun.current) return
    hasBegun.current = true
    void act()
  }, [act])

  if (!hasFailed) return <p>{inLanguageOf(translation, texts.busy)}</p>
  return (
    <>
      <p className="sign-in__refusal" role="alert">
        {inLanguageOf(translation, texts.failed)}
      </p>
      <Button margin={false} onClick={() => void act()} size="large">
        {inLanguageOf(translation, texts.again)}
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

function useSignOut(next: string, setHasFailed: (hasFailed: boolean) => void) {
  const { t, i18n } = useTranslation()
  const { config } = useConfig()
  const { setUser } = useAuth()
  const { startRouteTransition } = useRouteTransition()
  const router = useRouter()
  return async () => {
    setHasFailed(false)
    const isDone = await signOut(config.routes.api, i18n.language)
    setHasFailed(!isDone)
    if (!isDone) return
    setUser(null)
    toast.success(t('authentication:loggedOutSuccessfully'))
    startRouteTransition(() => router.push(next))
  }
}
