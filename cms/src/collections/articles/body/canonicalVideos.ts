import { videoOf } from '@kariera/shared/rules/youtube'
import type { FieldHook } from 'payload'

/** Deeper than any body. Deeper nodes are left as they are, and refused (collections/articles/body/vocabulary.ts). */
const maxDepth = 200

/**
 * Hook for the `beforeValidate` of a body: stores the id of each video whose address was pasted; other texts are left for
 * the validation to refuse. (A hook of the block's own field is not called: Payload runs none before validation there.)
 */
export const canonicalVideos: FieldHook = ({ value }: { value?: unknown }) => withVideoIds(value)

function withVideoIds(node: unknown, depth = 0): unknown {
  if (typeof node !== 'object' || node === null || depth > maxDepth) return node
  if ('root' in node) return { ...node, root: withVideoIds(node.root, depth + 1) }
  if ('fields' in node && isVideo(node.fields)) {
    const { videoId } = node.fields
    return { ...node, fields: { ...node.fields, videoId: videoOf(videoId) ?? videoId } }
  }
  if (!('children' in node) || !Array.isArray(node.children)) return node
  return { ...node, children: node.children.map((child) => withVideoIds(child, depth + 1)) }
}

function isVideo(fields: unknown): fields is { videoId: string } {
  return (
    typeof fields === 'object' &&
    fields !== null &&
    'blockType' in fields &&
    fields.blockType === 'youtube' &&
    'videoId' in fields &&
    typeof fields.videoId === 'string'
  )
}
