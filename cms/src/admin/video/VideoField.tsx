'use client'

import { embedOrigin, videoOf } from '@kariera/shared/rules/youtube'
import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import { TextareaField, TextField, useField } from '@payloadcms/ui'
import type { TextareaFieldClientProps, TextFieldClientProps } from 'payload'
import { useTranslate } from '../i18n/useTranslate.ts'
import styles from './VideoField.module.css'

/** Size of an embedded video, pixels. */
const size = { width: 560, height: 315 } as const

/** A YouTube video as an address; with the video itself below, its picture and title, if the address is one. */
export function VideoField(props: TextFieldClientProps) {
  return (
    <div className={styles.videoField}>
      <TextField {...props} />
      <Preview path={props.path} />
    </div>
  )
}

/** The same with room for an embed code. */
export function VideoCodeField(props: TextareaFieldClientProps) {
  return (
    <div className={styles.videoField}>
      <TextareaField {...props} />
      <Preview path={props.path} />
    </div>
  )
}

function Preview({ path }: { path: string }) {
  const { value } = useField<unknown>({ potentiallyStalePath: path })
  const say = useTranslate()
  // A text has the id alone.
  const video = typeof value === 'string' ? (videoOf(value) ?? videoOf(`youtu.be/${value}`)) : null
  if (video === null) return null
  return (
    <iframe
      {...size}
      allowFullScreen
      className={styles.videoFieldPreview}
      loading="lazy"
      referrerPolicy="strict-origin-when-cross-origin"
      src={`${embedOrigin}/embed/${video}`}
      title={say(backOfficeTexts.input.videoPreview)}
    />
  )
}
