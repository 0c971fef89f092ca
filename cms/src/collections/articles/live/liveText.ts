import type { LiveState } from '@kariera/shared/contracts/liveState'
import { formatDate, formatDateTime, formatTime } from '@kariera/shared/rules/dates'
import { backOfficeTexts, type BackOfficeText } from '@kariera/shared/texts/back-office'
import { durationText } from '#lib/duration.ts'

/** What the indicator shows: a state, or that it is not known yet, or that the newsroom did not respond. */
export type Shown =
  | LiveState
  | { state: 'unsaved' }
  | { state: 'checking' }
  | { state: 'unchecked' }

const texts = backOfficeTexts.live

/**
 * Returns the text of the indicator; the reason follows it if something failed.
 *
 * @param language of the durations
 */
export function headlineOf(shown: Shown, now: Date, language: string): BackOfficeText {
  switch (shown.state) {
    case 'live':
      return liveText(shown, now, language)
    case 'scheduled':
      return texts.scheduled(formatDateTime(shown.at))
    case 'failed':
      return shown.what === 'update' ? texts.updateFailed : texts.removalFailed
    case 'rendering':
    case 'removing':
    case 'unknown':
    case 'draft':
    case 'trashed':
    case 'unsaved':
    case 'checking':
    case 'unchecked':
      return texts[shown.state]
  }
}

type Live = Extract<LiveState, { state: 'live' }>

function liveText({ since, ms }: Live, now: Date, language: string): BackOfficeText {
  if (since === null) return texts.live
  const today = formatDate(since) === formatDate(now)
  const moment = today ? formatTime(since) : formatDateTime(since)
  if (ms === null) return texts.liveSince(moment)
  return texts.liveSinceWithin(moment, durationText(ms, language))
}
