import type { Article } from '@kariera/shared/payload-types'
import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeChangeHook,
  CollectionBeforeDeleteHook,
  PayloadRequest,
  RequestContext,
} from 'payload'
import { announce } from '#publishing/outbox.ts'
import { factsOf, lockPublicArticle, type PublicArticle } from '../publicArticle.ts'

declare module 'payload' {
  interface RequestContext {
    /**
     * Public state of the articles before and after this request changed them. Payload copies the context, so the map
     * must be in it.
     */
    publicArticles?: Map<number, PublicChange>
  }
}

/** Public state of an article before and after a change; null where it does not exist. */
type PublicChange = { before: PublicArticle | null; after: PublicArticle | null }

/** Before a change: remembers the article's public state. */
export const rememberBeforeChange: CollectionBeforeChangeHook<Article> = async (args) => {
  const id = args.originalDoc?.id
  if (id !== undefined) await remember(args.context, args.req, id)
  return args.data
}

/** Before a permanent deletion: remembers the article's public state. */
export const rememberBeforeDelete: CollectionBeforeDeleteHook = async ({ id, req, context }) => {
  await remember(context, req, Number(id))
}

/** After the change, before the hooks that compare: reads the public state again. */
export const readAfterChange: CollectionAfterChangeHook<Article> = async ({
  doc: { id },
  req,
  context,
  operation,
}) => {
  if (operation === 'update' && !context.publicArticles?.has(id)) {
    throw new Error('publishing: the public row was not read before the article was changed')
  }
  const before = publicBefore(context, id)
  context.publicArticles ??= new Map()
  context.publicArticles.set(id, { before, after: await lockPublicArticle(req, id) })
}

/** After the change: announces it if readers could see the article before, or can now. */
export const announceArticle: CollectionAfterChangeHook<Article> = async ({
  doc,
  req,
  context,
}) => {
  const change = publicChange(context, doc.id)
  if (!change) return
  const { before, after } = change
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

/** Returns the public state of the article before this request changed it; null if it did not exist. */
export function publicBefore(context: RequestContext, id: number): PublicArticle | null {
  return context.publicArticles?.get(id)?.before ?? null
}

/** Returns what the change did to the article's row; null if nothing: a draft is saved beside it. */
export function publicChange(context: RequestContext, id: number): PublicChange | null {
  const change = context.publicArticles?.get(id)
  return change && change.before?.revision !== change.after?.revision ? change : null
}

async function remember(context: RequestContext, req: PayloadRequest, id: number) {
  context.publicArticles ??= new Map()
  context.publicArticles.set(id, { before: await lockPublicArticle(req, id), after: null })
}
