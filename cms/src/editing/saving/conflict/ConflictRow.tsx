'use client'

import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import { useId } from 'react'
import { useTranslate } from '#admin/i18n/useTranslate.ts'
import type { Difference, Side } from './compareVersions.ts'
import type { ConflictField } from './useConflictFields.ts'
import { valueText, type ValueWords } from './valueText.ts'
import styles from './Conflict.module.css'

type Props = {
  difference: Difference
  field: ConflictField | undefined
  side: Side | undefined
  choose: (side: Side) => void
  titleOf: ValueWords['titleOf']
}

const texts = backOfficeTexts.conflict

/** One field of two versions: both values, and which one is kept. */
export function ConflictRow({ difference, field, side, choose, titleOf }: Props) {
  const say = useTranslate()
  const name = useId()
  if (!field) return null
  const words: ValueWords = { say, titleOf, optionLabel: field.optionLabel }
  return (
    <fieldset className={styles.field}>
      <legend>{field.label}</legend>
      {(['mine', 'theirs'] as const).map((one) => (
        <label className={styles.side} key={one}>
          <span className={styles.choice}>
            <input checked={side === one} name={name} onChange={() => choose(one)} type="radio" />
            {say(texts[one])}
          </span>
          <span className={styles.value}>{valueText(field, difference[one], words)}</span>
        </label>
      ))}
    </fieldset>
  )
}
