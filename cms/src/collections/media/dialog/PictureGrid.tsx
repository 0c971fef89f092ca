'use client'

import { formatDate } from '@kariera/shared/rules/dates'
import { backOfficeTexts, type BackOfficeText } from '@kariera/shared/texts/back-office'
import { clsx } from 'clsx'
import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react'
import { useTranslate } from '#admin/i18n/useTranslate.ts'
import { byDay, type StoredPicture } from './pictureQuery.ts'
import type { usePictures } from './usePictures.ts'
import styles from '../Pictures.module.css'

const texts = backOfficeTexts.pictureDialog

type Props = {
  list: ReturnType<typeof usePictures>
  /** Level of the days' headings. */
  heading: 'h2' | 'h3'
  /** Said when there is none. */
  none: BackOfficeText
  /** Shows a picture as a card. */
  card: (picture: StoredPicture) => ReactNode
}

/** The pictures under the days on which they were uploaded; the next ones are asked for as one scrolls. */
export function PictureGrid({ list, heading: Heading, none, card }: Props) {
  const say = useTranslate()
  const { state, pictures, more } = list
  return (
    <div aria-label={say(texts.pictures)} className={styles.pictureGrid} role="group">
      {byDay(pictures).map(([day, own]) => (
        <section key={day}>
          <Heading>{formatDate(day)}</Heading>
          <div className={styles.pictureGridDay}>{own.map(card)}</div>
        </section>
      ))}
      {state === 'known' && pictures.length === 0 && (
        <p className={styles.pictureGridNote}>{say(none)}</p>
      )}
      <p className={styles.pictureGridNote} role="status">
        {state === 'loading' ? say(texts.loading) : ''}
      </p>
      {more && <More count={pictures.length} isBusy={state === 'loading'} more={more} />}
    </div>
  )
}

/** Asks for more as soon as it is seen; a button for those who do not scroll. */
function More({ count, isBusy, more }: { count: number; isBusy: boolean; more: () => void }) {
  const say = useTranslate()
  const button = useRef<HTMLButtonElement>(null)
  const onSeen = useEffectEvent(() => {
    if (!isBusy) more()
  })
  useEffect(() => {
    if (!button.current) return
    const watch = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) onSeen()
      },
      // Only the grid of the dialog scrolls itself.
      { root: button.current.closest(`dialog .${styles.pictureGrid}`), rootMargin: '400px' },
    )
    watch.observe(button.current)
    return () => watch.disconnect()
    // It may still be seen when there are more.
  }, [count])
  return (
    <button
      aria-disabled={isBusy}
      className={clsx('panel-button', styles.pictureGridMore)}
      onClick={more}
      ref={button}
      type="button"
    >
      {say(texts.more)}
    </button>
  )
}
