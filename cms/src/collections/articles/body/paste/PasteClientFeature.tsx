'use client'

import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import { createClientFeature } from '@payloadcms/richtext-lexical/client'
import {
  $getSelection,
  COMMAND_PRIORITY_HIGH,
  PASTE_COMMAND,
  type LexicalEditor,
} from '@payloadcms/richtext-lexical/lexical'
import { $generateNodesFromDOM } from '@payloadcms/richtext-lexical/lexical/html'
import { useLexicalComposerContext } from '@payloadcms/richtext-lexical/lexical/react/LexicalComposerContext'
import { toast } from '@payloadcms/ui'
import { useEffect, useEffectEvent } from 'react'
import { useTranslate } from '../../../../admin/i18n/useTranslate.ts'
import { withoutPictures } from './withoutPictures.ts'

export const PasteClientFeature = createClientFeature({
  plugins: [{ Component: PastePlugin, position: 'normal' }],
})

/** What the editor copies itself keeps its pictures, in this format. */
const ownFormat = 'application/x-lexical-editor'

/**
 * Takes over pasted HTML without its pictures, and says so. Payload would fetch them in the browser, which the content
 * policy forbids, and their places would wait for ever.
 */
function PastePlugin() {
  const [editor] = useLexicalComposerContext()
  const say = useTranslate()
  const onPaste = useEffectEvent((event: unknown): boolean => {
    const data = event instanceof ClipboardEvent ? event.clipboardData : null
    const html = data && !data.types.includes(ownFormat) ? data.getData('text/html') : ''
    const pasted = html === '' ? null : withoutPictures(html)
    if (!(event instanceof ClipboardEvent) || !pasted || pasted.removed === 0) return false
    event.preventDefault()
    insert(editor, pasted.document)
    toast.info(say(backOfficeTexts.body.picturesLeftOut))
    return true
  })
  useEffect(
    () => editor.registerCommand(PASTE_COMMAND, (event) => onPaste(event), COMMAND_PRIORITY_HIGH),
    [editor],
  )
  return null
}

function insert(editor: LexicalEditor, document: Document): void {
  editor.update(() => {
    $getSelection()?.insertNodes($generateNodesFromDOM(editor, document))
  })
}
