'use client'

import { embedOrigin, videoIdOf } from '@kariera/shared/rules/youtube'
import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import { TextField, useField } from '@payloadcms/ui'
import type { TextFieldClientProps } from 'payload'
import { useTranslate } from '../../../admin/i18n/useTranslate.ts'
import styles from './Employer.module.css'

/** Size of an embedded video, pixels. */
const size = { width: 560, height: 315 } as const

/** The video of an employer, as an address or an embed code, with a preview below if it is valid (A-EMP-1). */
export function VideoField(props: TextFieldClientProps) {
  const { value } = useField<unknown>({ potentiallyStalePath: props.path })
  const say = useTranslate()
  const videoId = typeof value === 'string' ? videoIdOf(value) : null
  return (
    <div className={styles.videoField}>
      <TextField {...props} />
      {videoId !== null && (
        <iframe
          {...size}
          allowFullScreen
          className={styles.videoFieldPreview}
          referrerPolicy="strict-origin-when-cross-origin"
          src={`${embedOrigin}/embed/${videoId}`}
          title={say(backOfficeTexts.employer.videoPreview)}
        />
      )}
    </div>
  )
}
