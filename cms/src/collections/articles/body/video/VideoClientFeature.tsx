'use client'

import { videoOf } from '@kariera/shared/rules/youtube'
import { createClientFeature, INSERT_BLOCK_COMMAND } from '@payloadcms/richtext-lexical/client'
import {
  $getSelection,
  $isParagraphNode,
  $isRangeSelection,
  COMMAND_PRIORITY_CRITICAL,
  KEY_ENTER_COMMAND,
  PASTE_COMMAND,
  type LexicalEditor,
} from '@payloadcms/richtext-lexical/lexical'
import { useLexicalComposerContext } from '@payloadcms/richtext-lexical/lexical/react/LexicalComposerContext'
import { mergeRegister } from '@payloadcms/richtext-lexical/lexical/utils'
import { useEffect } from 'react'

export const VideoClientFeature = createClientFeature({
  plugins: [{ Component: VideoPlugin, position: 'normal' }],
})

/** Puts a video where a YouTube address is pasted, or where one is typed in a line of its own (A-RT-1). */
function VideoPlugin() {
  const [editor] = useLexicalComposerContext()
  useEffect(
    () =>
      mergeRegister(
        // Before a pasted address becomes a link.
        editor.registerCommand(
          PASTE_COMMAND,
          (event) => {
            const data = event instanceof ClipboardEvent ? event.clipboardData : null
            const videoId = videoOf(data?.getData('text/plain') ?? '')
            const selection = $getSelection()
            const isOverWords = $isRangeSelection(selection) && !selection.isCollapsed()
            if (videoId === null || isOverWords) return false
            event.preventDefault()
            return insert(editor, videoId)
          },
          COMMAND_PRIORITY_CRITICAL,
        ),
        editor.registerCommand(
          KEY_ENTER_COMMAND,
          (event) => {
            const selection = $getSelection()
            if (!$isRangeSelection(selection) || !selection.isCollapsed()) return false
            const line = selection.anchor.getNode().getTopLevelElement()
            const videoId = $isParagraphNode(line) ? videoOf(line.getTextContent()) : null
            if (!$isParagraphNode(line) || videoId === null) return false
            event?.preventDefault()
            line.clear()
            line.select()
            return insert(editor, videoId)
          },
          COMMAND_PRIORITY_CRITICAL,
        ),
      ),
    [editor],
  )
  return null
}

function insert(editor: LexicalEditor, videoId: string): boolean {
  return editor.dispatchCommand(INSERT_BLOCK_COMMAND, {
    blockType: 'youtube',
    blockName: '',
    videoId,
  })
}
