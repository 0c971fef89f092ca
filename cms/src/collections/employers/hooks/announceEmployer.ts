import type { Employer } from '@kariera/shared/payload-types'
import { employerPath } from '@kariera/shared/routes'
import type { CollectionAfterChangeHook, CollectionBeforeChangeHook, RequestContext } from 'payload'
import { announce } from '#publishing/outbox.ts'
import { keepFormerAddress, takeOverAddress } from '../../redirects/formerAddresses.ts'
import { lockPublicEmployer, type PublicEmployer } from '../publicEmployer.ts'

declare module 'payload' {
  interface RequestContext {
    /**
     * Public state of the employers before this request changed them. Payload copies the context, so the map must be in
     * it.
     */
    publicEmployers?: Map<number, PublicEmployer | null>
  }
}

/** Remembers an employer's public state before a change. Must run before any other hook. */
export const rememberPublicEmployer: CollectionBeforeChangeHook<Employer> = async ({
  originalDoc,
  context,
  req,
}) => {
  context.publicEmployers ??= new Map()
  const id = originalDoc?.id
  if (id !== undefined) context.publicEmployers.set(id, await lockPublicEmployer(req, id))
}

/**
 * Announces the change if readers could see the employer before, or can now. The former address redirects to the new
 * one (R-ART-10), unless another employer has taken it.
 */
export const announceEmployer: CollectionAfterChangeHook<Employer> = async ({
  doc,
  context,
  req,
}) => {
  const before = publicBefore(context, doc.id)
  const after = await lockPublicEmployer(req, doc.id)
  if (after?.shown) await keepAddresses(req, before, after)
  const was = factsOf(before)
  const is = factsOf(after)
  if (!was && !is) return
  const title = (after?.slug ?? '').slice(0, 300)
  await announce(req, { documentType: 'employers', documentId: doc.id, title, was, is })
}

async function keepAddresses(
  req: Parameters<typeof takeOverAddress>[0],
  before: PublicEmployer | null,
  { id, slug }: PublicEmployer,
): Promise<void> {
  const current = employerPath(slug)
  if (before?.shown && before.slug !== slug) {
    const to = { relationTo: 'employers', value: id } as const
    await keepFormerAddress(req, { to, from: employerPath(before.slug), current })
  } else if (before?.slug !== slug || !before.shown) await takeOverAddress(req, current)
}

function publicBefore(context: RequestContext, id: number): PublicEmployer | null {
  return context.publicEmployers?.get(id) ?? null
}

function factsOf(employer: PublicEmployer | null) {
  return employer?.shown ? { id: employer.id, slug: employer.slug } : null
}
