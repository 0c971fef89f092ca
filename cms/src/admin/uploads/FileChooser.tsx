'use client'

import { backOfficeTexts, type BackOfficeText } from '@kariera/shared/texts/back-office'
import { clsx } from 'clsx'
import { useId, useRef, useState, type DragEvent } from 'react'
import { useTranslate } from '../i18n/useTranslate.ts'
import styles from './FileChooser.module.css'

const texts = backOfficeTexts.upload

type Props = {
  /** Label of the button. */
  action?: BackOfficeText
  /** The allowed formats, as a text for the editor. */
  formats: BackOfficeText
  types: readonly string[]
  isBusy: boolean
  /** Whether several files may be chosen at once. */
  isMany?: boolean
  onFiles: (files: [File, ...File[]]) => void
}

/** A button that chooses files, on an area where they can be dropped. */
export function FileChooser(props: Props) {
  const { action, formats, types, isBusy, isMany = false, onFiles } = props
  const say = useTranslate()
  const input = useRef<HTMLInputElement>(null)
  const formatsId = useId()
  const take = (files: FileList | null) => {
    const [first, ...others] = files ?? []
    if (first && !isBusy) onFiles(isMany ? [first, ...others] : [first])
  }
  const { isOver, ...ground } = useDropGround(take)
  return (
    <div className={clsx(styles.fileChooser, isOver && styles.over)} {...ground}>
      <input
        accept={types.join(',')}
        hidden
        multiple={isMany}
        onChange={(event) => {
          take(event.target.files)
          // The same file can be chosen again after it was corrected.
          event.target.value = ''
        }}
        ref={input}
        type="file"
      />
      <button
        aria-describedby={formatsId}
        aria-disabled={isBusy}
        className="panel-button"
        onClick={() => {
          if (!isBusy) input.current?.click()
        }}
        type="button"
      >
        {say(isBusy ? texts.busy : (action ?? (isMany ? texts.chooseMany : texts.choose)))}
      </button>
      <span className={styles.drop}>{say(isMany ? texts.dropMany : texts.drop)}</span>
      <p className={styles.formats} id={formatsId}>
        {say(formats)}
      </p>
    </div>
  )
}

function useDropGround(take: (files: FileList) => void) {
  const [isOver, setIsOver] = useState(false)
  return {
    isOver,
    onDragOver: (event: DragEvent) => {
      event.preventDefault()
      setIsOver(true)
    },
    onDragLeave: () => setIsOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault()
      setIsOver(false)
      take(event.dataTransfer.files)
    },
  }
}
