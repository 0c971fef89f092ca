import { z } from 'zod'
import { isLive, type Visibility } from '@kariera/shared/rules/article'
import { formatDateTime } from '@kariera/shared/rules/dates'
import { backOfficeTexts, type BackOfficeText } from '@kariera/shared/texts/back-office'

/** Whether readers see an article of the carousel; `from` is UTC, ISO 8601. */
const statusSchema = z.discriminatedUnion('is', [
  z.object({ is: z.literal('live') }),
  z.object({ is: z.literal('scheduled'), from: z.string() }),
  z.object({ is: z.literal('draft') }),
  z.object({ is: z.literal('trashed') }),
])

export type CarouselStatus = z.infer<typeof statusSchema>

export const carouselRowSchema = z.object({
  id: z.number(),
  articleId: z.number(),
  title: z.string(),
  /** When the article was created, UTC, ISO 8601. */
  createdAt: z.coerce.date().transform((date) => date.toISOString()),
  /** Display time, seconds. */
  timeDisplayed: z.number(),
  status: statusSchema,
})

/** A row of the carousel's list. */
export type CarouselRow = z.infer<typeof carouselRowSchema>

/** Returns whether readers see an article, and why not (the rule of shared/src/rules/article.ts). */
export function carouselStatus(article: Visibility, now: Date): CarouselStatus {
  if (isLive(article, now)) return { is: 'live' }
  if (article.deletedAt) return { is: 'trashed' }
  if (article._status !== 'published' || !article.datePublished) return { is: 'draft' }
  return { is: 'scheduled', from: article.datePublished }
}

const texts = backOfficeTexts.live

/** Returns the status text for editors, and its tone. */
export function carouselStatusText(status: CarouselStatus): {
  tone: 'good' | 'waiting' | 'quiet' | 'bad'
  text: BackOfficeText
} {
  switch (status.is) {
    case 'live':
      return { tone: 'good', text: texts.live }
    case 'scheduled':
      return { tone: 'waiting', text: texts.scheduled(formatDateTime(status.from)) }
    case 'draft':
      return { tone: 'quiet', text: texts.draft }
    case 'trashed':
      return { tone: 'bad', text: texts.trashed }
  }
}
