'use client'

import { useDocumentInfo } from '@payloadcms/ui'
import { useTranslate } from '../../../admin/i18n/useTranslate.ts'
import { submissionLines } from '../submissionLines.ts'

/** What a reader sent, to be read: nobody changes it. */
export function SubmissionView() {
  const say = useTranslate()
  const { data } = useDocumentInfo()
  return (
    <dl className="letter field-type">
      {submissionLines(data).map(({ label, value, href }, index) => (
        <div className="letter__line" key={index}>
          <dt>{say(label)}</dt>
          <dd>{href ? <a href={href}>{value}</a> : value || '–'}</dd>
        </div>
      ))}
    </dl>
  )
}

/** In the place of a field that the letter shows. */
export function Nothing() {
  return null
}
