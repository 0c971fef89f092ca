import type { Quote } from '@kariera/shared/payload-types'
import type { CollectionAfterChangeHook, CollectionBeforeChangeHook, RequestContext } from 'payload'
import { quotePath } from '@kariera/shared/routes'
import { announce } from '../../../publishing/outbox.ts'
import { keepFormerAddress } from '../../redirects/formerAddresses.ts'
import { mintQuoteSlug } from './mintQuoteSlug.ts'
import { lockPublicQuote, type PublicQuote } from '../publicQuote.ts'

declare module 'payload' {
  interface RequestContext {
    /** What a request found before it changed it. Payload copies a context on the way, so it has to stand in it. */
    publicQuotes?: Map<number, PublicQuote | null>
  }
}

/** Before a change: what the quote is in public now. Before any other hook. */
export const rememberPublicQuote: CollectionBeforeChangeHook<Quote> = async ({
  originalDoc,
  context,
  req,
}) => {
  const id = originalDoc?.id
  if (id === undefined) return
  context.publicQuotes ??= new Map()
  context.publicQuotes.set(id, await lockPublicQuote(req, id))
}

/** Its address is made when it is published, and anew when its text has changed; the former one leads to it (R-ART-10). */
export const setPublishFields: CollectionBeforeChangeHook<Quote> = async ({
  data,
  originalDoc,
  context,
  req,
}) => {
  const id = originalDoc?.id
  const before = id === undefined ? null : publicBefore(context, id)
  if (data._status !== 'published' || context.restoresDraft) {
    return { ...data, ...(before && { slug: before.slug }) }
  }
  const text: unknown = data.quoteText ?? originalDoc?.quoteText
  // What is no text is refused after this, by the field's own rule.
  if (typeof text !== 'string') return data
  const slug = await mintQuoteSlug(req, text, before)
  if (before?.slug && before.slug !== slug) {
    const to = { relationTo: 'quotes', value: before.id } as const
    await keepFormerAddress(req, { to, from: quotePath(before.slug), current: quotePath(slug) })
  }
  return { ...data, slug }
}

/** Announces it if readers could see the quote before, or can now. */
export const announceQuote: CollectionAfterChangeHook<Quote> = async ({ doc, context, req }) => {
  const before = publicBefore(context, doc.id)
  const after = await lockPublicQuote(req, doc.id)
  // A draft is saved beside the row and leaves it as it was.
  if (after?.revision === before?.revision) return
  const was = factsOf(before)
  const is = factsOf(after)
  if (!was && !is) return
  const title = (after?.text ?? '').slice(0, 300)
  await announce(req, { documentType: 'quotes', documentId: doc.id, title, was, is })
}

function publicBefore(context: RequestContext, id: number): PublicQuote | null {
  return context.publicQuotes?.get(id) ?? null
}

/** What is announced of a quote: null where readers cannot see it. */
export function factsOf(quote: PublicQuote | null) {
  return quote?.published ? { id: quote.id, slug: quote.slug } : null
}
