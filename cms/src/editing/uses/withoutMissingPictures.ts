import type { FieldHook } from 'payload'
import { z } from 'zod'
import { connectionOf } from '../../lib/db/connection.ts'
import { idList } from '../../lib/db/lists.ts'
import { selectIds } from '../../lib/db/select.ts'
import { isWaitingPicture } from './waitingPicture.ts'
import { isDraft } from '../drafts.ts'

/**
 * Hook for the `beforeChange` of every text with pictures: locks them, so that none is deleted before the save ends, and
 * removes those that no longer exist, for example from an old version. From drafts it also removes places without a
 * picture, except of one that is being copied; whoever publishes is told of them
 * (collections/articles/body/validation.ts).
 */
export const withoutMissingPictures: FieldHook = async ({ value, data, originalDoc, req }) => {
  const given: unknown = value
  const text = isDraft({ ...originalDoc, ...data }) ? withoutPictures(given, isUnfinished) : given
  const named = [...new Set(picturesIn(text))]
  if (named.length === 0) return text
  const connection = await connectionOf(req)
  const ids = await selectIds(connection)`
    SELECT id FROM media
    WHERE id IN ${idList(named)}
    ORDER BY id FOR KEY SHARE`
  const stored = new Set(ids)
  const isMissing = (node: unknown) => {
    const id = pictureOf(node)
    return id !== null && !stored.has(id)
  }
  return named.every((id) => stored.has(id)) ? text : withoutPictures(text, isMissing)
}

/** A node that shows a picture, with an id that the vocabulary allows; other values are refused by its check. */
const pictureSchema = z.object({
  type: z.literal('upload'),
  value: z.union([
    z.number(),
    z
      .string()
      .regex(/^[1-9]\d{0,8}$/)
      .transform(Number),
  ]),
})

function pictureOf(node: unknown): number | null {
  const id = pictureSchema.safeParse(node).data?.value ?? NaN
  return Number.isInteger(id) && id > 0 && id < 1e9 ? id : null
}

/** Whether a node is a place without a picture, and none is being copied for it. */
function isUnfinished(node: unknown): boolean {
  const isUpload =
    typeof node === 'object' && node !== null && 'type' in node && node.type === 'upload'
  return isUpload && pictureOf(node) === null && !isWaitingPicture(node)
}

/** Deeper than any text. Deeper nodes are left as they are, and refused (collections/articles/body/vocabulary.ts). */
const maxDepth = 200

function picturesIn(node: unknown, depth = 0): number[] {
  if (typeof node !== 'object' || node === null || depth > maxDepth) return []
  if ('root' in node) return picturesIn(node.root, depth + 1)
  const own = pictureOf(node)
  const inner: unknown[] = 'children' in node && Array.isArray(node.children) ? node.children : []
  return [...(own === null ? [] : [own]), ...inner.flatMap((child) => picturesIn(child, depth + 1))]
}

function withoutPictures(node: unknown, isGone: (node: unknown) => boolean, depth = 0): unknown {
  if (typeof node !== 'object' || node === null || depth > maxDepth) return node
  if ('root' in node) return { ...node, root: withoutPictures(node.root, isGone, depth + 1) }
  if (!('children' in node) || !Array.isArray(node.children)) return node
  const children: unknown[] = node.children
  const kept = children.filter((child) => !isGone(child))
  return { ...node, children: kept.map((child) => withoutPictures(child, isGone, depth + 1)) }
}
