import { dayBefore, formatDateTime, formatTime, isoDate } from '@kariera/shared/rules/dates'
import { backOfficeTexts, type BackOfficeText } from '@kariera/shared/texts/back-office'

const texts = backOfficeTexts.versions

/** Returns a moment as people say it: 'вчера 17:40', or with its date if it is longer ago. */
export function dayInWords(moment: Date, now: Date): BackOfficeText {
  const [day, today] = [isoDate(moment), isoDate(now)]
  if (day === today) return texts.today(formatTime(moment))
  if (day === dayBefore(today)) return texts.yesterday(formatTime(moment))
  const date = formatDateTime(moment)
  return { en: date, bg: date }
}
