import { looksEmpty } from '@kariera/shared/rules/invisible'
import { nodesIn } from './nodesIn.ts'

/** Whether a text contains a picture, a block or words, at any depth. */
export function hasContent(text: unknown): boolean {
  return nodesIn(text).some(
    (node) =>
      node.type === 'upload' ||
      node.type === 'block' ||
      (typeof node.text === 'string' && !looksEmpty(node.text)),
  )
}
