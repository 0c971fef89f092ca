'use client'

import { formatDate } from '@kariera/shared/rules/dates'
import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import { useEffect, useEffectEvent, useId, useRef } from 'react'
import { useTranslate } from '../../../admin/i18n/useTranslate.ts'
import { byDay, type StoredPicture } from './pictureQuery.ts'
import type { usePictures } from './usePictures.ts'

const texts = backOfficeTexts.pictureDialog

type Props = {
  list: ReturnType<typeof usePictures>
  selected: StoredPicture | null
  select: (picture: StoredPicture) => void
  /** Selects a picture and finishes: by a double click, or by Enter. */
  pick: (picture: StoredPicture) => void
}

/** The pictures under the days on which they were uploaded; the next ones are asked for as one scrolls. */
export function PictureGrid({ list, selected, select, pick }: Props) {
  const say = useTranslate()
  const name = useId()
  const { state, pictures, more } = list
  return (
    <div aria-label={say(texts.pictures)} className="picture-grid" role="group">
      {byDay(pictures).map(([day, own]) => (
        <section key={day}>
          <h3>{formatDate(day)}</h3>
          <div className="picture-grid__day">
            {own.map((picture) => (
              <label className="picture-card" key={picture.id} onDoubleClick={() => pick(picture)}>
                <input
                  checked={selected?.id === picture.id}
                  name={name}
                  onChange={() => select(picture)}
                  onKeyDown={(event) => {
                    if (event.key !== 'Enter') return
                    event.preventDefault()
                    pick(picture)
                  }}
                  type="radio"
                />
                <img alt="" loading="lazy" src={picture.thumbnailURL ?? undefined} />
                <span className="picture-card__alt">
                  {picture.alt || say(backOfficeTexts.picture.noAlt)}
                </span>
                <span
                  className={`picture-card__credit${picture.author ? '' : ' picture-card__credit--none'}`}
                >
                  {picture.author || say(texts.noCredit)}
                </span>
              </label>
            ))}
          </div>
        </section>
      ))}
      {state === 'known' && pictures.length === 0 && (
        <p className="picture-grid__note">{say(texts.none)}</p>
      )}
      <p className="picture-grid__note" role="status">
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
      { root: button.current.closest('.picture-grid'), rootMargin: '400px' },
    )
    watch.observe(button.current)
    return () => watch.disconnect()
    // It may still be seen when there are more.
  }, [count])
  return (
    <button
      aria-disabled={isBusy}
      className="panel-button picture-grid__more"
      onClick={more}
      ref={button}
      type="button"
    >
      {say(texts.more)}
    </button>
  )
}
