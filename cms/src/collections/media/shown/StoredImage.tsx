'use client'

import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import type { CSSProperties } from 'react'
import { useTranslate } from '#admin/i18n/useTranslate.ts'
import type { useStoredPictures } from './useStoredPictures.ts'

type Props = {
  id: number
  pictures: ReturnType<typeof useStoredPictures>
  style?: CSSProperties | undefined
}

/** The image of a picture that the newsroom knows, or why there is none; nothing until it has been asked for. */
export function StoredImage({ id, pictures: { state, pictureOf, load }, style }: Props) {
  const say = useTranslate()
  const picture = pictureOf(id)
  if (picture)
    return (
      <img
        alt={picture.alt ?? ''}
        data-author={picture.author ?? ''}
        draggable={false}
        src={picture.sizes?.w960?.url ?? picture.url ?? undefined}
        style={style}
      />
    )
  if (state === 'loading') return null
  if (state === 'known')
    return <p className="picture-note">{say(backOfficeTexts.picture.isGone)}</p>
  return (
    <p className="picture-note">
      {say(backOfficeTexts.picture.notLoaded)}{' '}
      <button className="panel-button" onClick={() => void load()} type="button">
        {say(backOfficeTexts.publishingLog.tryAgain)}
      </button>
    </p>
  )
}
