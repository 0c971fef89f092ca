'use client'

import { mediaPath } from '@kariera/shared/routes'
import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import { FieldError, FieldLabel, Link, useConfig, useField } from '@payloadcms/ui'
import { clsx } from 'clsx'
import type { UploadFieldClientComponent } from 'payload'
import { formatAdminURL } from 'payload/shared'
import { z } from 'zod'
import { useTranslate } from '#admin/i18n/useTranslate.ts'
import { useApiQuery } from '#admin/api/useApiQuery.ts'
import { LogoSwatches } from './LogoSwatches.tsx'
import styles from './Logos.module.css'

const texts = backOfficeTexts.logo

const logoSchema = z.object({ filename: z.string() })

/** A chosen logo in the settings; it is changed in the gallery of logos. */
export const SelectedLogoField: UploadFieldClientComponent = ({ field, path: givenPath }) => {
  const { path, value, showError } = useField<unknown>({ potentiallyStalePath: givenPath })
  const say = useTranslate()
  const { config } = useConfig()
  const href = formatAdminURL({ adminRoute: config.routes.admin, path: '/collections/logos' })
  const id = typeof value === 'number' ? value : null
  const { answer } = useApiQuery(id === null ? null : `/logos/${id}?depth=0`, logoSchema)
  const name = id !== null && answer.is === 'done' ? answer.value.filename : null
  return (
    <div
      className={clsx('field-type', styles.selectedLogoField, showError && 'error')}
      id={`field-${path}`}
    >
      <FieldLabel as="span" label={field.label} path={path} />
      <div className="field-type__wrap">
        <FieldError path={path} showError={showError} />
        {id === null && (
          <p className="field-note">
            {say(field.name === 'selectedLogo' ? texts.asTextNote : texts.onWhiteNote)}
          </p>
        )}
        {name !== null && <LogoSwatches src={mediaPath(name)} />}
        {id !== null && answer.is === 'failed' && (
          <p className="unread-field">{say(texts.notLoaded)}</p>
        )}
        <Link href={href} prefetch={false}>
          {say(texts.title)}
        </Link>
      </div>
    </div>
  )
}
