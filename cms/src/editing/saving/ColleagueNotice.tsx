'use client'

import { formatDateTime } from '@kariera/shared/rules/dates'
import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import { use } from 'react'
import { createPortal } from 'react-dom'
import { useTranslate } from '../../admin/i18n/useTranslate.ts'
import { PlaceAboveForm } from './placeAboveForm.ts'
import type { ColleagueSave } from './useColleagueSave.ts'
import styles from '../presence/Presence.module.css'

type Props = { save: ColleagueSave | null; show: () => void }

/** The line above a form that says what a colleague has saved meanwhile. */
export function ColleagueNotice({ save, show }: Props) {
  const say = useTranslate()
  const above = use(PlaceAboveForm)
  if (!above) return null
  const { saved, savedBeside } = backOfficeTexts.presence
  return createPortal(
    <p className={styles.others} role="status">
      {save && say((save.isHere ? saved : savedBeside)(save.name, formatDateTime(save.at)))}
      {save && !save.isHere && (
        <>
          {' '}
          <button className="text-button" onClick={show} type="button">
            {say(backOfficeTexts.conflict.show)}
          </button>
        </>
      )}
    </p>,
    above,
  )
}
