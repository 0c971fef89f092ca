import {
  $getEditor,
  $getNodeByKey,
  $getPreviousSelection,
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

/** Whether a change has made one list of two: their numbers go on, what stood between them went, or it is a paste. */
function $belongTogether(list: ListNode, next: ListNode): boolean {
  if (list.getListType() !== next.getListType()) return false
  const isNumbered = list.getListType() === 'number'
  return (
    (isNumbered && next.getStart() === $number(list)) ||
    $wereParted(list, next) ||
    $hadCursor(list) ||
    $hadCursor(next)
  )
}

function $wereParted(list: ListNode, next: ListNode): boolean {
  return $before(() => {
    const former = $getNodeByKey(next.getKey())
    return former !== null && $getNodeByKey(list.getKey())?.getNextSibling()?.is(former) === false
  })
}

/** Whether the cursor was in a list, so that a list that is inserted there is a part of it. */
function $hadCursor(list: ListNode): boolean {
  const selection = $getPreviousSelection()
  if (!$isRangeSelection(selection)) return false
  return $before(() => {
    const former = $getNodeByKey(list.getKey())
    return $isElementNode(former) && former.isParentOf(selection.anchor.getNode())
  })
}

/** Reads the text as it was before this change. */
function $before<T>(read: () => T): T {
  return $getEditor().getEditorState().read(read)
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
