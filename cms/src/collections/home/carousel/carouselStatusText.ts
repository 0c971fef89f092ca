import { formatDateTime } from '@kariera/shared/rules/dates'
import { backOfficeTexts, type BackOfficeText } from '@kariera/shared/texts/back-office'
import type { Standing } from './carouselRow.ts'

const texts = backOfficeTexts.live

/** What an editor is told of whether readers see an article, and in which tone. */
export function carouselStatusText(standing: Standing): {
  tone: 'good' | 'waiting' | 'quiet' | 'bad'
  text: BackOfficeText
} {
  switch (standing.is) {
    case 'live':
      return { tone: 'good', text: texts.live }
    case 'scheduled':
      return { tone: 'waiting', text: texts.scheduled(formatDateTime(standing.from)) }
    case 'draft':
      return { tone: 'quiet', text: texts.draft }
    case 'trashed':
      return { tone: 'bad', text: texts.trashed }
  }
}
