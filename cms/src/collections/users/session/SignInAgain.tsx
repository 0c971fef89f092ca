'use client'

import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import { useAuth, useTranslation } from '@payloadcms/ui'
import { clsx } from 'clsx'
import {
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type ReactNode,
  type SubmitEvent,
} from 'react'
import { createPortal } from 'react-dom'
import { wrapFetch } from '#admin/api/pageFetch.ts'
import { refusalOf } from '#admin/api/refusalOf.ts'
import { useApiContext } from '#admin/api/useApiContext.ts'
import { FailureBanner } from '#admin/components/FailureBanner.tsx'
import { useTranslate } from '#admin/i18n/useTranslate.ts'
import { valueStore } from '#admin/state/valueStore.ts'
import { signIn } from '../components/login/signIn.ts'
import { signedInFetch } from './signedInFetch.ts'
import styles from '../components/login/SignIn.module.css'

const texts = backOfficeTexts.signIn

/** The dialog that is open, for all calls that wait for its answer. */
type SignInDialog = { answer: Promise<boolean>; give: (isSignedIn: boolean) => void }

const dialog = valueStore<SignInDialog | null>(null)

/** @returns whether there is a session again */
function signInAgain(): Promise<boolean> {
  const open = dialog.get()
  if (open) return open.answer
  const { promise, resolve } = Promise.withResolvers<boolean>()
  const give = (isSignedIn: boolean) => {
    dialog.set(null)
    resolve(isSignedIn)
  }
  dialog.set({ answer: promise, give })
  return promise
}

/**
 * Wraps every screen. Where a session has ended, the same user signs in over what is open, and what was being saved is
 * saved; nothing that was typed is lost.
 */
export function SignInAgain({ children }: { children?: ReactNode }) {
  const { apiRoute } = useApiContext()
  const { user } = useAuth()
  const email = user?.email
  const asked = dialog.useValue()
  // Before the forms watch what becomes of their saves.
  useLayoutEffect(
    () => (email ? wrapFetch(signedInFetch(apiRoute, signInAgain)) : undefined),
    [apiRoute, email],
  )
  return (
    <>
      {children}
      {asked && email && createPortal(<Box email={email} give={asked.give} />, document.body)}
    </>
  )
}

function Box({ email, give }: { email: string; give: SignInDialog['give'] }) {
  const say = useTranslate()
  const { t } = useTranslation()
  const { setUser } = useAuth()
  const { apiRoute, language } = useApiContext()
  const heading = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const password = useRef<HTMLInputElement>(null)
  const [failure, setFailure] = useState('')
  const [isBusy, setIsBusy] = useState(false)
  useEffect(() => {
    dialog.current?.showModal()
    password.current?.focus()
  }, [])

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isBusy) return
    setFailure('')
    setIsBusy(true)
    const credentials = { email, password: password.current?.value ?? '', remember: false }
    const outcome = await signIn(apiRoute, credentials, language)
    setIsBusy(false)
    if (outcome.session) {
      setUser(outcome.session)
      give(true)
    } else {
      setFailure(refusalOf(outcome.refusal, texts.failed, say))
      password.current?.focus()
    }
  }
  return (
    <dialog
      aria-labelledby={heading}
      className={clsx('dialog-box', 'text-dialog', styles.again)}
      onClose={() => give(false)}
      ref={dialog}
    >
      <form onSubmit={(event) => void submit(event)}>
        <h2 id={heading}>{say(texts.ended)}</h2>
        <p>{say(texts.goesOn)}</p>
        <FailureBanner message={failure} />
        <label>
          {t('general:email')}
          <input autoComplete="username" name="email" readOnly type="email" value={email} />
        </label>
        <label>
          {t('general:password')}
          <input
            autoComplete="current-password"
            name="password"
            ref={password}
            required
            type="password"
          />
        </label>
        <p className="text-dialog__actions">
          <button className="panel-button" onClick={() => dialog.current?.close()} type="button">
            {t('general:cancel')}
          </button>
          <button
            aria-disabled={isBusy}
            className="panel-button panel-button--primary"
            type="submit"
          >
            {say(isBusy ? texts.busy : texts.action)}
          </button>
        </p>
      </form>
    </dialog>
  )
}
