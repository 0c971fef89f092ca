import type { Service } from '@kariera/shared/payload-types'
import { servicePath } from '@kariera/shared/routes'
import type { CollectionAfterChangeHook, CollectionBeforeChangeHook, RequestContext } from 'payload'
import { announce } from '../../../publishing/outbox.ts'
import { keepFormerAddress } from '../../redirects/formerAddresses.ts'
import { mintServiceSlug } from './mintServiceSlug.ts'
import { lockPublicService, type PublicService } from '../publicService.ts'

declare module 'payload' {
  interface RequestContext {
    /** What a request found before it changed it. Payload copies a context on the way, so it has to stand in it. */
    publicServices?: Map<number, PublicService | null>
  }
}

/** Before a change: what the service is in public now. Before any other hook. */
export const rememberPublicService: CollectionBeforeChangeHook<Service> = async ({
  originalDoc,
  context,
  req,
}) => {
  context.publicServices ??= new Map()
  const id = originalDoc?.id
  if (id !== undefined) context.publicServices.set(id, await lockPublicService(req, id))
}

/** Its address is made of its title, and anew when that changes; the former one leads to it (R-ART-10). */
export const generateAddress: CollectionBeforeChangeHook<Service> = async ({
  data,
  originalDoc,
  context,
  req,
}) => {
  const before = publicBefore(context, originalDoc?.id)
  const title: unknown = data.title ?? before?.title
  // What is no text is refused after this, by the field's own rule.
  if (typeof title !== 'string') return data
  const slug = await mintServiceSlug(req, title, before)
  if (before?.slug && before.slug !== slug) {
    const to = { relationTo: 'services', value: before.id } as const
    await keepFormerAddress(req, { to, from: servicePath(before.slug), current: servicePath(slug) })
  }
  return { ...data, slug }
}

/** Announces it if readers could see the service before, or can now. */
export const announceService: CollectionAfterChangeHook<Service> = async ({
  doc,
  context,
  req,
}) => {
  const after = await lockPublicService(req, doc.id)
  const was = factsOf(publicBefore(context, doc.id))
  const is = factsOf(after)
  if (!was && !is) return
  const title = (after?.title ?? '').slice(0, 300)
  await announce(req, { documentType: 'services', documentId: doc.id, title, was, is })
}

function publicBefore(context: RequestContext, id: number | undefined): PublicService | null {
  return id === undefined ? null : (context.publicServices?.get(id) ?? null)
}

function factsOf(service: PublicService | null) {
  return service?.shown ? { id: service.id, slug: service.slug } : null
}
