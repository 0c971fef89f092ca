import { isLive, type Visibility } from '@kariera/shared/rules/article'
import type { Standing } from './carouselRow.ts'

/** Whether readers see an article, and why not (the rule of shared/src/rules/article.ts). */
export function carouselStatus(article: Visibility, now: Date): Standing {
  if (isLive(article, now)) return { is: 'live' }
  if (article.deletedAt) return { is: 'trashed' }
  if (article._status !== 'published' || !article.datePublished) return { is: 'draft' }
  return { is: 'scheduled', from: article.datePublished }
}
