'use client'

import { rasterTypes } from '@kariera/shared/rules/contentTypes'
import { escapeHtml } from '@kariera/shared/rules/html'
import { videoOf } from '@kariera/shared/rules/youtube'
import { $createBlockNode, createClientFeature } from '@payloadcms/richtext-lexical/client'
import {
  $getSelection,
  $isParagraphNode,
  COMMAND_PRIORITY_HIGH,
  PASTE_COMMAND,
  SELECTION_INSERT_CLIPBOARD_NODES_COMMAND,
  type LexicalNode,
} from '@payloadcms/richtext-lexical/lexical'
import { $generateNodesFromDOM } from '@payloadcms/richtext-lexical/lexical/html'
import { DRAG_DROP_PASTE } from '@payloadcms/richtext-lexical/lexical/rich-text'
import { useLexicalComposerContext } from '@payloadcms/richtext-lexical/lexical/react/LexicalComposerContext'
import { useEffect, useEffectEvent } from 'react'
import { cleanPaste } from './cleanPaste.ts'

export const PasteClientFeature = createClientFeature({
  plugins: [{ Component: PastePlugin, position: 'normal' }],
})

/** What the editor copies itself is taken as it is, in this format. */
const ownFormat = 'application/x-lexical-editor'

/** Takes of what is pasted what a text can hold (A-RT-1). */
function PastePlugin() {
  const [editor] = useLexicalComposerContext()
  const onPaste = useEffectEvent((event: unknown): boolean => {
    const data = event instanceof ClipboardEvent ? event.clipboardData : null
    const selection = $getSelection()
    if (!data || !selection || data.types.includes(ownFormat)) return false
    const plain = data.getData('text/plain')
    const html = data.getData('text/html') || htmlOf(plain)
    if (html === '') return false
    const document = cleanPaste(html, data.getData('text/rtf'))
    const files = [...data.files].filter(({ type }) => rasterTypes.includes(type))
    // A picture that is copied from a page comes with its HTML; words from Word come with a picture of them.
    if (document.body.textContent.trim() === '' && files.length > 0)
      return editor.dispatchCommand(DRAG_DROP_PASTE, files)
    if (!document.body.hasChildNodes()) {
      selection.insertRawText(plain)
      return true
    }
    const nodes = $generateNodesFromDOM(editor, document).map($asVideo)
    // A table takes what is pasted into its cells by its own rules.
    const isTaken = editor.dispatchCommand(SELECTION_INSERT_CLIPBOARD_NODES_COMMAND, {
      nodes,
      selection,
    })
    if (!isTaken) selection.insertNodes(nodes)
    return true
  })
  useEffect(
    () =>
      editor.registerCommand(
        PASTE_COMMAND,
        (event) => {
          const isTaken = onPaste(event)
          if (isTaken) event.preventDefault()
          return isTaken
        },
        COMMAND_PRIORITY_HIGH,
      ),
    [editor],
  )
  return null
}

/** @returns each line of plain text as a paragraph; empty for a single line, which is text within its paragraph */
function htmlOf(text: string): string {
  const lines = text.trim().split(/[\r\n]+/)
  return lines.length < 2 ? '' : lines.map((line) => `<p>${escapeHtml(line)}</p>`).join('')
}

/** @returns the video in place of a paragraph that consists of its address; else the node itself */
function $asVideo(node: LexicalNode): LexicalNode {
  const videoId = $isParagraphNode(node) ? videoOf(node.getTextContent()) : null
  return videoId === null
    ? node
    : $createBlockNode({ blockType: 'youtube', blockName: '', videoId })
}
