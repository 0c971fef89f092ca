'use client'

import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import { readerTexts } from '@kariera/shared/texts/reader'
import { useWatchForm } from '@payloadcms/ui'
import { useTranslate } from '#admin/i18n/useTranslate.ts'
import { PreviewField } from './PreviewField.tsx'
import { shownFields } from './shownField.ts'
import styles from './ServiceForm.module.css'

const texts = backOfficeTexts.service

/**
 * Preview of the form as readers will see it; nothing in it can be filled in or sent.
 *
 * @param path of its fields
 */
export function FormPreview({ path }: { path: string }) {
  const say = useTranslate()
  const { getDataByPath } = useWatchForm()
  const fields = shownFields(getDataByPath(path))
  return (
    <>
      <h3 className={styles.formBuilderTitle}>{say(texts.formBuilder)}</h3>
      {fields.length === 0 ? (
        <p className={styles.formBuilderNone}>{say(texts.noFields)}</p>
      ) : (
        <fieldset aria-label={say(texts.preview)} className={styles.formPreview} disabled>
          {fields.map((field, index) => (
            <PreviewField field={field} key={index} />
          ))}
          <button className="solid-button" type="button">
            {readerTexts.branding.send}
          </button>
        </fieldset>
      )}
    </>
  )
}
