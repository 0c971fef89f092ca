import type { Quote } from '@kariera/shared/payload-types'
import type { CollectionAfterChangeHook, CollectionBeforeChangeHook, RequestContext } from 'payload'
import { quotePath } from '@kariera/shared/routes'
import { announce } from '#publishing/outbox.ts'
import { keepFormerAddress } from '../../redirects/formerAddresses.ts'
import { mintQuoteSlug } from './mintQuoteSlug.ts'
import { lockPublicQuote, type PublicQuote } from '../publicQuote.ts'

declare module 'payload' {
  interface RequestContext {
    /**
     * Public state of the quotes before this request changed them. Payload copies the context, so the map must be in
     * it.
     */
    publicQuotes?: Map<number, PublicQuote | null>
  }
}

/** Remembers a quote's public state before a change. Must run before any other hook. */
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

/**
 * Makes the slug at publish, and again when the text has changed; the former address redirects to the new one
 * (R-ART-10).
 */
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
  // A value that is not a text is refused later, by the field's own rule.
  if (typeof text !== 'string') return data
  const slug = await mintQuoteSlug(req, text, before)
  if (before?.slug && before.slug !== slug) {
    const to = { relationTo: 'quotes', value: before.id } as const
    await keepFormerAddress(req, { to, from: quotePath(before.slug), current: quotePath(slug) })
  }
  return { ...data, slug }
}

/** Announces the change if readers could see the quote before, or can now. */
export const announceQuote: CollectionAfterChangeHook<Quote> = async ({ doc, context, req }) => {
  const before = publicBefore(context, doc.id)
  const after = await lockPublicQuote(req, doc.id)
  // A draft is saved beside the row and does not change it.
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

/** Returns what is announced of a quote: null if readers cannot see it. */
export function factsOf(quote: PublicQuote | null) {
  return quote?.published ? { id: quote.id, slug: quote.slug } : null
}
