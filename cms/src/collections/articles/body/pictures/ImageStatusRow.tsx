'use client'

import { pictureTextLengths } from '@kariera/shared/rules/textLengths'
import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import { useTranslation } from '@payloadcms/ui'
import { clsx } from 'clsx'
import { useId, useState, type KeyboardEvent } from 'react'
import { Sign } from '#admin/components/Sign.tsx'
import { SignButton } from '#admin/components/SignButton.tsx'
import { useFocusBack } from '#admin/components/useFocusBack.ts'
import { useTranslate } from '#admin/i18n/useTranslate.ts'
import type { StoredPicture } from '#collections/media/dialog/pictureQuery.ts'
import styles from '../Text.module.css'

const texts = backOfficeTexts.body.imageStatus

type AuthorState = {
  /** The author as it is typed; undefined if nothing is. */
  typed: string | undefined
  failure: string
  type: (author: string) => void
  forget: () => void
  save: (author: string) => void
}

type Props = {
  /** Undefined if the picture does not exist any more; 'not copied' if it is a pasted one that is still elsewhere. */
  picture: StoredPicture | 'not copied' | undefined
  author: AuthorState | undefined
  remove: () => void
}

/** A picture of the text: its author is stored when the field is left, or by Enter; Escape goes back to the stored one. */
export function ImageStatusRow({ picture: shown, author, remove }: Props) {
  const isCopied = shown !== 'not copied'
  const picture = isCopied ? shown : undefined
  const say = useTranslate()
  const { t } = useTranslation()
  const [isAsking, setIsAsking] = useState(false)
  const focus = useFocusBack()
  const keep = () => {
    focus.giveBack()
    setIsAsking(false)
  }
  const name = picture?.alt ?? ''
  return (
    <li className={styles.imageStatusPicture}>
      {picture?.thumbnailURL ? (
        <img alt="" src={picture.thumbnailURL} />
      ) : (
        <span className={styles.imageStatusNoPicture} />
      )}
      <div>
        <p
          className={
            name ? styles.imageStatusName : clsx(styles.imageStatusName, styles.imageStatusNameNone)
          }
        >
          {picture
            ? name || say(backOfficeTexts.picture.noAlt)
            : say(
                isCopied ? backOfficeTexts.picture.isGone : backOfficeTexts.pastedPicture.notThere,
              )}
        </p>
        {picture && author && <Author {...author} picture={picture} />}
      </div>
      {!isAsking && (
        <SignButton
          act={() => setIsAsking(true)}
          label={say(texts.remove(name || say(backOfficeTexts.picture.noAlt)))}
          ref={focus.ref}
          sign="remove"
        />
      )}
      {isAsking && (
        <div
          className={styles.imageStatusDialog}
          onKeyDown={(event) => {
            if (event.key !== 'Escape') return
            event.preventDefault()
            event.stopPropagation()
            keep()
          }}
          role="alert"
        >
          <p>
            {say(backOfficeTexts.picture.toDelete)} <small>{say(texts.staysNote)}</small>
          </p>
          <button className="panel-button" onClick={keep} type="button">
            {t('general:cancel')}
          </button>
          <button
            // The dialog takes the place of the button that had the focus.
            autoFocus
            className="panel-button panel-button--delete"
            onClick={() => {
              setIsAsking(false)
              remove()
            }}
            type="button"
          >
            {t('general:delete')}
          </button>
        </div>
      )}
    </li>
  )
}

function Author({
  picture,
  typed,
  failure,
  type,
  forget,
  save,
}: AuthorState & { picture: StoredPicture }) {
  const say = useTranslate()
  const failureId = useId()
  const [isAdding, setIsAdding] = useState(false)
  const focus = useFocusBack()
  const stored = picture.author ?? ''
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') save(typed ?? stored)
    else if (event.key === 'Escape' && (isAdding || typed !== undefined)) {
      focus.giveBack()
      setIsAdding(false)
      forget()
    } else return
    // Neither is meant for the dialog.
    event.preventDefault()
    event.stopPropagation()
  }
  if (!stored && !isAdding && !typed)
    return (
      <p className={styles.imageStatusUnknown}>
        <span>
          <Sign of="account" /> {say(texts.noAuthor)}
        </span>
        <button
          className="panel-button"
          onClick={() => setIsAdding(true)}
          ref={focus.ref}
          type="button"
        >
          {say(texts.addAuthor)}
        </button>
      </p>
    )
  return (
    <label className={styles.imageStatusAuthor}>
      {say(backOfficeTexts.picture.author)}
      <input
        aria-describedby={failureId}
        aria-invalid={failure !== ''}
        autoComplete="off"
        // It takes the place of the button that had the focus.
        autoFocus={isAdding}
        maxLength={pictureTextLengths.credit}
        onBlur={() => {
          setIsAdding(false)
          if (!stored && !typed) forget()
          else if (typed !== undefined) save(typed)
        }}
        onChange={({ target }) => type(target.value)}
        onKeyDown={onKeyDown}
        value={typed ?? stored}
      />
      <span className="field-failure" id={failureId} role="alert">
        {failure}
      </span>
    </label>
  )
}
