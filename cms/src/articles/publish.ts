import { now } from '@kariera/shared/clock'
import { isPromoted } from '@kariera/shared/rules/article'
import type { Article } from '@kariera/shared/payload-types'
import type { CollectionBeforeChangeHook } from 'payload'
import { publicBefore } from './announce.ts'
import { mintSlug } from './mintSlug.ts'

/**
 * What a publish decides and no editor writes: the date where none was chosen, the address, and the
 * first moment of promotion. Drafts and autosaves pass untouched.
 */
export const mintAtPublish: CollectionBeforeChangeHook<Article> = async ({
  data,
  originalDoc,
  req,
  context,
}) => {
  if (data._status !== 'published') return data
  const before = originalDoc ? publicBefore(context, originalDoc.id) : null
  const article = { ...originalDoc, ...data }
  const datePublished = article.datePublished || now().toISOString()
  const slug = await mintSlug(req, { title: article.title ?? '', datePublished, before })
  const promotedNow = isPromoted({ ...article, datePublished }, now())
  const firstPromotedAt = article.firstPromotedAt ?? (promotedNow ? now().toISOString() : null)
  return { ...data, datePublished, slug, firstPromotedAt }
}
