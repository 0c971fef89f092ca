import { formatDateTime } from '@kariera/shared/rules/dates'
import { backOfficeTexts, type BackOfficeText } from '@kariera/shared/texts/back-office'
import type { Standing } from './paidArticle.ts'

const texts = backOfficeTexts.paidOrder.standing

/** What an editor is told of a promotion, and in which tone. */
export function promotionStatusText(
  standing: Standing,
  isFeatured: boolean,
): { tone: 'good' | 'waiting' | 'quiet'; text: BackOfficeText } {
  switch (standing.is) {
    case 'draft':
      return { tone: 'quiet', text: texts.draft }
    case 'waiting':
      return { tone: 'waiting', text: texts.waiting(formatDateTime(standing.from)) }
    case 'ended':
      return { tone: 'quiet', text: texts.ended(formatDateTime(standing.at)) }
    case 'promoted':
      return isFeatured
        ? { tone: 'good', text: texts.featured }
        : { tone: 'waiting', text: texts.beyond }
  }
}
