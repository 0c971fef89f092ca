import { randomTexts as texts } from '@kariera/shared/texts/reader'
import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react'
import { nearestCard, scrollToCard, swipeCards } from '../../scripts/frame/cardRow.ts'
import { stripSwipeThreshold } from '../../scripts/frame/swipeThresholds.ts'
import { IconButton } from '../elements/IconButton.tsx'
import { useMedia } from '../elements/useMedia.ts'
import { cardAfter, isNearEnd, type RandomCard } from './randomBatch.ts'
import { pauseAfterSwipeMs, useAdvance } from './useAdvance.ts'
import { useRandomCards, type StripStatus } from './useRandomCards.ts'

/** Random articles, on a phone (R-ART-6): they load when the reader scrolls near, and move on by themselves. */
export function RandomStrip({ articleId }: { articleId: number }) {
  const strip = useRef<HTMLElement>(null)
  const row = useRef<HTMLUListElement>(null)
  const { cards, status, load } = useRandomCards(articleId)
  /** Index of the card that is shown, or being scrolled to. */
  const shown = useRef(0)
  const [isRunning, setRunning] = useState(true)
  const isCalm = useMedia('(prefers-reduced-motion: reduce)')

  const moveTo = (card: number) => {
    shown.current = card
    if (isNearEnd(card, cards.length) && status === 'ready') load()
  }
  const step = (by: 1 | -1) => {
    const card = cardAfter(shown.current, cards.length, by)
    if (row.current) scrollToCard(row.current, card)
    moveTo(card)
  }
  const { pauseFor } = useAdvance(isRunning && !isCalm, () => {
    if (cards.length > 1 && !isWatched(strip.current)) step(1)
  })
  const loadFirst = useEffectEvent(load)
  useEffect(() => loadFirst(), [])
  useSwipes(row, (card) => {
    moveTo(card)
    pauseFor(pauseAfterSwipeMs)
  })

  return (
    <section className={`random-strip ${status}`} aria-labelledby="random" ref={strip}>
      <div className="heading">
        <h2 id="random">{texts.heading}</h2>
        <IconButton
          name={isRunning ? 'pause' : 'play'}
          label={isRunning ? texts.pause : texts.resume}
          hidden={isCalm || cards.length === 0}
          onClick={() => setRunning(!isRunning)}
        />
        <IconButton name="previous" label={texts.previous} onClick={() => step(-1)} />
        <IconButton name="next" label={texts.next} onClick={() => step(1)} />
      </div>
      <ul
        ref={row}
        // Some browsers do not report the end of a scroll.
        onScrollEnd={({ currentTarget }) => moveTo(nearestCard(currentTarget))}
      >
        {cards.map((card) => (
          <Card key={card.id} card={card} />
        ))}
      </ul>
      <Failure status={status} retry={load} />
    </section>
  )
}

function Card({ card: { path, category, title, picture } }: { card: RandomCard }) {
  return (
    <li>
      <a href={path}>
        <span className="thumbnail">
          {picture && (
            <img
              src={picture.src}
              srcSet={
                picture.sources.map(({ src, width }) => `${src} ${width}w`).join(', ') || undefined
              }
              sizes="70vw"
              width={picture.width}
              height={picture.height}
              // The link already has the same text.
              alt=""
              loading="lazy"
              decoding="async"
            />
          )}
        </span>
        {category && <span className="category">{category.name}</span>}
        <span className="title">{title}</span>
      </a>
    </li>
  )
}

function Failure({ status, retry }: { status: StripStatus; retry: () => void }) {
  return (
    <div className="failure" role="status">
      {status === 'failed' && (
        <>
          <p lang="en">{texts.failed}</p>
          <button type="button" className="button quiet" lang="en" onClick={retry}>
            {texts.retry}
          </button>
        </>
      )}
    </div>
  )
}

/** Calls after each swipe of more than 50 px with the index of the card that it leads to. */
function useSwipes(row: RefObject<HTMLElement | null>, swiped: (card: number) => void): void {
  const tell = useEffectEvent(swiped)
  useEffect(() => {
    if (row.current) swipeCards(row.current, stripSwipeThreshold, (card) => tell(card))
  }, [row])
}

/** The strip must not move while a reader uses it; after a tap there is neither focus nor hover. */
function isWatched(strip: HTMLElement | null): boolean {
  if (document.hidden || !strip) return true
  const isHovered = matchMedia('(hover: hover)').matches && strip.matches(':hover')
  return isHovered || strip.matches(':has(:focus-visible)')
}
