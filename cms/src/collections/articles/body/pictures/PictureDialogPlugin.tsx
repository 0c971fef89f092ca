'use client'

import {
  $getNodeByKey,
  $getPreviousSelection,
  $getSelection,
  $isParagraphNode,
  $isRangeSelection,
  COMMAND_PRIORITY_EDITOR,
  COMMAND_PRIORITY_LOW,
  type LexicalNode,
} from '@payloadcms/richtext-lexical/lexical'
import { useLexicalComposerContext } from '@payloadcms/richtext-lexical/lexical/react/LexicalComposerContext'
import { DRAG_DROP_PASTE } from '@payloadcms/richtext-lexical/lexical/rich-text'
import { $insertNodeToNearestRoot, mergeRegister } from '@payloadcms/richtext-lexical/lexical/utils'
import { useEffect, useRef, useState } from 'react'
import { PictureDialog } from '../../../media/dialog/PictureDialog.tsx'
import { changeThenFocus } from '../changeThenFocus.ts'
import { OPEN_PICTURE_DIALOG, type PictureWish } from './openPictureDialog.ts'
import { $createTextPicture } from './TextPictureNode.tsx'

/** Inserts pictures into the text: chosen, uploaded, dropped or pasted (A-RT-3). */
export function PictureDialogPlugin() {
  const [editor] = useLexicalComposerContext()
  const [wish, setWish] = useState<PictureWish | null>(null)
  /** Where the cursor was last: Lexical forgets it when something in a picture is pressed. */
  const lastBlock = useRef<string | null>(null)
  useEffect(
    () =>
      mergeRegister(
        editor.registerCommand(
          OPEN_PICTURE_DIALOG,
          (wanted) => {
            setWish(wanted)
            return true
          },
          COMMAND_PRIORITY_EDITOR,
        ),
        editor.registerCommand(
          DRAG_DROP_PASTE,
          (files) => {
            setWish({ files })
            return true
          },
          COMMAND_PRIORITY_LOW,
        ),
        editor.registerUpdateListener(({ editorState }) => {
          const block = editorState.read(() => $blockAtCursor()?.getKey())
          if (block !== undefined) lastBlock.current = block
        }),
      ),
    [editor],
  )
  if (!wish) return null
  return (
    <PictureDialog
      choose={(pictures) => {
        setWish(null)
        const ids = pictures.map(({ id }) => id)
        changeThenFocus(editor, () => {
          if (wish.replace === undefined) $insertPictures(ids, lastBlock.current)
          else $replacePicture(wish.replace, ids)
        })
      }}
      close={() => {
        setWish(null)
        changeThenFocus(editor, () => {
          if (wish.replace !== undefined) $getNodeByKey(wish.replace)?.selectNext()
        })
      }}
      files={wish.files}
      purpose="content"
    />
  )
}

function $blockAtCursor(): LexicalNode | null {
  const selection = $getSelection()
  return $isRangeSelection(selection) ? selection.focus.getNode().getTopLevelElement() : null
}

/**
 * Inserts pictures at the cursor; the first one takes the place of an empty paragraph.
 *
 * @param lastBlock the block that had the cursor last, if there is none now
 */
function $insertPictures(ids: readonly number[], lastBlock: string | null): void {
  if (!$getSelection() && lastBlock !== null) $getNodeByKey(lastBlock)?.selectEnd()
  const selection = $getSelection() ?? $getPreviousSelection()
  const at = $isRangeSelection(selection) ? selection.focus.getNode() : null
  for (const id of ids) $insertNodeToNearestRoot($createTextPicture(id))
  if ($isParagraphNode(at) && at.isEmpty() && at.isAttached()) at.remove()
}

function $replacePicture(key: string, ids: readonly number[]): void {
  const [first, ...others] = ids.map($createTextPicture)
  const former = $getNodeByKey(key)
  if (!first || !former) return
  former.replace(first)
  for (const other of others.toReversed()) first.insertAfter(other)
  first.selectNext()
}
