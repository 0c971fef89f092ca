import { isLive, type Visibility } from '@kariera/shared/rules/liveAndPromoted'
import { formatDateTime } from '@kariera/shared/rules/dates'
import { backOfficeTexts, type BackOfficeText } from '@kariera/shared/texts/back-office'
import { z } from 'zod'

/** Whether readers see an article, and why not; `from` is UTC, ISO 8601. */
export const readersViewSchema = z.discriminatedUnion('is', [
  z.object({ is: z.literal('live') }),
  z.object({ is: z.literal('scheduled'), from: z.string() }),
  z.object({ is: z.literal('draft') }),
  z.object({ is: z.literal('trashed') }),
])

export type ReadersView = z.infer<typeof readersViewSchema>

/** Returns whether readers see an article, and why not (the rule of shared/src/rules/liveAndPromoted.ts). */
export function readersView(article: Visibility, now: Date): ReadersView {
  if (isLive(article, now)) return { is: 'live' }
  if (article.deletedAt) return { is: 'trashed' }
  if (article._status !== 'published' || !article.datePublished) return { is: 'draft' }
  return { is: 'scheduled', from: article.datePublished }
}

const texts = backOfficeTexts.live

/** Returns the text for editors about whether readers see an article, and its tone. */
export function readersViewText(view: ReadersView): {
  tone: 'good' | 'waiting' | 'quiet' | 'bad'
  text: BackOfficeText
} {
  switch (view.is) {
    case 'live':
      return { tone: 'good', text: texts.live }
    case 'scheduled':
      return { tone: 'waiting', text: texts.scheduled(formatDateTime(view.from)) }
    case 'draft':
      return { tone: 'quiet', text: texts.draft }
    case 'trashed':
      return { tone: 'bad', text: texts.trashed }
  }
}
