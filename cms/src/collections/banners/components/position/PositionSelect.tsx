'use client'

import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import type { Ref } from 'react'
import { useTranslate } from '#admin/i18n/useTranslate.ts'
import type { Outcome } from '#admin/api/apiRequest.ts'
import type { Position } from './position.ts'
import styles from '../Banner.module.css'

const texts = backOfficeTexts.bannerPosition

type Props = {
  id: string
  answer: Outcome<{ docs: Position[] }> | { is: 'loading' }
  chosen: number | null
  disabled: boolean
  onChoose: (id: number | null) => void
  ref: Ref<HTMLSelectElement>
}

/** The positions to choose from, each with its size; or why they could not be loaded. */
export function PositionSelect({ id, answer, chosen, disabled, onChoose, ref }: Props) {
  const say = useTranslate()
  if (answer.is === 'failed') {
    const reason = answer.reason ?? say(texts.notLoaded)
    return (
      <p className="unread-field" role="alert">
        {say(texts.loadingFailed(reason))}
      </p>
    )
  }
  const positions = answer.is === 'done' ? answer.value.docs : []
  if (answer.is === 'done' && positions.length === 0) {
    return <p className={styles.positionFieldNone}>{say(texts.none)}</p>
  }
  return (
    <select
      className="native-select"
      disabled={disabled || answer.is === 'loading'}
      id={id}
      onChange={({ target }) => onChoose(target.value ? Number(target.value) : null)}
      ref={ref}
      value={chosen ?? ''}
    >
      <option value="">{say(answer.is === 'loading' ? texts.loading : texts.choose)}</option>
      {positions.map((position) => (
        <option key={position.id} value={position.id}>
          {`${position.dropdownName} (${position.width} × ${position.height})`}
        </option>
      ))}
    </select>
  )
}
