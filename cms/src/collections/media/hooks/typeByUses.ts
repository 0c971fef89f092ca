import type { CollectionAfterOperationHook } from 'payload'
import { onlyInTexts } from '#editing/uses/findUses.ts'
import { readingConnectionOf } from '#lib/db/connection.ts'

/**
 * Says of the pictures that the newsroom reads whether each is a main picture or one of a text, by its uses (A-RT-3). One
 * that is not used yet is what it was uploaded as.
 */
export const typeByUses: CollectionAfterOperationHook<'media'> = async (call) => {
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- only the name "read" of an operation is
  const { operation } = call
  if (operation !== 'find' && operation !== 'findByID' && operation !== 'updateByID')
    return call.result
  const { req, args } = call
  const pictures = call.operation === 'find' ? call.result.docs : [call.result]
  // Not where it is read along with another document, nor where it is not asked for.
  const isRead = req.user && !('currentDepth' in args && args.currentDepth)
  const asked = isRead ? pictures.filter((picture) => Object.hasOwn(picture, 'type')) : []
  if (asked.length === 0) return call.result
  const uses = await onlyInTexts(req.payload, await readingConnectionOf(req), {
    collection: 'media',
    ids: asked.map(({ id }) => id),
  })
  for (const picture of asked) {
    const isInTexts = uses.get(picture.id)
    if (isInTexts !== undefined) picture.type = isInTexts ? 'content' : 'article'
  }
  return call.result
}
