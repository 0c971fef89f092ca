'use client'

import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import { clsx } from 'clsx'
import { useEffect, useId, useRef, useState } from 'react'
import { FailureBanner } from '#admin/components/FailureBanner.tsx'
import { useTranslate } from '#admin/i18n/useTranslate.ts'
import { ImageStatusRow } from './ImageStatusRow.tsx'
import type { PicturePlace } from './placesOfPictures.ts'
import { useImageAuthors } from './useImageAuthors.ts'
import styles from '../Text.module.css'

const texts = backOfficeTexts.body.imageStatus

/** How long the button says that the authors are synced, milliseconds. */
const syncedForMs = 3000

type Props = {
  /** The pictures of the text, in its order. */
  places: readonly PicturePlace[]
  /** Removes a picture from the text. @returns whether it could */
  remove: (key: string) => boolean
  close: () => void
}

/** Lists the pictures of a text: their authors are written in place, and they are deleted from the text (A-RT-4). */
export function ImageStatusDialog({ places, remove, close }: Props) {
  const say = useTranslate()
  const heading = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const title = useRef<HTMLHeadingElement>(null)
  const authors = useImageAuthors(places.flatMap(({ id }) => id ?? []))
  const [sync, setSync] = useState<'idle' | 'syncing' | 'synced'>('idle')
  const [failure, setFailure] = useState('')
  const [note, setNote] = useState('')
  useEffect(() => dialog.current?.showModal(), [])
  useEffect(() => {
    if (sync !== 'synced') return
    const timer = setTimeout(() => setSync('idle'), syncedForMs)
    return () => clearTimeout(timer)
  }, [sync])

  const syncAuthors = async () => {
    setSync('syncing')
    setFailure('')
    const isDone = (await authors.saveAll()) && (await authors.load())
    if (!isDone) setFailure(say(texts.notSynced))
    setSync(isDone ? 'synced' : 'idle')
  }
  /** Closes if all that was typed is stored; at the second time also with what could not be stored. */
  const leave = async () => {
    const isNew = [...authors.typed.keys()].some((id) => !authors.failures.has(id))
    if (isNew && !(await authors.saveAll())) return
    close()
  }
  const authorOf = (id: number) => ({
    typed: authors.typed.get(id),
    failure: authors.failures.get(id) ?? '',
    type: (author: string) => authors.type(id, author),
    forget: () => authors.forget(id),
    save: (author: string) => void authors.save(id, author),
  })
  const removePicture = (key: string) => {
    const isRemoved = remove(key)
    setFailure(isRemoved ? '' : say(backOfficeTexts.picture.notDeleted))
    setNote(isRemoved ? say(texts.removed) : '')
    title.current?.focus()
  }
  return (
    <dialog
      aria-labelledby={heading}
      className={clsx('dialog-box', 'text-dialog', styles.imageStatus)}
      onCancel={(event) => {
        event.preventDefault()
        void leave()
      }}
      onClose={close}
      ref={dialog}
    >
      <h2 id={heading} ref={title} tabIndex={-1}>
        {say(backOfficeTexts.body.tools.imageStatus)}
      </h2>
      <FailureBanner
        message={authors.state === 'failed' ? say(backOfficeTexts.picture.notLoaded) : failure}
        tryAgain={authors.state === 'failed' ? () => void authors.load() : undefined}
      />
      <p className={styles.imageStatusNote} role="status">
        {authors.state === 'loading' ? say(texts.loading) : note}
      </p>
      {places.length === 0 && <p className={styles.imageStatusNone}>{say(texts.none)}</p>}
      {authors.state === 'known' && (
        <ul className={styles.imageStatusPictures}>
          {places.map(({ key, id }) => (
            <ImageStatusRow
              author={id === null ? undefined : authorOf(id)}
              key={key}
              picture={id === null ? 'not copied' : authors.pictureOf(id)}
              remove={() => removePicture(key)}
            />
          ))}
        </ul>
      )}
      <p className="text-dialog__actions">
        <button
          className="panel-button"
          onClick={() => void leave()}
          // What is typed is stored by the buttons themselves, not because its field is left.
          onMouseDown={(event) => event.preventDefault()}
          type="button"
        >
          {say(backOfficeTexts.articleForm.shortcuts.close)}
        </button>
        {places.length > 0 && (
          <button
            aria-disabled={sync === 'syncing'}
            className="panel-button panel-button--primary"
            onClick={() => {
              if (sync !== 'syncing') void syncAuthors()
            }}
            onMouseDown={(event) => event.preventDefault()}
            type="button"
          >
            <span aria-live="polite">
              {say(texts[({ idle: 'sync', syncing: 'syncing', synced: 'synced' } as const)[sync]])}
            </span>
          </button>
        )}
      </p>
    </dialog>
  )
}
