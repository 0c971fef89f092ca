'use client'

import { backOfficeTexts, type BackOfficeText } from '@kariera/shared/texts/back-office'
import { useDocumentInfo, useFormFields, useTranslation } from '@payloadcms/ui'
import { clsx } from 'clsx'
import { useId, useMemo } from 'react'
import { focusField } from '#admin/components/field-group/focusField.ts'
import { picturesIn } from '../../body/picturesIn.ts'
import { inLanguageOf } from '#lib/i18n/language.ts'
import { CheckSign } from './CheckSign.tsx'
import { checksOf, isDemanded, openChecks, type Check } from './checks.ts'
import { checkText } from './checkText.ts'
import { usePictureTexts } from './usePictureTexts.ts'
import styles from './Checklist.module.css'

const texts = backOfficeTexts.articleForm.checklist

/** Shows what publishing demands and what is advised, of which each leads to its place; the server checks again. */
export function Checklist() {
  const { isTrashed } = useDocumentInfo()
  return isTrashed ? null : <LiveChecklist />
}

function LiveChecklist() {
  const translation = useTranslation()
  const say = (text: BackOfficeText) => inLanguageOf(translation, text)
  const headingId = useId()
  const checks = useChecks()
  const open = openChecks(checks)
  return (
    <section aria-labelledby={headingId} className={clsx('form-panel', styles.checklist)}>
      {/* The group around it has the same heading. */}
      <h2 className="for-screen-readers" id={headingId}>
        {say(texts.heading)}
      </h2>
      <p className={styles.sum}>{say(open === 0 ? texts.ready : texts.missing(open))}</p>
      <ul className={styles.items}>
        {checks.map((check) => (
          <Item check={check} key={check.about} />
        ))}
      </ul>
    </section>
  )
}

const text = '[data-field-path="body"]'

/** Selectors of where each check can be attended to. */
const places: Record<Check['about'], string> = {
  title: '#field-title',
  body: `${text} [contenteditable="true"]`,
  copies: `${text} figure:has(> .picture-note)`,
  altOfText: `${text} [data-about="alt"][data-missing]`,
  creditOfText: `${text} [data-about="credit"][data-missing]`,
  picture: '#field-picture',
  alt: '#field-picture [data-about="alt"]',
  credit: '#field-picture [data-about="credit"]',
  category: '#field-category',
  hashtags: '#field-hashtags',
  accent: '#field-accent',
}

/** Puts the cursor where a check can be attended to. */
function attend({ about }: Check): void {
  const place = document.querySelector<HTMLElement>(places[about])
  if (!place) return
  focusField(place)
  // The texts of a picture are lines, which become fields when they are pressed.
  if (place.dataset.about) place.click()
}

function Item({ check }: { check: Check }) {
  const translation = useTranslation()
  const { says, toDo } = checkText(check)
  const isRequired = isDemanded(check) && check.state === 'missing'
  return (
    <li className={styles.item} data-state={isDemanded(check) ? 'demanded' : check.state}>
      <CheckSign state={check.state} />
      <span>
        {inLanguageOf(translation, says)}
        {isRequired && ` (${inLanguageOf(translation, texts.required)})`}
      </span>
      {toDo && (
        <button
          className={clsx('text-button', styles.toDo)}
          onClick={() => attend(check)}
          type="button"
        >
          {inLanguageOf(translation, toDo)}
        </button>
      )}
    </li>
  )
}

function useChecks(): Check[] {
  const picture = useFormFields(([fields]) => idIn(fields.picture?.value))
  const title = useFormFields(([fields]) => fields.title?.value)
  const body = useFormFields(([fields]) => fields.body?.value)
  const hasCategory = useFormFields(([fields]) => idIn(fields.category?.value) !== null)
  const hashtagCount = useFormFields(([fields]) => countIn(fields.hashtags?.value))
  const accent = useFormFields(([fields]) => fields.accent?.value)
  const ids = useMemo(
    () => [...picturesIn(body), ...(picture === null ? [] : [picture])],
    [body, picture],
  )
  const pictureTexts = usePictureTexts(ids)
  return checksOf({
    ...{ picture, pictureTexts, body, hasCategory, hashtagCount },
    title: textIn(title),
    accent: textIn(accent),
  })
}

function textIn(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

function idIn(value: unknown): number | null {
  return typeof value === 'number' ? value : null
}

function countIn(value: unknown): number {
  return Array.isArray(value) ? value.length : 0
}
