import type { Service } from '@kariera/shared/payload-types'
import { servicePath } from '@kariera/shared/routes'
import type { CollectionAfterChangeHook, CollectionBeforeChangeHook, RequestContext } from 'payload'
import { announce } from '#publishing/outbox.ts'
import { keepFormerAddress } from '../../redirects/formerAddresses.ts'
import { mintServiceSlug } from './mintServiceSlug.ts'
import { lockPublicService, type PublicService } from '../publicService.ts'

declare module 'payload' {
  interface RequestContext {
    /**
     * Public state of the services before this request changed them. Payload copies the context, so the map must be in
     * it.
     */
    publicServices?: Map<number, PublicService | null>
  }
}

/** Remembers a service's public state before a change. Must run before any other hook. */
export const rememberPublicService: CollectionBeforeChangeHook<Service> = async ({
  originalDoc,
  context,
  req,
}) => {
  context.publicServices ??= new Map()
  const id = originalDoc?.id
  if (id !== undefined) context.publicServices.set(id, await lockPublicService(req, id))
}

/** Makes the slug from the title, and again when it changes; the former address redirects to the new one (R-ART-10). */
export const generateAddress: CollectionBeforeChangeHook<Service> = async ({
  data,
  originalDoc,
  context,
  req,
}) => {
  const before = publicBefore(context, originalDoc?.id)
  const title: unknown = data.title ?? before?.title
  // A value that is not a text is refused later, by the field's own rule.
  if (typeof title !== 'string') return data
  const slug = await mintServiceSlug(req, title, before)
  if (before?.slug && before.slug !== slug) {
    const to = { relationTo: 'services', value: before.id } as const
    await keepFormerAddress(req, { to, from: servicePath(before.slug), current: servicePath(slug) })
  }
  return { ...data, slug }
}

/** Announces the change if readers could see the service before, or can now. */
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
