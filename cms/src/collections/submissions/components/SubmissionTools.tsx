'use client'

import { may } from '@kariera/shared/rules/roles'
import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import { useAuth, useConfig, useDocumentInfo, useListQuery } from '@payloadcms/ui'
import { useSearchParams } from 'next/navigation'
import { formatAdminURL } from 'payload/shared'
import { useTranslate } from '#admin/i18n/useTranslate.ts'
import { maxRows } from '../export/maxRows.ts'
import { PersonalDataForm } from '../personal-data/PersonalDataForm.tsx'
import styles from '../Submission.module.css'

const { csv: texts } = backOfficeTexts.submissions

/** Above a list of submissions: its export, and for administrators what is stored of one address (B-MSG-1). */
export function SubmissionTools() {
  // Payload also renders it above a submission.
  const { collectionSlug } = useDocumentInfo()
  return collectionSlug ? null : <Tools />
}

function Tools() {
  const say = useTranslate()
  const { user } = useAuth()
  const { config } = useConfig()
  const { collectionSlug, data } = useListQuery()
  const total = data?.totalDocs ?? 0
  const query = String(useSearchParams())
  const path = `/${collectionSlug}/csv${query && `?${query}`}` as const
  return (
    <div className={styles.submissionTools}>
      {total > maxRows && <p className="field-note">{say(texts.tooMany(maxRows))}</p>}
      {total > 0 && total <= maxRows && (
        <a
          className="panel-button"
          download
          href={formatAdminURL({ apiRoute: config.routes.api, path })}
        >
          {say(texts.download)}
        </a>
      )}
      {may(user, 'administer') && <PersonalDataForm />}
    </div>
  )
}
