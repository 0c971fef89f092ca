import type { Article } from '@kariera/shared/payload-types'
import type { CollectionBeforeChangeHook, CollectionBeforeOperationHook } from 'payload'
import { operationOf } from '#lib/http/operationOf.ts'
import { publicBefore } from './announce.ts'

declare module 'payload' {
  interface RequestContext {
    /** The save leaves the published version as it is. */
    isSavedBeside?: boolean
  }
}

/** Notes that a save or a restored version leaves the published version as it is. */
export const noteUnpublishedSave: CollectionBeforeOperationHook = (call) => {
  if (!['update', 'updateByID', 'restoreVersion'].includes(operationOf(call))) return
  const args: unknown = call.args
  call.context.isSavedBeside =
    typeof args === 'object' && args !== null && 'draft' in args && args.draft === true
}

/**
 * Writes into each version from when readers have the published article: lists read the versions, and a draft contains
 * nothing else about the published one. Runs after `setPublishFields`, which decides the date.
 */
export const setLiveFrom: CollectionBeforeChangeHook<Article> = ({
  data,
  originalDoc,
  context,
}) => ({ ...data, liveFrom: liveFromOf(data, originalDoc, context) })

function liveFromOf(
  data: Partial<Article>,
  originalDoc: Article | undefined,
  context: Parameters<CollectionBeforeChangeHook<Article>>[0]['context'],
): string | null {
  if (data._status === 'published' && !context.restoresDraft) return data.datePublished ?? null
  const before = originalDoc && context.isSavedBeside && publicBefore(context, originalDoc.id)
  return before && before.published ? before.datePublished : null
}
