'use client'

import { canonicalMoment } from '@kariera/shared/rules/sofiaTime'
import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import { useState } from 'react'
import { DateInput } from '#admin/dates/DateInput.tsx'
import { useTranslate } from '#admin/i18n/useTranslate.ts'
import { maxWords, type Lack, type PictureFilters } from './pictureQuery.ts'
import styles from '../Pictures.module.css'

const texts = backOfficeTexts.pictureDialog

type Props = {
  filters: PictureFilters
  change: (filters: PictureFilters) => void
  /** What can be asked for that pictures are without. */
  lacks?: readonly Lack[]
}

/** Which pictures are shown: by period, author, words, and those that are without something. */
export function PictureFilterBar({ filters, change, lacks = ['credit'] }: Props) {
  const say = useTranslate()
  const { without } = filters
  return (
    <div className={styles.pictureFilters} role="search">
      {(['from', 'to'] as const).map((end) => (
        <Moment
          change={(moment) => change({ ...filters, [end]: moment })}
          key={end}
          label={say(texts[end])}
          value={filters[end]}
        />
      ))}
      {(['author', 'words'] as const).map((name) => (
        <label key={name}>
          {say(texts[name])}
          <input
            maxLength={maxWords}
            onChange={({ target }) => change({ ...filters, [name]: target.value })}
            type="search"
            value={filters[name]}
          />
        </label>
      ))}
      {lacks.map((lack) => (
        <label className={styles.pictureFiltersCheck} key={lack}>
          <input
            checked={without.includes(lack)}
            onChange={({ target }) => {
              const others = without.filter((one) => one !== lack)
              change({ ...filters, without: target.checked ? [...others, lack] : others })
            }}
            type="checkbox"
          />
          {say(texts.without[lack])}
        </label>
      ))}
    </div>
  )
}

type MomentProps = { label: string; value: string | null; change: (moment: string | null) => void }

function Moment({ label, value, change }: MomentProps) {
  // What is not a moment yet stays in the field, and the period as it was.
  const [typed, setTyped] = useState(value)
  const isWrong = typed !== null && canonicalMoment(typed) === null
  return (
    <div className={styles.pictureFiltersMoment}>
      <span aria-hidden="true">{label}</span>
      <DateInput
        change={(text) => {
          setTyped(text)
          if (text === null || canonicalMoment(text) !== null) change(text)
        }}
        isWrong={isWrong}
        label={label}
        stored={value}
        value={typed}
      />
    </div>
  )
}
