'use client'

import { useTranslation } from '@payloadcms/ui'
import { DayPicker } from 'react-day-picker'
import { bg } from 'react-day-picker/locale/bg'
import { enGB } from 'react-day-picker/locale/en-GB'
import styles from './Dates.module.css'

type Props = {
  /** The chosen day, `2026-11-25`; null if none is chosen. */
  chosen: string | null
  today: string
  choose: (day: string) => void
}

/** Calendar for choosing a day by mouse or by keyboard: arrows for days and weeks, Page Up and Page Down for months. */
export function Calendar({ chosen, today, choose }: Props) {
  const { language } = useTranslation().i18n
  return (
    <DayPicker
      autoFocus
      classNames={classNames}
      defaultMonth={dateOf(chosen ?? today)}
      locale={language === 'bg' ? bg : enGB}
      mode="single"
      navLayout="around"
      onSelect={(date) => choose(dayOf(date))}
      required
      selected={chosen === null ? undefined : dateOf(chosen)}
      showOutsideDays
      // A day has no time zone: it is counted in UTC.
      timeZone="UTC"
      today={dateOf(today)}
    />
  )
}

const classNames = {
  root: styles.calendar,
  month: styles.calendarMonth,
  month_caption: styles.calendarCaption,
  chevron: styles.calendarChevron,
  outside: styles.calendarBeside,
  today: styles.calendarToday,
}

const dateOf = (day: string) => new Date(`${day}T00:00Z`)
const dayOf = (date: Date) => date.toISOString().slice(0, 10)
