import {
  $getEditor,
  $getNodeByKey,
  $getSelection,
  $isElementNode,
  $isRangeSelection,
  getStaticNodeConfig,
  type LexicalNode,
} from '@payloadcms/richtext-lexical/lexical'
import { $isListItemNode, $isListNode, ListNode } from '@payloadcms/richtext-lexical/lexical/list'
import { isListNumber } from './listNumbers.ts'

/**
 * Lets two lists stand side by side in every editor that is made from now on, each with its own numbers (decision 64).
 * Lexical joins every list with the next one of its kind, also when a text is opened.
 */
export function keepListsApart(): void {
  const { ownNodeConfig } = getStaticNodeConfig(ListNode)
  const $join = ownNodeConfig?.$transform
  if (!$join) throw new Error('Lexical has no transform of lists any more that could be replaced.')
  const $transform = (list: LexicalNode) => {
    if (!$isListNode(list)) return
    if (!isListNumber(list.getStart())) list.setStart(1)
    const next = list.getNextSibling()
    if ($isListNode(next) && !$belongTogether(list, next)) $number(list)
    else $join(list)
  }
  Object.assign(ownNodeConfig, { $transform })
}

/**
 * Whether two lists have become one: because the numbers go on, because what stood between them was removed, or because
 * one of them was inserted where the cursor was in the other.
 */
function $belongTogether(list: ListNode, next: ListNode): boolean {
  if (list.getListType() !== next.getListType()) return false
  if (list.getListType() === 'number' && next.getStart() === $number(list)) return true
  return $getEditor()
    .getEditorState()
    .read(() => {
      const [former, formerNext] = [$getNodeByKey(list.getKey()), $getNodeByKey(next.getKey())]
      if (former && formerNext) {
        const between = formerNext.getPreviousSibling()
        return !$isListNode(between) || between.getListType() !== list.getListType()
      }
      const known = former ?? formerNext
      const selection = $getSelection()
      if (!$isElementNode(known) || !$isRangeSelection(selection)) return false
      return known.isParentOf(selection.anchor.getNode())
    })
}

/** Gives the items of a list their numbers. @returns the one after them; items with a nested list have none */
function $number(list: ListNode): number {
  let number = list.getStart()
  for (const item of list.getChildren().filter($isListItemNode)) {
    if (item.getValue() !== number) item.setValue(number)
    if (!$isListNode(item.getFirstChild())) number += 1
  }
  return number
}
