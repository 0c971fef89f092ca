import { looksEmpty } from '@kariera/shared/rules/invisible'

/** Whether a node contains a picture, a block or text, at any depth. */
export function hasContent(node: unknown): boolean {
  if (typeof node !== 'object' || node === null) return false
  if ('root' in node) return hasContent(node.root)
  if ('type' in node && (node.type === 'upload' || node.type === 'block')) return true
  if ('text' in node && typeof node.text === 'string' && !looksEmpty(node.text)) return true
  return (
    'children' in node &&
    Array.isArray(node.children) &&
    node.children.some((child) => hasContent(child))
  )
}
