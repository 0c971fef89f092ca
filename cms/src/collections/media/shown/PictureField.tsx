'use client'

import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import { FieldError, FieldLabel, useDocumentDrawer, useField, useForm } from '@payloadcms/ui'
import { clsx } from 'clsx'
import type { UploadFieldClientProps } from 'payload'
import { useRef, useState, type CSSProperties, type DragEvent } from 'react'
import { SignButton } from '#admin/components/SignButton.tsx'
import { useTranslate } from '#admin/i18n/useTranslate.ts'
import { CropDialog } from '../cuts/CropDialog.tsx'
import { canBeCut, inPercent, cropSchema, type Rectangle, type Size } from '../cuts/cutShape.ts'
import { PictureDialog } from '../dialog/PictureDialog.tsx'
import { PictureLines } from './PictureLines.tsx'
import { StoredImage } from './StoredImage.tsx'
import { useStoredPictures } from './useStoredPictures.ts'
import styles from '../Pictures.module.css'
import fileChooser from '#admin/uploads/FileChooser.module.css'

const texts = backOfficeTexts.pictureTools

/** The field that keeps which part of the picture is shown. */
const cropPath = 'pictureCrop'

/** @property canCrop whether the document may show a part of its picture */
type Props = UploadFieldClientProps & { canCrop?: boolean }

/** The picture of a document: large, in the shape of a card, with its credit and its alternative text. */
export function PictureField({ path, field, readOnly = false, canCrop = false }: Props) {
  const say = useTranslate()
  const { value, setValue, showError, disabled } = useField<number | null>({ path })
  const [dialog, setDialog] = useState<{ files?: File[] } | null>(null)
  const isReadOnly = readOnly || disabled
  const { dispatchFields } = useForm()
  const box = useRef<HTMLDivElement>(null)
  /** The button that was pressed goes away. */
  const change = (picture: number | null) => {
    setValue(picture)
    // The part was one of the former picture.
    if (canCrop) dispatchFields({ type: 'UPDATE', path: cropPath, value: null })
    setTimeout(() => box.current?.querySelector('button')?.focus())
  }
  const onDrop = (event: DragEvent) => {
    const files = [...event.dataTransfer.files]
    if (isReadOnly || files.length === 0) return
    event.preventDefault()
    setDialog({ files })
  }
  const ChosenPicture = canCrop ? Croppable : Chosen
  return (
    <div
      className={clsx('field-type', showError && 'error')}
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
        <ChosenPicture
          id={value}
          isReadOnly={isReadOnly}
          key={value}
          remove={() => change(null)}
          replace={() => setDialog({})}
        />
      ) : (
        !isReadOnly && (
          <p className={styles.pictureFieldNone}>
            <button className="panel-button" onClick={() => setDialog({})} type="button">
              {say(backOfficeTexts.pictureDialog.title)}
            </button>
            <button className="panel-button" onClick={() => setDialog({ files: [] })} type="button">
              {say(backOfficeTexts.pictureDialog.upload)}
            </button>
            <span className={fileChooser.drop}>{say(backOfficeTexts.upload.drop)}</span>
          </p>
        )
      )}
      {dialog && (
        <PictureDialog
          choose={({ id }) => change(id)}
          close={() => setDialog(null)}
          files={dialog.files}
          purpose="article"
        />
      )}
    </div>
  )
}

type ChosenProps = { id: number; isReadOnly: boolean; replace: () => void; remove: () => void }

function Croppable(props: ChosenProps) {
  const { value, setValue, showError } = useField<unknown>({ path: cropPath })
  const { data: crop } = cropSchema.safeParse(value)
  const isOfPicture = crop?.picture === undefined || crop.picture === props.id
  return (
    <div className={clsx(showError && 'field-type error')}>
      <FieldError path={cropPath} showError={showError} />
      <Chosen
        {...props}
        crop={crop && isOfPicture ? crop : null}
        setCrop={(part) => setValue(part && { ...part, picture: props.id })}
      />
    </div>
  )
}

type CropProps = { crop?: Rectangle | null; setCrop?: (crop: Rectangle | null) => void }

function Chosen({
  id,
  isReadOnly,
  replace,
  remove,
  crop = null,
  setCrop,
}: ChosenProps & CropProps) {
  const say = useTranslate()
  const pictures = useStoredPictures([id])
  const [Drawer, , { openDrawer, closeDrawer }] = useDocumentDrawer({ collectionSlug: 'media', id })
  const picture = pictures.pictureOf(id)
  const [isCropping, setIsCropping] = useState(false)
  const size = picture && { width: picture.width ?? 0, height: picture.height ?? 0 }
  return (
    <figure className={styles.pictureFieldChosen}>
      <div className={styles.pictureFieldCard}>
        <StoredImage
          id={id}
          pictures={pictures}
          style={size && (crop ? partOf(crop, size) : focusOn(picture))}
        />
      </div>
      {!isReadOnly && (
        <div aria-label={say(texts.bar)} className={styles.pictureFieldTools} role="group">
          <SignButton act={replace} label={say(texts.replace)} sign="picture" />
          {setCrop && size && (
            <button
              className="panel-button"
              disabled={!canBeCut(size)}
              onClick={() => setIsCropping(true)}
              title={canBeCut(size) ? undefined : say(backOfficeTexts.crop.pictureTooSmall)}
              type="button"
            >
              {say(backOfficeTexts.crop.open)}
            </button>
          )}
          <SignButton act={openDrawer} label={say(texts.edit)} sign="edit" />
          <SignButton act={remove} label={say(texts.remove)} sign="remove" />
        </div>
      )}
      {picture && (
        <PictureLines change={pictures.change} isReadOnly={isReadOnly} picture={picture} />
      )}
      {isCropping && picture?.url && size && (
        <CropDialog
          choose={(part) => {
            setIsCropping(false)
            setCrop?.(part)
          }}
          close={() => setIsCropping(false)}
          crop={crop}
          picture={{ id, url: picture.url, ...size }}
        />
      )}
      <Drawer
        onDelete={remove}
        onSave={() => {
          closeDrawer()
          void pictures.load()
        }}
      />
    </figure>
  )
}

/** Shows a part of a picture in a box of its shape. */
function partOf(crop: Rectangle, size: Size): CSSProperties {
  const { width, height, x, y } = inPercent(crop, size)
  return {
    ...{ inlineSize: `${10_000 / width}%`, blockSize: `${10_000 / height}%` },
    ...{ insetInlineStart: `${(-100 * x) / width}%`, insetBlockStart: `${(-100 * y) / height}%` },
    ...{ position: 'absolute', objectFit: 'fill' },
  }
}

/** Shows a picture in a box of another shape around the point that must stay visible. */
function focusOn({ focalX, focalY }: { focalX?: number | null; focalY?: number | null }) {
  return { objectPosition: `${focalX ?? 50}% ${focalY ?? 50}%` }
}
