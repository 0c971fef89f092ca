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

type Remembered = Map<number, PublicArticle | null>

/** Before a change: what the article is in public now. */
export const rememberBeforeChange: CollectionBeforeChangeHook = async (args) => {
  const id: unknown = args.originalDoc?.id
  if (typeof id === 'number') await remember(args.context, args.req, id)
  return args.data
}

/** Before it is deleted for good: what it is in public now. */
export const rememberBeforeDelete: CollectionBeforeDeleteHook = async ({ id, req, context }) => {
  await remember(context, req, Number(id))
}

/** After the change: announces it if readers could see the article before, or can now. */
export const announceArticle: CollectionAfterChangeHook = async ({ doc, req, context }) => {
  const before = publicBefore(context, doc.id)
  const after = await lockPublicArticle(req, doc.id)
  // A draft is saved beside the row and leaves it as it was.
  if (after?.revision === before?.revision) return
  const was = factsOf(before)
  const is = factsOf(after)
  if (!was && !is) return
  const title = String(after?.title ?? '').slice(0, 300)
  await announce(req, { documentType: 'articles', documentId: doc.id, title, was, is })
}

export const announceArticleDeletion: CollectionAfterDeleteHook = async ({ doc, req, context }) => {
  const was = factsOf(publicBefore(context, doc.id))
  if (!was) return
  const title = String(doc.title ?? '').slice(0, 300)
  await announce(req, { documentType: 'articles', documentId: doc.id, title, was, is: null })
}

/** What the article was in public before this request changed it; null when it did not exist. */
export function publicBefore(context: RequestContext, id: number): PublicArticle | null {
  return rememberedIn(context).get(id) ?? null
}

async function remember(context: RequestContext, req: PayloadRequest, id: number) {
  rememberedIn(context).set(id, await lockPublicArticle(req, id))
}

function rememberedIn(context: RequestContext): Remembered {
  const known: unknown = context.publicArticles
  if (known instanceof Map) return known
  const remembered: Remembered = new Map()
  context.publicArticles = remembered
  return remembered
}
