import {
  $createLinkNode,
  $isLinkNode,
  TOGGLE_LINK_COMMAND,
  type LinkNode,
} from '@payloadcms/richtext-lexical/client'
import {
  $createTextNode,
  $getNodeByKey,
  $getSelection,
  $insertNodes,
  $isRangeSelection,
  $setSelection,
  type BaseSelection,
  type LexicalEditor,
} from '@payloadcms/richtext-lexical/lexical'
import { changeThenFocus } from '../changeThenFocus.ts'
import { $findMatchingParent } from '@payloadcms/richtext-lexical/lexical/utils'

/** The link at the cursor. */
export type LinkAt = { key: string; url: string }

/** Returns the link that the selection begins in; null if there is none. Runs within a read of the editor. */
export function $linkAtSelection(): LinkAt | null {
  const selection = $getSelection()
  if (!$isRangeSelection(selection)) return null
  const link = $findMatchingParent(selection.anchor.getNode(), $isLinkNode)
  return link === null ? null : { key: link.getKey(), url: urlOf(link) }
}

function urlOf(link: LinkNode): string {
  return link.getFields().url ?? ''
}

type Target = { link: LinkAt | null; selection: BaseSelection | null }

/**
 * Sets the address of a link, or makes a link of the selected words; where no words are selected it writes them.
 *
 * @param words to be written where none are selected
 */
export function setLink(
  editor: LexicalEditor,
  { link, selection }: Target,
  { url, words }: { url: string; words: string },
): void {
  const fields = { linkType: 'custom' as const, newTab: false, doc: null, url }
  changeThenFocus(editor, () => {
    const existing = link && $getNodeByKey(link.key)
    if ($isLinkNode(existing)) {
      existing.setFields({ ...existing.getFields(), ...fields })
      return
    }
    $setSelection(selection?.clone() ?? null)
    if (selection === null || ($isRangeSelection(selection) && selection.isCollapsed())) {
      $insertNodes([$createLinkNode({ fields }).append($createTextNode(words))])
      return
    }
    editor.dispatchCommand(TOGGLE_LINK_COMMAND, { fields, text: null })
    // What is typed next follows the link.
    const linked = $getSelection()
    if (!$isRangeSelection(linked)) return
    const { key, offset, type } = linked.isBackward() ? linked.anchor : linked.focus
    linked.anchor.set(key, offset, type)
    linked.focus.set(key, offset, type)
  })
}

/** Removes a link and leaves its words. */
export function removeLink(editor: LexicalEditor, { key }: LinkAt): void {
  changeThenFocus(editor, () => {
    const link = $getNodeByKey(key)
    if (!$isLinkNode(link)) return
    for (const child of link.getChildren()) link.insertBefore(child)
    link.remove()
  })
}
