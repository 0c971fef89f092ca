'use client'

import { $isUploadNode } from '@payloadcms/richtext-lexical/client'
import {
  $getNodeByKey,
  COMMAND_PRIORITY_EDITOR,
  createCommand,
  type LexicalCommand,
  type LexicalEditor,
} from '@payloadcms/richtext-lexical/lexical'
import { useLexicalComposerContext } from '@payloadcms/richtext-lexical/lexical/react/LexicalComposerContext'
import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { ImageStatusDialog } from './ImageStatusDialog.tsx'
import { $placesOfPictures, type PicturePlace } from './placesOfPictures.ts'

/** Opens the dialog with the pictures of the text. */
export const OPEN_IMAGE_STATUS: LexicalCommand<undefined> = createCommand('OPEN_IMAGE_STATUS')

/** Shows the pictures of a text with their authors, and deletes them from it (A-RT-4). */
export function ImageStatusPlugin() {
  const [editor] = useLexicalComposerContext()
  const [places, setPlaces] = useState<PicturePlace[] | null>(null)
  useEffect(
    () =>
      editor.registerCommand(
        OPEN_IMAGE_STATUS,
        () => {
          setPlaces($placesOfPictures())
          return true
        },
        COMMAND_PRIORITY_EDITOR,
      ),
    [editor],
  )
  if (!places) return null
  return createPortal(
    <ImageStatusDialog
      close={() => {
        setPlaces(null)
        editor.focus()
      }}
      places={places}
      remove={(key) => {
        if (!isRemoved(editor, key)) return false
        setPlaces(places.filter((place) => place.key !== key))
        return true
      }}
    />,
    document.body,
  )
}

/** Removes a picture from the text. @returns false if the text has been closed, or has lost the picture meanwhile */
function isRemoved(editor: LexicalEditor, key: string): boolean {
  if (!editor.isEditable()) return false
  let found = false
  editor.update(
    () => {
      const node = $getNodeByKey(key)
      found = $isUploadNode(node)
      node?.remove()
    },
    { discrete: true },
  )
  return found
}
