'use client'

import { typographicReplacement, type Replacement } from '@kariera/shared/rules/typography'
import { createClientFeature } from '@payloadcms/richtext-lexical/client'
import {
  $findMatchingParent,
  $getSelection,
  $isElementNode,
  $isRangeSelection,
  $isTextNode,
  $onUpdate,
  BEFORE_INPUT_COMMAND,
  COMMAND_PRIORITY_HIGH,
  CONTROLLED_TEXT_INSERTION_COMMAND,
  HISTORIC_TAG,
  HISTORY_PUSH_TAG,
  KEY_BACKSPACE_COMMAND,
  UNDO_COMMAND,
  type LexicalEditor,
  type RangeSelection,
} from '@payloadcms/richtext-lexical/lexical'
import { useLexicalComposerContext } from '@payloadcms/richtext-lexical/lexical/react/LexicalComposerContext'
import { mergeRegister } from '@payloadcms/richtext-lexical/lexical/utils'
import { useEffect } from 'react'
import { useTypographyPreference } from '#admin/typography/useTypographyPreference.ts'

export const TypographyClientFeature = createClientFeature({
  plugins: [{ Component: TypographyPlugin, position: 'normal' }],
})

/** Makes typographic marks of typed ones, unless the user has turned it off (B-EDIT-9). */
function TypographyPlugin() {
  const [editor] = useLexicalComposerContext()
  const { isOn } = useTypographyPreference()
  useEffect(() => (isOn ? registerTypography(editor) : undefined), [editor, isOn])
  return null
}

/** The update that has replaced what was typed. */
const replacedTag = 'typography'

/** The typed characters and their replacement are two steps of the history: undoing one brings back what was typed. */
function registerTypography(editor: LexicalEditor): () => void {
  let wasReplacedLast = false
  return mergeRegister(
    editor.registerCommand(
      BEFORE_INPUT_COMMAND,
      (event) => {
        const { inputType, data, isComposing } = event
        const selection = $getSelection()
        if (inputType !== 'insertText' || data === null || isComposing || editor.isComposing())
          return false
        if (!$isRangeSelection(selection)) return false
        const replacement = typographicReplacement($textBefore(selection), data)
        if (!replacement) return false
        event.preventDefault()
        editor.dispatchCommand(CONTROLLED_TEXT_INSERTION_COMMAND, data)
        $onUpdate(() =>
          editor.update(() => $replace(replacement), { tag: [HISTORY_PUSH_TAG, replacedTag] }),
        )
        return true
      },
      COMMAND_PRIORITY_HIGH,
    ),
    editor.registerCommand(
      KEY_BACKSPACE_COMMAND,
      (event) => {
        if (!wasReplacedLast) return false
        event.preventDefault()
        return editor.dispatchCommand(UNDO_COMMAND, undefined)
      },
      COMMAND_PRIORITY_HIGH,
    ),
    editor.registerUpdateListener(({ editorState, prevEditorState, dirtyLeaves, tags }) => {
      const selection = editorState.read($getSelection)
      const hasMoved = !selection?.is(prevEditorState.read($getSelection))
      if (dirtyLeaves.size > 0 || hasMoved || tags.has(HISTORIC_TAG))
        wasReplacedLast = tags.has(replacedTag)
    }),
  )
}

/** The text of the paragraph before the selection. */
function $textBefore(selection: RangeSelection): string {
  const { key, offset, type } = selection.isBackward() ? selection.focus : selection.anchor
  const paragraph = $findMatchingParent(
    selection.anchor.getNode(),
    (node) => $isElementNode(node) && !node.isInline(),
  )
  if (!paragraph) return ''
  const before = selection.clone()
  before.anchor.set(paragraph.getKey(), 0, 'element')
  before.focus.set(key, offset, type)
  return before.getTextContent()
}

function $replace({ length, text }: Replacement): void {
  const selection = $getSelection()
  if (!$isRangeSelection(selection) || !selection.isCollapsed()) return
  const { anchor } = selection
  const node = anchor.getNode()
  if ($isTextNode(node) && anchor.offset >= length)
    node.spliceText(anchor.offset - length, length, text, true)
}
