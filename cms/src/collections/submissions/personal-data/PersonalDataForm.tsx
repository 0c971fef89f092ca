'use client'

import { formatDateTime } from '@kariera/shared/rules/dates'
import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import { useModal, useRouteCache } from '@payloadcms/ui'
import { clsx } from 'clsx'
import { startTransition, useEffect, useId, useRef, useState, type SyntheticEvent } from 'react'
import type { z } from 'zod'
import { apiRequest } from '#admin/api/apiRequest.ts'
import { download } from '#admin/api/download.ts'
import { useApiContext } from '#admin/api/useApiContext.ts'
import { FailureBanner } from '#admin/components/FailureBanner.tsx'
import { useTranslate } from '#admin/i18n/useTranslate.ts'
import { ConfirmDeletion } from '#editing/uses/ConfirmDeletion.tsx'
import {
  countsSchema,
  foundSchema,
  personalDataSchema,
  type PersonalFound,
} from './personalData.ts'
import styles from '../Submission.module.css'

const texts = backOfficeTexts.personalData

/** Form that finds what is stored of one e-mail address, and downloads or deletes it (B-MSG-1). */
export function PersonalDataForm() {
  const say = useTranslate()
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const form = usePersonalData()
  const { openModal } = useModal()
  const modalSlug = `delete-personal-data-${id}`
  const { found, erasures } = form
  // The button that had the focus, and the dialog, are gone.
  useEffect(() => {
    if (erasures > 0) field.current?.focus()
  }, [erasures])
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    void form.find()
  }
  return (
    <details className={clsx('disclosure', styles.personalData)}>
      <summary>{say(texts.heading)}</summary>
      <p className="field-note">{say(texts.explanation)}</p>
      <form noValidate onSubmit={submit}>
        <label htmlFor={id}>{say(texts.address)}</label>
        <input
          autoComplete="off"
          className="native-input"
          id={id}
          onChange={({ target }) => form.type(target.value)}
          ref={field}
          type="email"
          value={form.address}
        />
        <button
          aria-disabled={form.isBusy || form.address.trim() === ''}
          className="panel-button"
          type="submit"
        >
          {say(texts.find)}
        </button>
      </form>
      <FailureBanner message={form.failure} />
      <div role="status">
        {form.news && <p>{form.news}</p>}
        {found && <Known found={found} />}
      </div>
      {found && hasAny(found) && (
        <div className={styles.personalDataActs}>
          <button
            aria-disabled={form.isBusy}
            className="panel-button"
            onClick={() => void form.save()}
            type="button"
          >
            {say(texts.export)}
          </button>
          <button
            aria-disabled={form.isBusy}
            className="panel-button"
            onClick={() => openModal(modalSlug)}
            type="button"
          >
            {say(texts.erase)}
          </button>
          <ConfirmDeletion
            modalSlug={modalSlug}
            note={say(texts.eraseNote)}
            onConfirm={form.erase}
            heading={say(texts.eraseQuestion(found.address, found))}
          />
        </div>
      )}
    </details>
  )
}

const hasAny = ({ messages, requests }: PersonalFound) => messages + requests > 0

/** What is known of an address. */
function Known({ found }: { found: PersonalFound }) {
  const say = useTranslate()
  const { mentions, acts } = found
  return (
    <>
      <p>{say(hasAny(found) ? texts.found(found) : texts.none)}</p>
      {mentions > 0 && <p>{say(texts.mentioned(mentions))}</p>}
      {acts.length > 0 && (
        <>
          <p>{say(texts.acts)}:</p>
          <ul>
            {acts.map(({ at, actorName, act }) => (
              <li key={at}>
                {formatDateTime(at)}, {actorName}: {say(backOfficeTexts.audit.acts[act])}
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}

/** State of the form. What was found belongs to the address that is typed; another one is looked up anew. */
function usePersonalData() {
  const say = useTranslate()
  const caller = useApiContext()
  const { clearRouteCache } = useRouteCache()
  const [address, setAddress] = useState('')
  const [known, setKnown] = useState<(PersonalFound & { address: string }) | null>(null)
  const [failure, setFailure] = useState('')
  const [news, setNews] = useState('')
  const running = useRef(false)
  const [isBusy, setIsBusy] = useState(false)
  const [erasures, setErasures] = useState(0)
  const found = known?.address === address.trim() ? known : null

  /** @returns the answer; null if it failed, or another call is running */
  const call = async <Value,>(
    act: 'find' | 'export' | 'erase',
    whose: string,
    schema: z.ZodType<Value>,
  ): Promise<Value | null> => {
    if (running.current || whose === '') return null
    running.current = true
    setIsBusy(true)
    setFailure('')
    setNews('')
    const body = { address: whose, act }
    const path = '/contact-submissions/personal-data'
    const outcome = await apiRequest(caller, { path, method: 'POST', body }, schema)
    running.current = false
    setIsBusy(false)
    if (outcome.is === 'done') return outcome.value
    setFailure(outcome.reason ?? say(texts.failed))
    return null
  }
  const find = async (whose = address.trim()) => {
    const value = await call('find', whose, foundSchema)
    if (value) setKnown({ ...value, address: whose })
  }
  return {
    ...{ address, found, failure, news, isBusy, erasures },
    type: (typed: string) => {
      setAddress(typed)
      setFailure('')
      setNews('')
    },
    find: () => find(),
    save: async () => {
      const data = found && (await call('export', found.address, personalDataSchema))
      if (!data) return
      const json = JSON.stringify(data, null, 2)
      download(new Blob([json], { type: 'application/json' }), `personal-data-${Date.now()}.json`)
      await find(found.address)
      setNews(say(texts.exported))
    },
    erase: async () => {
      const erased = found && (await call('erase', found.address, countsSchema))
      if (!erased) return
      await find(found.address)
      setErasures((before) => before + 1)
      setNews(say(texts.erased(erased)))
      startTransition(clearRouteCache)
    },
  }
}
