'use client'

import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import { Link, useConfig } from '@payloadcms/ui'
import { clsx } from 'clsx'
import { formatAdminURL } from 'payload/shared'
import { useTranslate } from '#admin/i18n/useTranslate.ts'
import { CardFace } from '../dialog/CardFace.tsx'
import { titleOf, type StoredPicture } from '../dialog/pictureQuery.ts'
import styles from '../Pictures.module.css'

const texts = backOfficeTexts.library

type Props = { picture: StoredPicture; isSelected: boolean; toggle: () => void }

/** The id of the box that selects a picture. */
export const boxOf = (id: number): string => `picture-box-${id}`

/** A picture of the list: it opens its form, and is selected by its box. */
export function LibraryCard({ picture, isSelected, toggle }: Props) {
  const say = useTranslate()
  const { config } = useConfig()
  const { id, aiMade, uses = 0 } = picture
  const href = formatAdminURL({
    adminRoute: config.routes.admin,
    path: `/collections/media/${id}`,
  })
  return (
    <article className={clsx(styles.libraryCard, isSelected && styles.libraryCardSelected)}>
      <Link className={styles.pictureCard} href={href} prefetch={false}>
        <CardFace picture={picture} />
      </Link>
      <p className={styles.libraryCardNotes}>
        <span>{say(texts.uses(uses))}</span>
        {aiMade && <span className={styles.libraryCardMark}>{say(texts.aiMade)}</span>}
      </p>
      <label className={styles.libraryCardBox}>
        <input
          aria-label={say(texts.select(titleOf(picture) || String(id)))}
          checked={isSelected}
          id={boxOf(id)}
          onChange={toggle}
          type="checkbox"
        />
      </label>
    </article>
  )
}
