import type { Article } from '@kariera/shared/payload-types'
import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeChangeHook,
  CollectionBeforeDeleteHook,
  PayloadRequest,
  RequestContext,
} from 'payload'
import { announce } from '../publishing/outbox.ts'
import { factsOf, lockPublicArticle, type PublicArticle } from './publicArticle.ts'

/** What each request has found before it changed it. */
const remembered = new WeakMap<RequestContext, Map<number, PublicArticle | null>>()

/** Before a change: what the article is in public now. */
export const rememberBeforeChange: CollectionBeforeChangeHook<Article> = async (args) => {
  const id = args.originalDoc?.id
  if (id !== undefined) await remember(args.context, args.req, id)
  return args.data
}

/** Before it is deleted for good: what it is in public now. */
export const rememberBeforeDelete: CollectionBeforeDeleteHook = async ({ id, req, context }) => {
  await remember(context, req, Number(id))
}

/** After the change: announces it if readers could see the article before, or can now. */
export const announceArticle: CollectionAfterChangeHook<Article> = async ({
  doc,
  req,
  context,
}) => {
  const before = publicBefore(context, doc.id)
  const after = await lockPublicArticle(req, doc.id)
  // A draft is saved beside the row and leaves it as it was.
  if (after?.revision === before?.revision) return
  const was = factsOf(before)
  const is = factsOf(after)
  if (!was && !is) return
  const title = (after?.title ?? '').slice(0, 300)
  await announce(req, { documentType: 'articles', documentId: doc.id, title, was, is })
}

export const announceArticleDeletion: CollectionAfterDeleteHook<Article> = async ({
  doc,
  req,
  context,
}) => {
  const was = factsOf(publicBefore(context, doc.id))
  if (!was) return
  const title = doc.title.slice(0, 300)
  await announce(req, { documentType: 'articles', documentId: doc.id, title, was, is: null })
}

/** What the article was in public before this request changed it; null when it did not exist. */
export function publicBefore(context: RequestContext, id: number): PublicArticle | null {
  return remembered.get(context)?.get(id) ?? null
}

async function remember(context: RequestContext, req: PayloadRequest, id: number) {
  const found = remembered.get(context) ?? new Map<number, PublicArticle | null>()
  remembered.set(context, found.set(id, await lockPublicArticle(req, id)))
}
