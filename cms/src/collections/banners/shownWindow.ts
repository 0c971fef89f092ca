import { formatDateTime } from '@kariera/shared/rules/dates'
import { backOfficeTexts, type BackOfficeText } from '@kariera/shared/texts/back-office'

type Moment = string | null | undefined

/** Returns the period in which a banner is shown, as text: dd/MM/yyyy HH:mm in Europe/Sofia. */
export function shownWindow(startDate: Moment, endDate: Moment): BackOfficeText {
  const { from, until, always } = backOfficeTexts.banner
  if (startDate && endDate) {
    const both = `${formatDateTime(startDate)} – ${formatDateTime(endDate)}`
    return { en: both, bg: both }
  }
  if (startDate) return from(formatDateTime(startDate))
  return endDate ? until(formatDateTime(endDate)) : always
}
