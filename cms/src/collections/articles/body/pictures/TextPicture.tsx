'use client'

import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import { $getNodeByKey, stopLexicalPropagation } from '@payloadcms/richtext-lexical/lexical'
import { useLexicalComposerContext } from '@payloadcms/richtext-lexical/lexical/react/LexicalComposerContext'
import { useLexicalEditable } from '@payloadcms/richtext-lexical/lexical/react/useLexicalEditable'
import type { ReactNode, SyntheticEvent } from 'react'
import { SignButton } from '#admin/components/SignButton.tsx'
import { useTranslate } from '#admin/i18n/useTranslate.ts'
import { PictureLines } from '#collections/media/shown/PictureLines.tsx'
import { StoredImage } from '#collections/media/shown/StoredImage.tsx'
import { useStoredPictures } from '#collections/media/shown/useStoredPictures.ts'
import { changeThenFocus } from '../changeThenFocus.ts'
import { OPEN_PICTURE_DIALOG } from './openPictureDialog.ts'
import { PastedPicture } from './PastedPicture.tsx'
import { pendingSchema } from '#editing/uses/waitingPicture.ts'
import styles from '../Text.module.css'

const texts = backOfficeTexts.pictureTools

type Props = { nodeKey: string; value: unknown; pending: unknown }

/** A picture in a text, as readers see it; its credit and its alternative text are written in place (A-RT-3). */
export function TextPicture({ nodeKey, value, pending }: Props) {
  const say = useTranslate()
  const { data: place } = pendingSchema.safeParse(pending)
  return (
    <Frame nodeKey={nodeKey}>
      {typeof value === 'number' ? (
        <Known id={value} key={value} />
      ) : place ? (
        <PastedPicture nodeKey={nodeKey} place={place} />
      ) : (
        <p className="picture-note">{say(backOfficeTexts.body.unfinishedPicture)}</p>
      )}
    </Frame>
  )
}

/** Keys and the clipboard belong to its buttons and fields, not to the text around them. */
const ownEvents = {
  onKeyDownCapture: ofField,
  onPasteCapture: ofField,
  onCopyCapture: ofField,
  onCutCapture: ofField,
}

function ofField({ nativeEvent }: SyntheticEvent): void {
  stopLexicalPropagation(nativeEvent)
}

function Frame({ nodeKey, children }: { nodeKey: string; children: ReactNode }) {
  const [editor] = useLexicalComposerContext()
  const isEditable = useLexicalEditable()
  const say = useTranslate()
  return (
    <figure className={styles.textPicture} {...ownEvents}>
      {children}
      {isEditable && (
        <div aria-label={say(texts.bar)} className={styles.textPictureTools} role="group">
          <SignButton
            act={() => editor.dispatchCommand(OPEN_PICTURE_DIALOG, { replace: nodeKey })}
            label={say(texts.replace)}
            sign="picture"
          />
          <SignButton
            act={() =>
              changeThenFocus(editor, () => {
                const node = $getNodeByKey(nodeKey)
                // The cursor stays where the picture was.
                node?.selectPrevious()
                node?.remove()
              })
            }
            label={say(texts.remove)}
            sign="remove"
          />
        </div>
      )}
    </figure>
  )
}

function Known({ id }: { id: number }) {
  const isEditable = useLexicalEditable()
  const pictures = useStoredPictures([id])
  const picture = pictures.pictureOf(id)
  return (
    <>
      <StoredImage id={id} pictures={pictures} />
      {picture && (
        <PictureLines change={pictures.change} isReadOnly={!isEditable} picture={picture} />
      )}
    </>
  )
}
