import { isWaitingPicture } from '../../../../editing/uses/waitingPicture.ts'

/** Number of pasted pictures in a text that the newsroom has not copied: with them it cannot be published. */
export function uncopiedIn(node: unknown): number {
  if (typeof node !== 'object' || node === null) return 0
  if ('root' in node) return uncopiedIn(node.root)
  if (isWaitingPicture(node)) return 1
  const children: unknown[] =
    'children' in node && Array.isArray(node.children) ? node.children : []
  return children.reduce<number>((sum, child) => sum + uncopiedIn(child), 0)
}
