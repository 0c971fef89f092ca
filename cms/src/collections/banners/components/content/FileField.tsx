'use client'

import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import { FieldError, FieldLabel, useField, useFormFields } from '@payloadcms/ui'
import { clsx } from 'clsx'
import type { UploadFieldClientComponent } from 'payload'
import { useState } from 'react'
import { useTranslate } from '#admin/i18n/useTranslate.ts'
import { useApiContext } from '#admin/api/useApiContext.ts'
import { FailureBanner } from '#admin/components/FailureBanner.tsx'
import { FileChooser } from '#admin/uploads/FileChooser.tsx'
import { bannerRule, refusedFile } from '#admin/uploads/fileRule.ts'
import { sendFile } from '#admin/uploads/sendFile.ts'
import { idIn } from '../position/position.ts'
import { ChosenFile } from './ChosenFile.tsx'
import { fileFailure } from './fileFailure.ts'
import { textIn } from './writtenContent.ts'
import styles from '../Banner.module.css'

const texts = backOfficeTexts.banner

/** The file of a banner: chosen or dropped, stored at once, and removable (A-BAN-1). */
export const FileField: UploadFieldClientComponent = ({ field, path: givenPath, readOnly }) => {
  const { path, value, setValue, showError, disabled } = useField<unknown>({
    potentiallyStalePath: givenPath,
  })
  const say = useTranslate()
  const { failure, isBusy, upload } = useUpload(setValue)
  const hasText = useFormFields(([fields]) => textIn(fields.svgContent?.value).trim() !== '')
  const chosen = idIn(value)
  const isReadOnly = Boolean(readOnly) || disabled
  return (
    <div
      className={clsx('field-type', styles.fileFieldOfBanner, showError && 'error')}
      id={`field-${path}`}
    >
      <FieldLabel as="span" label={field.label} path={path} />
      <div className="field-type__wrap">
        <FieldError path={path} showError={showError} />
        {chosen !== null && (
          <ChosenFile id={chosen} remove={isReadOnly ? null : () => setValue(null)} />
        )}
        {!isReadOnly && (
          <FileChooser
            action={
              chosen === null ? backOfficeTexts.upload.choose : backOfficeTexts.upload.replace
            }
            formats={texts.formats}
            isBusy={isBusy}
            onFiles={([file]) => void upload(file)}
            types={bannerRule.types}
          />
        )}
      </div>
      <FailureBanner message={failure} />
      {chosen !== null && hasText && <p className="field-note">{say(texts.fileWins)}</p>}
    </div>
  )
}

function useUpload(setValue: (id: number) => void) {
  const say = useTranslate()
  const caller = useApiContext()
  const [failure, setFailure] = useState('')
  const [isBusy, setIsBusy] = useState(false)
  const upload = async (file: File) => {
    const refused = refusedFile(file, bannerRule)
    setFailure(refused ? say(refused) : '')
    if (refused) return
    setIsBusy(true)
    const outcome = await sendFile(caller, { collection: 'banner-files', file })
    setIsBusy(false)
    if (outcome.is === 'done') setValue(outcome.value.doc.id)
    else setFailure(say(fileFailure(outcome)))
  }
  return { failure, isBusy, upload }
}
