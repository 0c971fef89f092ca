'use client'

import { may } from '@kariera/shared/rules/roles'
import { formatDateTime } from '@kariera/shared/rules/dates'
import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import { useAuth, useDocumentInfo } from '@payloadcms/ui'
import { clsx } from 'clsx'
import { useRef, useState } from 'react'
import { z } from 'zod'
import { useTranslate } from '#admin/i18n/useTranslate.ts'
import { apiRequest } from '#admin/api/apiRequest.ts'
import { useApiContext } from '#admin/api/useApiContext.ts'
import { FailureBanner } from '#admin/components/FailureBanner.tsx'
import { StatusBadge } from '#admin/components/StatusBadge.tsx'
import { mailStateIn, tones } from '../mailState.ts'
import styles from '../Submission.module.css'

const texts = backOfficeTexts.submissions

/** State of a submission's mail; editors can send it again if it was not sent. */
export function MailReport() {
  const say = useTranslate()
  const { data } = useDocumentInfo()
  const { user } = useAuth()
  const { isSending, failure, send } = useSendAgain()
  const report = useRef<HTMLDivElement>(null)
  const mail = mailStateIn(data)
  if (!mail) return null
  const sendNow = () => {
    // The button may disappear, so the focus moves to the report.
    report.current?.focus()
    void send()
  }
  return (
    <div className={clsx(styles.mailReport, 'field-type')} ref={report} tabIndex={-1}>
      <p role="status">
        <StatusBadge
          text={
            mail.sentAt
              ? say(texts.sentAt(formatDateTime(mail.sentAt)))
              : say(texts.states[mail.state])
          }
          tone={tones[mail.state]}
        />
      </p>
      {mail.state === 'unsent' && mail.error && (
        <p className={styles.mailReportError}>{mail.error}</p>
      )}
      {mail.state === 'unsent' && may(user, 'edit') && (
        <>
          {mail.isTriedAgain && <p className={styles.mailReportHint}>{say(texts.retried)}</p>}
          <button className="panel-button" disabled={isSending} onClick={sendNow} type="button">
            {say(isSending ? texts.sending : texts.send)}
          </button>
        </>
      )}
      <FailureBanner message={failure} />
    </div>
  )
}

const anySchema = z.object({})

/** Sends the mail of the open submission, and reloads the submission afterwards in any case. */
function useSendAgain() {
  const say = useTranslate()
  const caller = useApiContext()
  const { collectionSlug, id, setData } = useDocumentInfo()
  const [isSending, setIsSending] = useState(false)
  const [failure, setFailure] = useState('')
  const send = async () => {
    setIsSending(true)
    setFailure('')
    const path = `/${collectionSlug ?? ''}/${id ?? ''}` as const
    const outcome = await apiRequest(caller, { path: `${path}/send`, method: 'POST' }, anySchema)
    const fresh = await apiRequest(caller, { path: `${path}?depth=0` }, z.looseObject({}))
    if (fresh.is === 'done') setData(fresh.value)
    if (outcome.is === 'failed') setFailure(outcome.reason ?? say(texts.notSent))
    setIsSending(false)
  }
  return { isSending, failure, send }
}
