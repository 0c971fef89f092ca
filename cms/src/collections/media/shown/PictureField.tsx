'use client'

import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import { FieldError, FieldLabel, useDocumentDrawer, useField } from '@payloadcms/ui'
import type { UploadFieldClientComponent } from 'payload'
import { useRef, useState, type DragEvent } from 'react'
import { SignButton } from '../../../admin/components/SignButton.tsx'
import { useTranslate } from '../../../admin/i18n/useTranslate.ts'
import { PictureDialog } from '../dialog/PictureDialog.tsx'
import { PictureLines } from './PictureLines.tsx'
import { useStoredPictures } from './useStoredPictures.ts'

const texts = backOfficeTexts.pictureTools

/** The picture of a document: large, in the shape of a card, with its credit and its alternative text. */
export const PictureField: UploadFieldClientComponent = ({ path, field, readOnly = false }) => {
  const say = useTranslate()
  const { value, setValue, showError, disabled } = useField<number | null>({ path })
  const [dialog, setDialog] = useState<{ files?: File[] } | null>(null)
  const isReadOnly = readOnly || disabled
  const box = useRef<HTMLDivElement>(null)
  /** The button that was pressed goes away. */
  const change = (picture: number | null) => {
    setValue(picture)
    setTimeout(() => box.current?.querySelector('button')?.focus())
  }
  const onDrop = (event: DragEvent) => {
    const files = [...event.dataTransfer.files]
    if (isReadOnly || files.length === 0) return
    event.preventDefault()
    setDialog({ files })
  }
  return (
    <div
      className={`field-type picture-field${showError ? ' error' : ''}`}
      id={`field-${path.replaceAll('.', '__')}`}
      onDragOver={(event) => event.preventDefault()}
      onDrop={onDrop}
      ref={box}
    >
      <FieldLabel
        as="span"
        label={field.label}
        localized={false}
        path={path}
        required={field.required}
      />
      <FieldError path={path} showError={showError} />
      {typeof value === 'number' ? (
        <Chosen
          id={value}
          isReadOnly={isReadOnly}
          key={value}
          remove={() => change(null)}
          replace={() => setDialog({})}
        />
      ) : (
        !isReadOnly && (
          <p className="picture-field__none">
            <button className="panel-button" onClick={() => setDialog({})} type="button">
              {say(backOfficeTexts.pictureDialog.title)}
            </button>
            <button className="panel-button" onClick={() => setDialog({ files: [] })} type="button">
              {say(backOfficeTexts.pictureDialog.upload)}
            </button>
            <span className="file-chooser__drop">{say(backOfficeTexts.upload.drop)}</span>
          </p>
        )
      )}
      {dialog && (
        <PictureDialog
          choose={([picture]) => {
            setDialog(null)
            if (picture) change(picture.id)
          }}
          close={() => setDialog(null)}
          files={dialog.files}
          purpose="article"
        />
      )}
    </div>
  )
}

type ChosenProps = { id: number; isReadOnly: boolean; replace: () => void; remove: () => void }

function Chosen({ id, isReadOnly, replace, remove }: ChosenProps) {
  const say = useTranslate()
  const { state, pictureOf, change, load } = useStoredPictures([id])
  const [Drawer, , { openDrawer, closeDrawer }] = useDocumentDrawer({ collectionSlug: 'media', id })
  const picture = pictureOf(id)
  const { focalX, focalY } = picture ?? {}
  return (
    <figure className="picture-field__chosen">
      {picture && (
        <img
          alt={picture.alt ?? ''}
          data-author={picture.author ?? ''}
          src={picture.sizes?.w960?.url ?? picture.url ?? undefined}
          style={{ objectPosition: `${focalX ?? 50}% ${focalY ?? 50}%` }}
        />
      )}
      {state === 'known' && !picture && (
        <p className="text-picture__note">{say(backOfficeTexts.body.imageStatus.missing)}</p>
      )}
      {state === 'failed' && (
        <p className="text-picture__note">
          {say(backOfficeTexts.picture.notLoaded)}{' '}
          <button className="panel-button" onClick={() => void load()} type="button">
            {say(backOfficeTexts.publishingLog.tryAgain)}
          </button>
        </p>
      )}
      {!isReadOnly && (
        <div aria-label={say(texts.bar)} className="picture-field__tools" role="group">
          <SignButton act={replace} label={say(texts.replace)} sign="picture" />
          <SignButton act={openDrawer} label={say(texts.edit)} sign="edit" />
          <SignButton act={remove} label={say(texts.remove)} sign="remove" />
        </div>
      )}
      {picture && <PictureLines change={change} isReadOnly={isReadOnly} picture={picture} />}
      <Drawer
        onDelete={remove}
        onSave={() => {
          closeDrawer()
          void load()
        }}
      />
    </figure>
  )
}
