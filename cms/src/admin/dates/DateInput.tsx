'use client'

import { formatDateTime } from '@kariera/shared/rules/dates'
import { canonicalMoment, occurrenceOf, readDateTime } from '@kariera/shared/rules/sofiaTime'
import { backOfficeTexts, type BackOfficeText } from '@kariera/shared/texts/back-office'
import { useId, useState } from 'react'
import { useTranslate } from '../i18n/useTranslate.ts'
import { DatePicker } from './DatePicker.tsx'
import { shownMoment, typedMoment } from './typedMoment.ts'
import styles from './Dates.module.css'

const texts = backOfficeTexts.dates

type Props = {
  id?: string
  /** Accessible name if no label names the input. */
  label?: string
  value: unknown
  /** The value that the field started with. */
  stored: unknown
  change: (value: string | null) => void
  isReadOnly?: boolean
  isWrong?: boolean
}

/** Input of a moment in Europe/Sofia, typed as dd/MM/yyyy HH:mm or picked. The browser's time zone is not used. */
export function DateInput({ value, stored, change, isReadOnly = false, ...props }: Props) {
  const say = useTranslate()
  const noteId = useId()
  // While the user types, the field does not overwrite the text.
  const [typed, setTyped] = useState<string | null>(null)
  const [skipped, setSkipped] = useState<BackOfficeText | null>(null)
  const take = (text: string) => {
    setSkipped(skippedNote(text))
    change(typedMoment(text, stored))
  }
  const note = skipped ?? noteOf(value)
  return (
    <>
      <div className={styles.dateInput}>
        <input
          aria-describedby={note ? noteId : undefined}
          aria-invalid={props.isWrong}
          aria-label={props.label}
          autoComplete="off"
          id={props.id}
          onBlur={() => setTyped(null)}
          onChange={(event) => {
            setTyped(event.target.value)
            take(event.target.value)
          }}
          placeholder={isReadOnly ? undefined : say(texts.placeholder)}
          readOnly={isReadOnly}
          type="text"
          value={typed ?? shownMoment(value)}
        />
        {!isReadOnly && <DatePicker pick={take} value={value} />}
      </div>
      <p className={styles.dateInputNote} id={noteId} role="status">
        {note && say(note)}
      </p>
    </>
  )
}

function skippedNote(text: string): BackOfficeText | null {
  const read = readDateTime(text)
  if (read.is !== 'moment' || read.occurs !== 'skipped') return null
  return texts.skipped(text.trim(), formatDateTime(read.iso))
}

function noteOf(value: unknown): BackOfficeText | null {
  const iso = typeof value === 'string' ? canonicalMoment(value) : null
  const occurrence = iso === null ? null : occurrenceOf(iso)
  return occurrence && texts.twice[occurrence]
}
