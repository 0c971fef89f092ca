'use client'

import { canonicalMoment } from '@kariera/shared/rules/sofiaTime'
import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import { useState } from 'react'
import { DateInput } from '../../../admin/dates/DateInput.tsx'
import { useTranslate } from '../../../admin/i18n/useTranslate.ts'
import type { PictureFilters } from './pictureQuery.ts'

const texts = backOfficeTexts.pictureDialog

type Props = { filters: PictureFilters; change: (filters: PictureFilters) => void }

/** Which pictures are shown: by period, author, words, and those without a credit. */
export function PictureFilterBar({ filters, change }: Props) {
  const say = useTranslate()
  return (
    <div className="picture-filters" role="search">
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
            onChange={({ target }) => change({ ...filters, [name]: target.value })}
            type="search"
            value={filters[name]}
          />
        </label>
      ))}
      <label className="picture-filters__check">
        <input
          checked={filters.withoutCredit}
          onChange={({ target }) => change({ ...filters, withoutCredit: target.checked })}
          type="checkbox"
        />
        {say(texts.withoutCredit)}
      </label>
    </div>
  )
}

type MomentProps = { label: string; value: string | null; change: (moment: string | null) => void }

function Moment({ label, value, change }: MomentProps) {
  // What is not a moment yet stays in the field, and the period as it was.
  const [typed, setTyped] = useState(value)
  const isWrong = typed !== null && canonicalMoment(typed) === null
  return (
    <div className="picture-filters__moment">
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
