'use client'

import { useDocumentInfo } from '@payloadcms/ui'
import { clsx } from 'clsx'
import { useTranslate } from '#admin/i18n/useTranslate.ts'
import { submissionLines } from '../submissionLines.ts'
import styles from '../Submission.module.css'

/** A reader's submission, read-only. */
export function SubmissionView() {
  const say = useTranslate()
  const { data } = useDocumentInfo()
  return (
    <dl className={clsx(styles.submission, 'field-type')}>
      {submissionLines(data).map(({ label, value, href }, index) => (
        <div className={styles.line} key={index}>
          <dt>{say(label)}</dt>
          <dd>{href ? <a href={href}>{value}</a> : value || '–'}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Placeholder for a field that the submission view already shows. */
export function Nothing() {
  return null
}
