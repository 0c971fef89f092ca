'use client'

import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import {
  $getNodeByKey,
  HISTORIC_TAG,
  HISTORY_MERGE_TAG,
  SKIP_DOM_SELECTION_TAG,
} from '@payloadcms/richtext-lexical/lexical'
import { $isUploadNode } from '@payloadcms/richtext-lexical/client'
import { useLexicalComposerContext } from '@payloadcms/richtext-lexical/lexical/react/LexicalComposerContext'
import { useLexicalEditable } from '@payloadcms/richtext-lexical/lexical/react/useLexicalEditable'
import { useEffect, useSyncExternalStore } from 'react'
import { useApiContext } from '#admin/api/useApiContext.ts'
import { useTranslate } from '#admin/i18n/useTranslate.ts'
import { beginCopying, canCopy, copyAgain, copyingOf, subscribeToCopying } from './copying.ts'
import type { PendingPicture } from '#editing/uses/waitingPicture.ts'

const texts = backOfficeTexts.pastedPicture

type Props = { nodeKey: string; place: PendingPicture }

/** The place of a pasted picture, which the newsroom takes over; it stays, with the reason, if that fails (B-EDIT-6). */
export function PastedPicture({ nodeKey, place }: Props) {
  const say = useTranslate()
  const caller = useApiContext()
  const [editor] = useLexicalComposerContext()
  const isEditable = useLexicalEditable()
  const getState = () => copyingOf(place)
  const state = useSyncExternalStore(subscribeToCopying, getState, getState)
  const picture = state.is === 'done' ? state.picture : null
  useEffect(() => {
    beginCopying(place, caller)
  }, [place, caller])
  useEffect(() => {
    if (picture === null) return
    editor.update(
      () => {
        const node = $getNodeByKey(nodeKey)
        if (!$isUploadNode(node)) return
        const stored = { ...node.getData(), pending: undefined, value: picture }
        node.setData(stored)
      },
      {
        // Undoing takes back the whole paste; and the cursor may be in another field meanwhile.
        tag: [HISTORY_MERGE_TAG, SKIP_DOM_SELECTION_TAG],
        // Lexical tells the form nothing of a change that is merged: without this it would save the empty place.
        onUpdate: () =>
          editor.update(() => $getNodeByKey(nodeKey)?.markDirty(), {
            tag: [HISTORIC_TAG, SKIP_DOM_SELECTION_TAG],
          }),
      },
    )
  }, [editor, nodeKey, picture])
  if (state.is !== 'failed')
    return (
      <p className="picture-note" role="status">
        {say(texts.waiting)}
        <progress aria-label={say(texts.waiting)} />
      </p>
    )
  return (
    <p className="picture-note" role="status">
      {state.reason ?? say(texts.notThere)}
      {isEditable && canCopy(place) && (
        <button className="panel-button" onClick={() => copyAgain(place, caller)} type="button">
          {say(backOfficeTexts.publishingLog.tryAgain)}
        </button>
      )}
    </p>
  )
}
