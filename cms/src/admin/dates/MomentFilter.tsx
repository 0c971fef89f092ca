'use client'

import { canonicalMoment } from '@kariera/shared/rules/sofiaTime'
import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import { useListQuery, useTranslation } from '@payloadcms/ui'
import { useEffect, useRef, useState } from 'react'
import { useTranslate } from '../i18n/useTranslate.ts'
import { DateInput } from './DateInput.tsx'
import { conditionAt, whereWith, type Condition, type Place } from './whereAt.ts'
import styles from './Dates.module.css'

/**
 * Filters a list by a moment in Europe/Sofia. Payload renders it in each condition on its field but does not pass which
 * condition it is, so it reads its position from the page.
 */
export function MomentFilter({ path }: { path: string }) {
  const { query, handleWhereChange } = useListQuery()
  const box = useRef<HTMLDivElement>(null)
  const [place, setPlace] = useState<Place | null>(null)
  useEffect(() => setPlace(placeOf(box.current)), [])
  const condition = place && conditionAt(query.where, place, path)
  return (
    <div className={styles.momentFilter} ref={box}>
      {place && condition && (
        <Value
          {...condition}
          change={(value) => {
            const where = whereWith(query.where, place, path, { ...condition, value })
            void handleWhereChange?.(where)
          }}
        />
      )}
    </div>
  )
}

function Value({ operator, value, change }: Condition & { change: (value: unknown) => void }) {
  const say = useTranslate()
  const { t } = useTranslation()
  const [typed, setTyped] = useState(value)
  if (operator === 'exists') {
    return (
      <select
        aria-label={t('general:value')}
        onChange={(event) => change(event.target.value)}
        value={typeof value === 'string' ? value : ''}
      >
        <option value="" />
        <option value="true">{t('general:true')}</option>
        <option value="false">{t('general:false')}</option>
      </select>
    )
  }
  return (
    <DateInput
      change={(text) => {
        setTyped(text)
        if (text === null || canonicalMoment(text) !== null) change(text ?? undefined)
      }}
      label={say(backOfficeTexts.dates.pick)}
      stored={value}
      value={typed}
    />
  )
}

function placeOf(box: HTMLElement | null): Place | null {
  const row = box?.closest('.where-builder__and-filters > li')
  const group = row?.closest('.where-builder__or-filters > li')
  return row && group ? { group: indexOf(group), row: indexOf(row) } : null
}

function indexOf(element: Element): number {
  return [...(element.parentElement?.children ?? [])].indexOf(element)
}
