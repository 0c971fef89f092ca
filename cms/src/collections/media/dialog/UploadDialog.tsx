'use client'

import { pictureTextLengths } from '@kariera/shared/rules/textLengths'
import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import { clsx } from 'clsx'
import { useEffect, useId, useRef, useState, type ClipboardEvent } from 'react'
import { FailureBanner } from '#admin/components/FailureBanner.tsx'
import { SignButton } from '#admin/components/SignButton.tsx'
import { useApiContext } from '#admin/api/useApiContext.ts'
import { FileChooser } from '#admin/uploads/FileChooser.tsx'
import { pictureRule, refusedFile } from '#admin/uploads/fileRule.ts'
import { useTranslate } from '#admin/i18n/useTranslate.ts'
import type { StoredPicture } from './pictureQuery.ts'
import { uploadPicture } from './uploadPicture.ts'
import styles from '../Pictures.module.css'

const texts = backOfficeTexts.pictureDialog

/** A file to upload. `sent`: how much of it has been sent, 0 to 1; null while it waits. */
type Waiting = { key: number; file: File; alt: string; sent: number | null; failure: string }

type Props = {
  files: File[]
  purpose: 'article' | 'content'
  /** Whether several pictures may be uploaded at once. */
  isMany: boolean
  /** Takes each picture as soon as it is stored. */
  take: (picture: StoredPicture) => void
  /** Called at the end if pictures were taken: all are stored, or the rest was left out. */
  done: () => void
  /** Called if it was left before a picture was taken. */
  close: () => void
}

/** Uploads pictures with their author, whose name is required, and what each of them shows (A-RT-3). */
export function UploadDialog({ files, purpose, isMany, take, done, close }: Props) {
  const say = useTranslate()
  const caller = useApiContext()
  const heading = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const [ending] = useState<{ request: AbortController | null }>({ request: null })
  const [nextKey, setNextKey] = useState(files.length)
  const [waiting, setWaiting] = useState<Waiting[]>(() => waitingOf(files, 0))
  const [hasTaken, setHasTaken] = useState(false)
  const [author, setAuthor] = useState<string>(texts.personalArchive)
  const [failure, setFailure] = useState('')
  const [isBusy, setIsBusy] = useState(false)
  useEffect(() => {
    dialog.current?.showModal()
    return () => ending.request?.abort()
  }, [ending])

  function waitingOf(added: File[], firstKey: number): Waiting[] {
    return added.slice(0, isMany ? undefined : 1).map((file, index) => {
      const refused = refusedFile(file, pictureRule)
      return {
        ...{ key: firstKey + index, file, alt: '', sent: null },
        failure: refused ? say(refused) : '',
      }
    })
  }
  const add = (added: File[]) => {
    if (isBusy || added.length === 0) return
    const own = waitingOf(added, nextKey)
    setNextKey(nextKey + own.length)
    setWaiting(isMany ? [...waiting, ...own] : own)
    setFailure('')
  }
  const remove = (key: number) => {
    const others = waiting.filter((one) => one.key !== key)
    setWaiting(others)
    // What could not be stored is left out; the rest is there.
    if (others.length === 0 && hasTaken) done()
  }
  const change = (key: number, changed: Partial<Waiting>) =>
    setWaiting((all) => all.map((one) => (one.key === key ? { ...one, ...changed } : one)))

  const upload = async () => {
    setFailure(author.trim() ? '' : say(backOfficeTexts.picture.authorMissing))
    if (!author.trim()) return
    setIsBusy(true)
    ending.request = new AbortController()
    const { signal } = ending.request
    let left = 0
    for (const { key, file, alt } of waiting) {
      if (refusedFile(file, pictureRule)) {
        left += 1
        continue
      }
      change(key, { sent: 0, failure: '' })
      const outcome = await uploadPicture(caller, {
        file,
        about: { alt, author, type: purpose },
        onProgress: (sent) => change(key, { sent }),
        signal,
      })
      if (signal.aborted) return
      if (outcome.is === 'done') {
        take(outcome.value)
        setHasTaken(true)
        setWaiting((all) => all.filter((one) => one.key !== key))
      } else {
        left += 1
        change(key, { sent: null, failure: outcome.reason ?? say(texts.notUploaded) })
      }
    }
    setIsBusy(false)
    if (left === 0) done()
  }
  const onPaste = (event: ClipboardEvent) => {
    event.stopPropagation()
    add([...event.clipboardData.files])
  }
  return (
    <dialog
      aria-labelledby={heading}
      className={clsx('dialog-box', 'text-dialog', styles.uploadDialog)}
      onClose={() => {
        if (hasTaken) done()
        else close()
      }}
      onDrop={(event) => {
        // Not for the dialog below; and not again where the chooser has taken them.
        event.stopPropagation()
        if (!event.defaultPrevented) add([...event.dataTransfer.files])
        event.preventDefault()
      }}
      onPaste={onPaste}
      ref={dialog}
    >
      <h2 id={heading}>{say(texts.upload)}</h2>
      <FailureBanner message={failure} />
      <FileChooser
        formats={texts.formats}
        isBusy={isBusy}
        isMany={isMany}
        onFiles={add}
        types={pictureRule.types}
      />
      <ul className={styles.uploadDialogFiles}>
        {waiting.map((one) => (
          <WaitingFile
            change={(alt) => change(one.key, { alt })}
            isBusy={isBusy}
            key={one.key}
            remove={() => remove(one.key)}
            waiting={one}
          />
        ))}
      </ul>
      <label>
        {say(backOfficeTexts.picture.author)}
        <input
          aria-invalid={failure !== ''}
          maxLength={pictureTextLengths.credit}
          onChange={({ target }) => setAuthor(target.value)}
          // Who writes another name writes over the one that is offered.
          onFocus={({ target }) => target.select()}
          readOnly={isBusy}
          required
          value={author}
        />
      </label>
      <button
        className={clsx('panel-button', styles.uploadDialogArchive)}
        disabled={isBusy}
        onClick={() => setAuthor(texts.personalArchive)}
        type="button"
      >
        {texts.personalArchive}
      </button>
      <p className="text-dialog__actions">
        <button className="panel-button" onClick={() => dialog.current?.close()} type="button">
          {say(backOfficeTexts.articleForm.cancel)}
        </button>
        <button
          aria-disabled={isBusy || waiting.length === 0}
          className="panel-button panel-button--primary"
          onClick={() => {
            if (!isBusy && waiting.length > 0) void upload()
          }}
          type="button"
        >
          {say(isBusy ? backOfficeTexts.upload.busy : texts.send)}
        </button>
      </p>
    </dialog>
  )
}

type FileProps = {
  waiting: Waiting
  isBusy: boolean
  change: (alt: string) => void
  remove: () => void
}

function WaitingFile({ waiting, isBusy, change, remove }: FileProps) {
  const say = useTranslate()
  const { file, alt, sent, failure } = waiting
  const [source, setSource] = useState('')
  useEffect(() => {
    const url = URL.createObjectURL(file)
    setSource(url)
    return () => URL.revokeObjectURL(url)
  }, [file])
  return (
    <li className={styles.uploadDialogFile}>
      {source ? (
        // Nothing is shown of a file that is no picture.
        <img alt="" onError={() => setSource('')} src={source} />
      ) : (
        <span />
      )}
      <div>
        <label>
          {say(backOfficeTexts.picture.alt)}
          <input
            maxLength={pictureTextLengths.alt}
            onChange={({ target }) => change(target.value)}
            readOnly={isBusy}
            value={alt}
          />
        </label>
        <span className={styles.uploadDialogName}>{file.name}</span>
        {sent !== null && <progress aria-label={file.name} max={1} value={sent} />}
        <span className="field-failure" role="alert">
          {failure}
        </span>
      </div>
      {!isBusy && <SignButton act={remove} label={say(texts.leaveOut(file.name))} sign="remove" />}
    </li>
  )
}
