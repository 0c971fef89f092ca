import { backOfficeTexts, type BackOfficeText } from '@kariera/shared/texts/back-office'
import type { DeliveryState } from '#publishing/deliveryRecord.ts'
import { durationText } from '#lib/duration.ts'

const texts = backOfficeTexts.publishingLog

/**
 * Returns the state of an event in a few words, and details or null.
 *
 * @param language of the durations
 */
export function stateText(
  state: DeliveryState,
  language: string,
): { headline: BackOfficeText; detail: BackOfficeText | null } {
  switch (state.is) {
    case 'delivered':
      return {
        headline:
          state.ms === null ? texts.delivered : texts.deliveredIn(durationText(state.ms, language)),
        detail: state.pages > 0 ? texts.pages(state.pages) : null,
      }
    case 'incomplete':
      return {
        headline: texts.incomplete(state.failed.length),
        detail: both(state.failed[0]?.error ?? ''),
      }
    case 'replaced':
      return { headline: texts.replaced, detail: null }
    case 'waiting':
      return { headline: texts.waiting, detail: null }
    case 'failing':
      return { headline: texts.failing, detail: both(state.error) }
  }
}

/** An error text is not translated. */
function both(text: string): BackOfficeText {
  return { en: text, bg: text }
}
