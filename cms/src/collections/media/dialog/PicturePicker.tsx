'use client'

import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import { useState, type ReactNode } from 'react'
import { useTranslate } from '#admin/i18n/useTranslate.ts'
import { PickersContext, type PickerProps } from '#editing/uses/pickers.ts'
import { PictureDialog } from './PictureDialog.tsx'
import type { StoredPicture } from './pictureQuery.ts'
import styles from '../Pictures.module.css'

const texts = backOfficeTexts.uses

/** Lets a picture be chosen by its looks where another document is put in all places of one. */
export function PicturePickerProvider({ children }: { children: ReactNode }) {
  return <PickersContext value={pickers}>{children}</PickersContext>
}

const pickers = { media: PicturePicker }

function PicturePicker({ id, choose }: PickerProps) {
  const say = useTranslate()
  const [isOpen, setIsOpen] = useState(false)
  const [picture, setPicture] = useState<StoredPicture | null>(null)
  return (
    <div className={styles.picturePicker}>
      <span>{say(texts.inItsPlace)}</span>
      {picture && <img alt={picture.alt ?? ''} src={picture.thumbnailURL ?? picture.url ?? ''} />}
      <button className="panel-button" onClick={() => setIsOpen(true)} type="button">
        {say(texts.choose)}
      </button>
      {isOpen && (
        <PictureDialog
          choose={(chosen) => {
            const isOther = chosen.id !== id
            setPicture(isOther ? chosen : null)
            choose(isOther ? chosen.id : null)
          }}
          close={() => setIsOpen(false)}
          purpose="article"
        />
      )}
    </div>
  )
}
