'use client'

import { now } from '@kariera/shared/clock'
import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import { clsx } from 'clsx'
import {
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type ClipboardEvent,
  type DragEvent,
  type KeyboardEvent,
} from 'react'
import { createPortal } from 'react-dom'
import { FailureBanner } from '#admin/components/FailureBanner.tsx'
import { useTranslate } from '#admin/i18n/useTranslate.ts'
import { CardFace } from './CardFace.tsx'
import { PictureFilterBar } from './PictureFilterBar.tsx'
import { PictureGrid } from './PictureGrid.tsx'
import { latestPictures, type PictureFilters, type StoredPicture } from './pictureQuery.ts'
import { UploadDialog } from './UploadDialog.tsx'
import { usePictures } from './usePictures.ts'
import styles from '../Pictures.module.css'

const texts = backOfficeTexts.pictureDialog

type Props = {
  /** What the pictures that are uploaded here are for. */
  purpose: 'article' | 'content'
  /** Files to upload at once. */
  files?: File[] | undefined
  /** Takes each picture that was selected, or that was uploaded: one main picture, or several for a text. */
  choose: (picture: StoredPicture) => void
  close: () => void
}

/** Chooses pictures among those of the newsroom, or uploads new ones by drop, paste or button (A-RT-3). */
export function PictureDialog({ purpose, files: given, choose, close }: Props) {
  const say = useTranslate()
  const heading = useId()
  const name = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const [filters, setFilters] = useState(() => latestPictures(now()))
  // The fields of the period keep what is typed in them.
  const [resets, setResets] = useState(0)
  const list = usePictures(filters)
  const [selected, setSelected] = useState<StoredPicture[]>([])
  const [failure, setFailure] = useState('')
  const [files, setFiles] = useState<File[] | null>(given ?? null)
  // Before the dialog that uploads, which stands over it.
  useLayoutEffect(() => dialog.current?.showModal(), [])

  const finish = (pictures: StoredPicture[]) => {
    if (pictures.length === 0) {
      setFailure(say(texts.noneSelected))
      return
    }
    for (const picture of pictures) choose(picture)
    close()
  }
  const show = (changed: PictureFilters) => {
    setFilters(changed)
    // They might not be seen any more.
    setSelected([])
  }
  const isMain = purpose === 'article'
  const toggle = (picture: StoredPicture) => {
    const others = selected.filter(({ id }) => id !== picture.id)
    const isNew = others.length === selected.length
    setSelected([...(isMain ? [] : others), ...(isNew || isMain ? [picture] : [])])
    setFailure('')
  }
  const take = (event: DragEvent | ClipboardEvent, data: DataTransfer | null) => {
    const dropped = [...(data?.files ?? [])]
    if (dropped.length === 0) return
    event.preventDefault()
    setFiles(dropped)
  }
  return createPortal(
    <dialog
      aria-labelledby={heading}
      className={clsx('dialog-box', 'text-dialog', styles.pictureDialog)}
      onClose={({ target }) => {
        // Not when the dialog over it is closed.
        if (target === dialog.current) close()
      }}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => take(event, event.dataTransfer)}
      onPaste={(event) => take(event, event.clipboardData)}
      ref={dialog}
    >
      <div className={styles.pictureDialogHead}>
        <h2 id={heading}>{say(texts.title)}</h2>
        <button className="panel-button" onClick={() => setFiles([])} type="button">
          {say(texts.upload)}
        </button>
      </div>
      {filters.from !== null && (
        <p className={styles.pictureDialogPeriod}>
          {say(texts.onlyPeriod)}{' '}
          <button
            className="text-button"
            onClick={() => {
              show({ ...filters, from: null, to: null })
              setResets(resets + 1)
            }}
            type="button"
          >
            {say(texts.anyPeriod)}
          </button>
        </p>
      )}
      <PictureFilterBar change={show} filters={filters} key={resets} />
      <FailureBanner
        message={list.state === 'failed' ? say(backOfficeTexts.picture.notLoaded) : failure}
        tryAgain={list.state === 'failed' ? list.again : undefined}
      />
      <PictureGrid
        card={(picture) => (
          <ChoiceCard
            isSelected={selected.some(({ id }) => id === picture.id)}
            key={picture.id}
            name={name}
            pick={() => finish([...selected.filter(({ id }) => id !== picture.id), picture])}
            picture={picture}
            select={() => toggle(picture)}
            type={isMain ? 'radio' : 'checkbox'}
          />
        )}
        heading="h3"
        list={list}
        none={texts.none}
      />
      <p className="text-dialog__actions">
        <button className="panel-button" onClick={() => dialog.current?.close()} type="button">
          {say(backOfficeTexts.articleForm.cancel)}
        </button>
        <button
          className="panel-button panel-button--primary"
          onClick={() => finish(selected)}
          type="button"
        >
          {say(isMain ? texts.choose : texts.insert)}
          {selected.length > 1 && ` (${selected.length})`}
        </button>
      </p>
      {files && (
        <UploadDialog
          close={() => setFiles(null)}
          done={close}
          files={files}
          isMany={!isMain}
          purpose={purpose}
          take={choose}
        />
      )}
    </dialog>,
    document.body,
  )
}

const steps: Partial<Record<string, 1 | -1>> = {
  ...{ ArrowRight: 1, ArrowDown: 1 },
  ...{ ArrowLeft: -1, ArrowUp: -1 },
}

/** Focuses the next picture by an arrow key, as radio buttons do by themselves. @returns whether it was one */
function toNextCard({ key, currentTarget: card }: KeyboardEvent<HTMLInputElement>): boolean {
  const step = steps[key]
  if (step === undefined || card.type === 'radio') return false
  const dialog = card.closest('dialog')
  const cards = [
    ...(dialog?.querySelectorAll<HTMLInputElement>(`input[name="${card.name}"]`) ?? []),
  ]
  cards[cards.indexOf(card) + step]?.focus()
  return true
}

type CardProps = {
  picture: StoredPicture
  isSelected: boolean
  /** Whether one of them is chosen, or several. */
  type: 'radio' | 'checkbox'
  name: string
  select: () => void
  /** Selects it and finishes: by a double click, or by Enter. */
  pick: () => void
}

function ChoiceCard({ picture, isSelected, type, name, select, pick }: CardProps) {
  return (
    <label className={styles.pictureCard} onDoubleClick={pick}>
      <input
        checked={isSelected}
        name={name}
        onChange={select}
        onKeyDown={(event) => {
          if (event.key === 'Enter') pick()
          else if (!toNextCard(event)) return
          event.preventDefault()
        }}
        type={type}
      />
      <CardFace picture={picture} />
    </label>
  )
}
