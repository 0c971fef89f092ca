'use client'

import { formatTime, isoDate } from '@kariera/shared/rules/dates'
import { canonicalMoment, quarterHoursOf } from '@kariera/shared/rules/sofiaTime'
import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import { clsx } from 'clsx'
import { useId, useRef, useState } from 'react'
import { useTranslate } from '../i18n/useTranslate.ts'
import { Calendar } from './Calendar.tsx'
import styles from './Dates.module.css'

const texts = backOfficeTexts.dates

type Props = {
  value: unknown
  /** @param text a moment as the field shows it, or empty */
  pick: (text: string) => void
}

/** The button beside a date, and its popover: a calendar for the day, and times in quarters of an hour. */
export function DatePicker(props: Props) {
  const say = useTranslate()
  const id = useId()
  const popover = useRef<HTMLDivElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <button
        aria-expanded={isOpen}
        aria-haspopup="dialog"
        aria-label={say(texts.pick)}
        className={styles.dateInputOpen}
        popoverTarget={id}
        title={say(texts.pick)}
        type="button"
      >
        <CalendarSign />
      </button>
      <div
        aria-label={say(texts.pick)}
        className={clsx('floating-box', styles.datePicker)}
        id={id}
        onBlur={({ currentTarget, relatedTarget }) => {
          // A press on what takes no focus leaves it open: the browser closes it, or it is inside.
          if (relatedTarget && !currentTarget.contains(relatedTarget)) currentTarget.hidePopover()
        }}
        onToggle={(event) => setIsOpen(event.newState === 'open')}
        popover="auto"
        ref={popover}
        role="dialog"
      >
        {isOpen && <Choices {...props} close={() => popover.current?.hidePopover()} />}
      </div>
    </>
  )
}

function Choices({ value, pick, close }: Props & { close: () => void }) {
  const say = useTranslate()
  const moment = typeof value === 'string' ? canonicalMoment(value) : null
  const day = moment === null ? null : isoDate(moment)
  const time = moment === null ? '00:00' : formatTime(moment)
  const pickAt = (ofDay: string, atTime: string) =>
    pick(`${ofDay.split('-').toReversed().join('/')} ${atTime}`)
  return (
    <>
      <Calendar
        choose={(chosen) => pickAt(chosen, time)}
        chosen={day}
        today={isoDate(new Date())}
      />
      <label className={styles.datePickerTime}>
        {say(texts.time)}
        <select
          disabled={day === null}
          onChange={(event) => day !== null && pickAt(day, event.target.value)}
          value={time}
        >
          {timesOf(day, time).map((one) => (
            <option key={one}>{one}</option>
          ))}
        </select>
      </label>
      <div className={styles.datePickerActions}>
        <button onClick={() => pick('')} type="button">
          {say(texts.clear)}
        </button>
        <button className={styles.datePickerDone} onClick={close} type="button">
          {say(texts.done)}
        </button>
      </div>
    </>
  )
}

/** The quarters of an hour, and the time that is already chosen. */
function timesOf(day: string | null, time: string): string[] {
  if (day === null) return [time]
  const quarters = quarterHoursOf(day)
  return quarters.includes(time) ? quarters : [...quarters, time].toSorted()
}

function CalendarSign() {
  return (
    <svg aria-hidden="true" className="sign" viewBox="0 0 20 20">
      <path d="M3.500 5.500h13v11h-13zM3.500 9h13M7 3.500v3.500M13 3.500v3.500" />
    </svg>
  )
}
