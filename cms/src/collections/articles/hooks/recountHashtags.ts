import type { Article } from '@kariera/shared/payload-types'
import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, PayloadRequest } from 'payload'
import { publicBefore, publicChange } from './announce.ts'
import type { PublicArticle } from '../publicArticle.ts'
import { connectionOf } from '#lib/db/connection.ts'
import { recount } from '../../hashtags/ofArticles.ts'

/** After a change: counts the hashtags that the article had in public, and those that it has now. */
export const recountHashtags: CollectionAfterChangeHook<Article> = async ({
  doc,
  req,
  context,
}) => {
  const change = publicChange(context, doc.id)
  if (change) await recountAll(req, [change.before, change.after])
}

export const recountHashtagsOfDeleted: CollectionAfterDeleteHook<Article> = async ({
  doc,
  req,
  context,
}) => recountAll(req, [publicBefore(context, doc.id)])

async function recountAll(req: PayloadRequest, articles: (PublicArticle | null)[]): Promise<void> {
  const published = articles.filter((article) => article?.published)
  const ids = new Set(published.flatMap((article) => article?.hashtags ?? []))
  await recount(await connectionOf(req), [...ids])
}
