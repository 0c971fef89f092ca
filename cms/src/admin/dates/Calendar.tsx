'use client'

import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import { useTranslation } from '@payloadcms/ui'
import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { useTranslate } from '../i18n/useTranslate.ts'
import { daysAfter, monthsAfter, weekdayOf, weeksOfMonth } from './calendarDays.ts'
import styles from './Dates.module.css'

const texts = backOfficeTexts.dates

type Props = {
  /** The chosen day, `2026-11-25`; null if none is chosen. */
  chosen: string | null
  today: string
  choose: (day: string) => void
}

/** Calendar for choosing a day by mouse or by keyboard: arrows for days and weeks, Page Up and Page Down for months. */
export function Calendar({ chosen, today, choose }: Props) {
  const say = useTranslate()
  const { language } = useTranslation().i18n
  const [at, setAt] = useState(chosen ?? today)
  const table = useRef<HTMLTableElement>(null)
  const follows = useRef(false)
  const go = (day: string) => {
    setAt(day)
    follows.current = true
  }
  // The focus follows the keys, after rendering: the button of a day in another month exists only now.
  useEffect(() => {
    if (!follows.current) return
    follows.current = false
    table.current?.querySelector<HTMLButtonElement>('[tabindex="0"]')?.focus()
  }, [at])
  return (
    <div className={styles.calendar}>
      <div className={styles.calendarMonth}>
        <MonthButton label={say(texts.previousMonth)} act={() => setAt(monthsAfter(at, -1))}>
          ‹
        </MonthButton>
        <p aria-live="polite">
          {nameOf(at, language, { month: 'long' })} {at.slice(0, 4)}
        </p>
        <MonthButton label={say(texts.nextMonth)} act={() => setAt(monthsAfter(at, 1))}>
          ›
        </MonthButton>
      </div>
      <table
        aria-label={say(texts.day)}
        onKeyDown={(event) => goByKey(event, at, go)}
        ref={table}
        role="grid"
      >
        <Weekdays language={language} />
        <tbody>
          {weeksOfMonth(at).map((week) => (
            <tr key={week[0]}>
              {week.map((day) => (
                <td aria-selected={day === chosen} key={day} role="gridcell">
                  <button
                    aria-current={day === today ? 'date' : undefined}
                    aria-label={nameOf(day, language, { dateStyle: 'full' })}
                    className={day.slice(0, 7) === at.slice(0, 7) ? '' : styles.calendarBeside}
                    onClick={() => {
                      go(day)
                      choose(day)
                    }}
                    tabIndex={day === at ? 0 : -1}
                    type="button"
                  >
                    {Number(day.slice(8))}
                  </button>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

type MonthButtonProps = { label: string; act: () => void; children: string }

function MonthButton({ label, act, children }: MonthButtonProps) {
  return (
    <button aria-label={label} onClick={act} title={label} type="button">
      <span aria-hidden="true">{children}</span>
    </button>
  )
}

function Weekdays({ language }: { language: string }) {
  const [week = []] = weeksOfMonth('2026-11-23')
  return (
    <thead>
      <tr>
        {week.map((day) => (
          <th abbr={nameOf(day, language, { weekday: 'long' })} key={day} scope="col">
            {nameOf(day, language, { weekday: 'short' })}
          </th>
        ))}
      </tr>
    </thead>
  )
}

function goByKey(event: KeyboardEvent, at: string, go: (day: string) => void): void {
  const steps: Partial<Record<string, () => string>> = {
    ArrowLeft: () => daysAfter(at, -1),
    ArrowRight: () => daysAfter(at, 1),
    ArrowUp: () => daysAfter(at, -7),
    ArrowDown: () => daysAfter(at, 7),
    PageUp: () => monthsAfter(at, event.shiftKey ? -12 : -1),
    PageDown: () => monthsAfter(at, event.shiftKey ? 12 : 1),
    Home: () => daysAfter(at, -weekdayOf(at)),
    End: () => daysAfter(at, 6 - weekdayOf(at)),
  }
  const step = steps[event.key]
  if (!step) return
  event.preventDefault()
  go(step())
}

/** A day has no time zone. It was counted in UTC, so it is formatted in UTC. */
function nameOf(day: string, language: string, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(language === 'bg' ? 'bg' : 'en-GB', {
    timeZone: 'UTC',
    ...options,
  }).format(new Date(`${day}T00:00Z`))
}
