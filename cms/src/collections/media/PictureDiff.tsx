import { FieldDiffContainer } from '@payloadcms/ui/rsc'
import { clsx } from 'clsx'
import type { FieldDiffServerProps, UploadField } from 'payload'
import { z } from 'zod'
import { thumbnailOf } from './thumbnail.ts'
import styles from './Pictures.module.css'

const picture = z.looseObject({ title: z.string().nullish(), filename: z.string().nullish() })

/** Compares pictures, each with what it shows; Payload calls them by their file. */
export function PictureDiff(props: FieldDiffServerProps<UploadField>) {
  const { comparisonValue, versionValue, clientField, i18n, nestingLevel = 0 } = props
  const label = 'label' in clientField ? clientField.label : undefined
  return (
    <FieldDiffContainer
      From={<Picture className={styles.pictureDiffOld} value={comparisonValue} />}
      i18n={i18n}
      label={{ label }}
      nestingLevel={nestingLevel}
      To={<Picture className={styles.pictureDiffNew} value={versionValue} />}
    />
  )
}

function Picture({ value, className }: { value: unknown; className: string | undefined }) {
  const { data } = picture.safeParse(value)
  if (!data) return <div className={styles.pictureDiff} />
  const src = thumbnailOf({ doc: data })
  return (
    <div className={clsx(styles.pictureDiff, className)}>
      {src && <img alt="" src={src} />}
      <span>{data.title || data.filename}</span>
    </div>
  )
}
