'use client'

import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import { clsx } from 'clsx'
import { useTranslate } from '#admin/i18n/useTranslate.ts'
import { titleOf, type StoredPicture } from './pictureQuery.ts'
import styles from '../Pictures.module.css'

/** What a card shows of a picture: a small one, what it is called, and its credit. */
export function CardFace({ picture }: { picture: StoredPicture }) {
  const say = useTranslate()
  const { author, thumbnailURL } = picture
  return (
    <>
      <img alt="" loading="lazy" src={thumbnailURL ?? undefined} />
      <span className={styles.pictureCardAlt}>
        {titleOf(picture) || say(backOfficeTexts.picture.noAlt)}
      </span>
      <span className={clsx(styles.pictureCardCredit, !author && styles.pictureCardCreditNone)}>
        {author || say(backOfficeTexts.pictureDialog.noCredit)}
      </span>
    </>
  )
}
