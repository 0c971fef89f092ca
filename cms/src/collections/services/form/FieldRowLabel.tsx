'use client'

import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import { useForm, useRowLabel } from '@payloadcms/ui'
import { flushSync } from 'react-dom'
import { useTranslate } from '#admin/i18n/useTranslate.ts'
import { SignButton } from '#admin/components/SignButton.tsx'
import { shownField } from './shownField.ts'
import styles from './ServiceForm.module.css'

const texts = backOfficeTexts.service
const { up, down } = backOfficeTexts.arrangement

/** Label of a field in the form builder, with buttons that move it: `1. Имейл – имейл, задължително`. */
export function FieldRowLabel() {
  const say = useTranslate()
  const { data, path, rowNumber: index = 0 } = useRowLabel<unknown>()
  const { getDataByPath, moveFieldRow } = useForm()
  const arrayPath = path.replace(/\.\d+$/, '')
  const rows: unknown = getDataByPath(arrayPath)
  const last = Array.isArray(rows) ? rows.length - 1 : 0
  const { type, label, required } = shownField(data)
  const name = label.trim() || say(texts.unlabelled)
  const kind = say(texts.fieldTypes[type]).toLocaleLowerCase()
  const move = (by: number) => () => {
    const pressed = document.activeElement
    flushSync(() =>
      moveFieldRow({ path: arrayPath, moveFromIndex: index, moveToIndex: index + by }),
    )
    // A browser takes the focus from what is put elsewhere in the page.
    if (pressed instanceof HTMLElement) pressed.focus()
  }
  return (
    <div className={styles.formFieldBar}>
      <span className={styles.formFieldBarName}>
        {`${index + 1}. ${name}`}
        <small>{` – ${kind}${required ? `, ${say(texts.required)}` : ''}`}</small>
      </span>
      <span className="sign-buttons">
        <SignButton act={move(-1)} isIdle={index === 0} label={say(up(name))} sign="up" />
        <SignButton act={move(1)} isIdle={index >= last} label={say(down(name))} sign="down" />
      </span>
    </div>
  )
}
