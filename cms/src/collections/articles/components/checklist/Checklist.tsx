'use client'

import { backOfficeTexts, type BackOfficeText } from '@kariera/shared/texts/back-office'
import { useDocumentInfo, useFormFields, useTranslation } from '@payloadcms/ui'
import { clsx } from 'clsx'
import { useId } from 'react'
import { focusField } from '../../../../admin/components/field-group/focusField.ts'
import { inLanguageOf } from '../../../../lib/i18n/language.ts'
import { CheckSign } from './CheckSign.tsx'
import { checksOf, openChecks, type Check } from './checks.ts'
import { checkText } from './checkText.ts'
import { useMainPicture } from './useMainPicture.ts'
import styles from './Checklist.module.css'

const texts = backOfficeTexts.articleForm.checklist

/**
 * Shows what is present and what is missing before publishing. It only informs: required values are checked by the
 * server.
 */
export function Checklist() {
  const { isTrashed } = useDocumentInfo()
  return isTrashed ? null : <LiveChecklist />
}

function LiveChecklist() {
  const translation = useTranslation()
  const say = (text: BackOfficeText) => inLanguageOf(translation, text)
  const headingId = useId()
  const pictureId = useFormFields(([fields]) => idIn(fields.picture?.value))
  const checks = useChecks(pictureId)
  const open = openChecks(checks)
  const attend = ({ about }: Check) => {
    // The picture's texts are lines below it.
    const isOfPicture = about === 'alt' || about === 'credit'
    const field = document.getElementById(`field-${isOfPicture ? 'picture' : about}`)
    if (!field) return
    focusField(field)
    if (isOfPicture) field.querySelector<HTMLElement>(`[data-about="${about}"]`)?.click()
  }
  return (
    <section aria-labelledby={headingId} className={clsx('form-panel', styles.checklist)}>
      {/* The group around it has the same heading. */}
      <h2 className="for-screen-readers" id={headingId}>
        {say(texts.heading)}
      </h2>
      <p className={styles.sum}>{say(open === 0 ? texts.ready : texts.missing(open))}</p>
      <ul className={styles.items}>
        {checks.map((check) => (
          <Item attend={() => attend(check)} check={check} key={check.about} />
        ))}
      </ul>
    </section>
  )
}

function Item({ check, attend }: { check: Check; attend: () => void }) {
  const translation = useTranslation()
  const { says, toDo } = checkText(check)
  const isDemanded = check.about === 'category' && check.state !== 'done'
  return (
    <li className={styles.item} data-state={isDemanded ? 'demanded' : check.state}>
      <CheckSign state={check.state} />
      <span>
        {inLanguageOf(translation, says)}
        {isDemanded && ` (${inLanguageOf(translation, texts.required)})`}
      </span>
      {toDo && (
        <button className={clsx('text-button', styles.toDo)} onClick={attend} type="button">
          {inLanguageOf(translation, toDo)}
        </button>
      )}
    </li>
  )
}

function useChecks(pictureId: number | null): Check[] {
  const picture = useMainPicture(pictureId)
  const hasCategory = useFormFields(([fields]) => idIn(fields.category?.value) !== null)
  const hashtagCount = useFormFields(([fields]) => countIn(fields.hashtags?.value))
  const accent = useFormFields(([fields]) => fields.accent?.value)
  return checksOf({
    picture,
    hasCategory,
    hashtagCount,
    accent: typeof accent === 'string' ? accent : '',
  })
}

function idIn(value: unknown): number | null {
  return typeof value === 'number' ? value : null
}

function countIn(value: unknown): number {
  return Array.isArray(value) ? value.length : 0
}
