import { isoDate, timeZone } from '@kariera/shared/rules/dates'
import { momentAt } from '@kariera/shared/rules/sofiaTime'
import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import { RowLink } from './Block.tsx'
import type { DashboardReader, Row } from './readBlocks.ts'
import type { UpcomingDay } from './readUpcoming.ts'
import styles from './Dashboard.module.css'

const texts = backOfficeTexts.dashboard.upcoming
const dayMs = 24 * 60 * 60_000

type Props = {
  days: UpcomingDay[]
  reader: DashboardReader
  language: string
  addressOf: (path: Row['path']) => string
}

/** What begins and ends in the next days, under the name of each day. */
export function UpcomingDays({ days, reader, language, addressOf }: Props) {
  return (
    <div>
      {days.map(({ day, rows }) => (
        <div key={day}>
          <h3>{headingOf(day, reader, language)}</h3>
          <ul>
            {rows.map(({ time, ...row }) => (
              <li className={styles.timed} key={row.path + row.detail}>
                <time>{time}</time>
                <div>
                  <RowLink addressOf={addressOf} row={row} />
                </div>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  )
}

/** 'Днес, петък, 27 ноември'; only the nearest two days have such a word. */
function headingOf(day: string, { now, say }: DashboardReader, language: string): string {
  const name = dayName(noonOf(day), language)
  if (day === isoDate(now)) return say(texts.today(name))
  const tomorrow = isoDate(new Date(noonOf(isoDate(now)).getTime() + dayMs))
  return day === tomorrow ? say(texts.tomorrow(name)) : name
}

function noonOf(day: string): Date {
  return new Date(momentAt(day, '12:00').iso)
}

/** 'понеделник, 23 ноември' in Europe/Sofia. */
export function dayName(moment: Date, language: string): string {
  const form = { weekday: 'long', day: 'numeric', month: 'long', timeZone } as const
  return new Intl.DateTimeFormat(language === 'bg' ? 'bg' : 'en-GB', form).format(moment)
}
