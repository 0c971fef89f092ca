import { categorySearchPath } from '@kariera/shared/routes'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { cardTexts } from '@kariera/shared/texts/reader'
import { pictureSizes } from '../../components/cards/cardLayout.ts'
import { starPath } from '../../components/elements/iconPaths.ts'
import type { ResultCard as Card, ResultPicture } from './searchResults.ts'

/** An article among the results, the same as on the site's other lists (components/cards/Card.astro). `first`: of the page. */
export function ResultCard({ card, first = false }: { card: Card; first?: boolean }) {
  const [isBroken, setBroken] = useState(false)
  return (
    <article className="card compact">
      <div className="picture thumbnail">
        {card.picture && !isBroken ? (
          <Picture picture={card.picture} first={first} onBroken={() => setBroken(true)} />
        ) : (
          <Fallback name={card.entityName || card.category.name} />
        )}
      </div>
      <div className="text">
        <p className="meta">
          <a className="chip" href={categorySearchPath(card.category.slug)}>
            {card.category.name}
          </a>
          <time className="date" dateTime={card.day}>
            {card.day.split('-').toReversed().join('/')}
          </time>
          <Star star={card.star} />
        </p>
        <h3>
          <a className="title covering-link" href={card.path}>
            {card.title}
          </a>
        </h3>
        {card.entityName && <p className="entity">{card.entityName}</p>}
        {card.teaser && <p className="teaser">{card.teaser}</p>}
      </div>
    </article>
  )
}

type PictureProps = { picture: ResultPicture; first: boolean; onBroken: () => void }

/** Beside a link it says nothing that the link does not. */
function Picture({ picture, first, onBroken }: PictureProps) {
  const image = useRef<HTMLImageElement>(null)
  // It may have failed before the script was there.
  const toldEarly = useEffectEvent(onBroken)
  useEffect(() => {
    if (image.current?.complete && image.current.naturalWidth === 0) toldEarly()
  }, [])
  const srcset = picture.sources.map(({ src, width }) => `${src} ${width}w`).join(', ')
  return (
    <img
      ref={image}
      onError={onBroken}
      src={picture.src}
      srcSet={srcset || undefined}
      sizes={srcset ? pictureSizes('compact') : undefined}
      width={picture.width}
      height={picture.height}
      alt=""
      loading={first ? undefined : 'lazy'}
      decoding={first ? undefined : 'async'}
      fetchPriority={first ? 'high' : 'low'}
    />
  )
}

function Fallback({ name }: { name: string }) {
  const [letter = ''] = Array.from(name.trim())
  return (
    <div className="fallback" aria-hidden="true">
      <span>{letter}</span>
    </div>
  )
}

const stars = { gold: cardTexts.paid, grey: cardTexts.paidBefore, none: null }

function Star({ star }: { star: Card['star'] }) {
  const label = stars[star]
  if (!label) return null
  return (
    <span className={`star ${star}`} title={label}>
      <svg viewBox="0 0 24 24" width="15" height="15" aria-hidden="true">
        <path d={starPath} />
      </svg>
      {label}
    </span>
  )
}
