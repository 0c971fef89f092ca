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
import { PictureDialog } from '#collections/media/dialog/PictureDialog.tsx'
import { changeThenFocus } from '../changeThenFocus.ts'
import { OPEN_PICTURE_DIALOG, type PictureWish } from './openPictureDialog.ts'
import { $createTextPicture } from './TextPictureNode.tsx'

/** Inserts pictures into the text: chosen, uploaded, dropped or pasted (A-RT-3). */
export function PictureDialogPlugin() {
  const [editor] = useLexicalComposerContext()
  const [wish, setWish] = useState<PictureWish | null>(null)
  /** Where the cursor was last: Lexical forgets it when something in a picture is pressed. */
  const lastBlock = useRef<string | null>(null)
  /** The picture that this dialog has inserted last: others that are uploaded with it follow it. */
  const lastPicture = useRef<string | null>(null)
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
      choose={({ id }) =>
        changeThenFocus(editor, () => {
          const picture = $createTextPicture(id)
          const before = lastPicture.current === null ? null : $getNodeByKey(lastPicture.current)
          if (before) $insertAfter(before, picture)
          else if (wish.replace === undefined) $insertPicture(picture, lastBlock.current)
          else $replacePicture(wish.replace, picture)
          lastPicture.current = picture.getKey()
        })
      }
      close={() => {
        setWish(null)
        lastPicture.current = null
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
 * Inserts a picture at the cursor, or in place of an empty paragraph.
 *
 * @param lastBlock the block that had the cursor last, if there is none now
 */
function $insertPicture(picture: LexicalNode, lastBlock: string | null): void {
  if (!$getSelection() && lastBlock !== null) $getNodeByKey(lastBlock)?.selectEnd()
  const selection = $getSelection() ?? $getPreviousSelection()
  const at = $isRangeSelection(selection) ? selection.focus.getNode() : null
  $insertNodeToNearestRoot(picture)
  if ($isParagraphNode(at) && at.isEmpty() && at.isAttached()) at.remove()
}

function $insertAfter(before: LexicalNode, picture: LexicalNode): void {
  before.insertAfter(picture)
  picture.selectNext()
}

function $replacePicture(key: string, picture: LexicalNode): void {
  $getNodeByKey(key)?.replace(picture)
  picture.selectNext()
}
