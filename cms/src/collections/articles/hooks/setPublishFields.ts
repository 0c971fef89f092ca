import { now } from '@kariera/shared/clock'
import { isPromoted, promotionBegan } from '@kariera/shared/rules/liveAndPromoted'
import type { Article } from '@kariera/shared/payload-types'
import { articlePath } from '@kariera/shared/routes'
import type { CollectionBeforeChangeHook, PayloadRequest } from 'payload'
import { keepFormerAddress } from '../../redirects/formerAddresses.ts'
import { publicBefore } from './announce.ts'
import { generateSlug } from './generateSlug.ts'
import type { PublicArticle } from '../publicArticle.ts'

/**
 * Sets the fields that a publish decides and no editor writes: the date if none was chosen, the slug, and the first
 * moment of promotion. Drafts keep only what is already known.
 */
export const setPublishFields: CollectionBeforeChangeHook<Article> = async ({
  data,
  originalDoc,
  req,
  context,
}) => {
  const before = originalDoc ? publicBefore(context, originalDoc.id) : null
  const firstPromotedAt = firstPromotion(before)
  if (data._status !== 'published' || context.restoresDraft) {
    return { ...data, ...(before && { slug: before.slug }), firstPromotedAt }
  }
  const article = { ...originalDoc, ...data }
  // What cannot be published is refused later, by the fields' own rules.
  if (!isPublishable(article)) return { ...data, firstPromotedAt }
  const datePublished = article.datePublished || now().toISOString()
  const slug = await generateSlug(req, { title: article.title ?? '', datePublished, before })
  if (before?.slug && before.slug !== slug) await keepFormerSlug(req, before.id, before.slug, slug)
  const promotedNow = isPromoted({ ...article, datePublished }, now())
  const promotedFirst = firstPromotedAt ?? (promotedNow ? now().toISOString() : null)
  return { ...data, datePublished, slug, firstPromotedAt: promotedFirst }
}

function isPublishable({ title, ...article }: Partial<Article>): boolean {
  const dates = [article.datePublished, article.paidStartDate, article.paidEndDate]
  return (
    typeof title === 'string' &&
    dates.every((date) => !date || !Number.isNaN(new Date(date).getTime()))
  )
}

async function keepFormerSlug(req: PayloadRequest, id: number, former: string, current: string) {
  await keepFormerAddress(req, {
    to: { relationTo: 'articles', value: id },
    from: articlePath(former),
    current: articlePath(current),
  })
}

/** From the public row: drafts do not contain what the clock has noted, and the clock may not have run yet. */
function firstPromotion(before: PublicArticle | null): string | null {
  if (!before) return null
  const began = before.published ? promotionBegan(before, now()) : null
  return before.firstPromotedAt ?? began
}
