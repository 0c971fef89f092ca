import { now } from '@kariera/shared/clock'
import { isPromoted, promotionBegan } from '@kariera/shared/rules/article'
import type { Article } from '@kariera/shared/payload-types'
import type { CollectionBeforeChangeHook } from 'payload'
import { publicBefore } from './announce.ts'
import { mintSlug } from './mintSlug.ts'
import type { PublicArticle } from './publicArticle.ts'

/**
 * What a publish decides and no editor writes: the date where none was chosen, the address, and the
 * first moment of promotion. In drafts only what the system knows already is kept.
 */
export const mintAtPublish: CollectionBeforeChangeHook<Article> = async ({
  data,
  originalDoc,
  req,
  context,
}) => {
  const before = originalDoc ? publicBefore(context, originalDoc.id) : null
  const firstPromotedAt = firstPromotion(before)
  if (data._status !== 'published') return { ...data, firstPromotedAt }
  const article = { ...originalDoc, ...data }
  const datePublished = article.datePublished || now().toISOString()
  const slug = await mintSlug(req, { title: article.title ?? '', datePublished, before })
  const promotedNow = isPromoted({ ...article, datePublished }, now())
  const promotedFirst = firstPromotedAt ?? (promotedNow ? now().toISOString() : null)
  return { ...data, datePublished, slug, firstPromotedAt: promotedFirst }
}

/** From the public row: drafts do not know what the clock has noted, and the clock may not have come by yet. */
function firstPromotion(before: PublicArticle | null): string | null {
  if (!before) return null
  const began = before.published ? promotionBegan(before, now()) : null
  return before.firstPromotedAt ?? began
}
