'use client'

import { pictureTextLengths } from '@kariera/shared/rules/textLengths'
import { backOfficeTexts, type BackOfficeText } from '@kariera/shared/texts/back-office'
import { useTranslate } from '#admin/i18n/useTranslate.ts'
import type { StoredPicture } from '../dialog/pictureQuery.ts'
import { EditableLine } from './EditableLine.tsx'
import type { useStoredPictures } from './useStoredPictures.ts'
import styles from '../Pictures.module.css'

const texts = backOfficeTexts.pictureTools

type Props = {
  picture: StoredPicture
  change: ReturnType<typeof useStoredPictures>['change']
  isReadOnly: boolean
}

/** The credit of a picture as its caption, and its alternative text: both are written in place. */
export function PictureLines({ picture, change, isReadOnly }: Props) {
  const say = useTranslate()
  const { id } = picture
  const author = picture.author ?? ''
  const alt = picture.alt ?? ''
  const save = async (
    data: { author: string } | { alt: string },
    failed: BackOfficeText,
  ): Promise<string | null> => {
    const refusal = await change(id, data)
    return refusal && (refusal.reason ?? say(failed))
  }
  return (
    <figcaption className={styles.pictureLines}>
      <EditableLine
        about="credit"
        isMissing={!author}
        isReadOnly={isReadOnly}
        label={say(texts.changeAuthor)}
        maxLength={pictureTextLengths.credit}
        save={(text) =>
          text === ''
            ? Promise.resolve(say(backOfficeTexts.picture.authorRequired))
            : save({ author: text }, backOfficeTexts.picture.notUpdated)
        }
        shown={say(
          author ? backOfficeTexts.figure.photoBy(author) : backOfficeTexts.figure.authorUnknown,
        )}
        value={author}
      />
      <EditableLine
        about="alt"
        isMissing={!alt}
        isReadOnly={isReadOnly}
        label={say(texts.changeAlt)}
        maxLength={pictureTextLengths.alt}
        save={(text) => save({ alt: text }, texts.altNotChanged)}
        shown={alt || say(backOfficeTexts.picture.noAlt)}
        value={alt}
      />
    </figcaption>
  )
}
