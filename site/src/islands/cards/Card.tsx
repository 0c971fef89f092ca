import type {
  Card as Article,
  Picture as CardPicture,
} from '@kariera/shared/contracts/reading/card'
import { formatDate, isoDate } from '@kariera/shared/rules/dates'
import { categorySearchPath } from '@kariera/shared/routes'
import { cardTexts } from '@kariera/shared/texts/reader'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import {
  hasTeaser,
  maxPictureWidth,
  pictureSizes,
  type CardRole,
} from '../../components/cards/cardLayout.ts'
import { starPath } from '../../components/elements/iconPaths.ts'
import { pictureUpTo } from '../../components/pictures/pictureUpTo.ts'

/**
 * `first`: it has the page's first picture. `inCategory`: it is under the name of its category. `more`: HTML of ours
 * below the text.
 */
export type CardProps = {
  card: Article
  role: CardRole
  first?: boolean
  inCategory?: boolean
  more?: string
}

/**
 * An article in a list (R-HOME-11), without a script (components/cards/Card.astro) and among the results of the search.
 * The title's link covers the card; chip and star stay above the link.
 */
export function Card({ card, role, first = false, inCategory = false, more }: CardProps) {
  const [isBroken, setBroken] = useState(false)
  const { category, entityName, teaser, datePublished } = card
  const picture = isBroken ? null : card.picture
  return (
    <article className={`card ${role}${picture ? '' : ' title-card'}`}>
      {picture && (
        <div className="picture thumbnail">
          <Picture picture={picture} role={role} first={first} onBroken={() => setBroken(true)} />
        </div>
      )}
      <div className="text">
        {card.star === 'gold' && (
          <p className="disclosure">
            <Star star={card.star} />
            {card.sponsor && (
              <>
                {' '}
                <Sponsor name={card.sponsor} />
              </>
            )}
          </p>
        )}
        <p className="meta">
          {category && !inCategory && (
            <a className="chip" href={categorySearchPath(category.slug)}>
              {category.name}
            </a>
          )}
          <time className="date" dateTime={isoDate(datePublished)}>
            {formatDate(datePublished)}
          </time>
          {card.star === 'grey' && <Star star={card.star} />}
        </p>
        <h3>
          <a className="title covering-link" href={card.path}>
            {card.title}
          </a>
        </h3>
        {entityName && <p className="entity">{entityName}</p>}
        {teaser && hasTeaser(role) && <p className="teaser">{teaser}</p>}
        {more && <div className="more" dangerouslySetInnerHTML={{ __html: more }} />}
      </div>
    </article>
  )
}

type PictureProps = { picture: CardPicture; role: CardRole; first: boolean; onBroken: () => void }

/** The picture has no alternative text, because the link next to it gives the same information. */
function Picture({ picture, role, first, onBroken }: PictureProps) {
  const image = useRef<HTMLImageElement>(null)
  // The picture may have failed before the script was loaded.
  const reportBroken = useEffectEvent(onBroken)
  useEffect(() => {
    if (image.current?.complete && image.current.naturalWidth === 0) reportBroken()
  }, [])
  const { src, width, height, sources } = pictureUpTo(maxPictureWidth[role], picture)
  const srcset = sources.map((source) => `${source.src} ${source.width}w`).join(', ')
  return (
    <img
      ref={image}
      onError={onBroken}
      src={src}
      srcSet={srcset || undefined}
      sizes={srcset ? pictureSizes(role) : undefined}
      width={width}
      height={height}
      alt=""
      loading={first ? undefined : 'lazy'}
      fetchPriority={first ? 'high' : 'low'}
    />
  )
}

/** The advertiser, after the words that mark the article as paid. */
export function Sponsor({ name }: { name: string }) {
  return <span className="sponsor">{cardTexts.sponsor.replace('{name}', () => name)}</span>
}

const stars = { gold: cardTexts.paid, grey: cardTexts.paidBefore, none: null }

function Star({ star }: Pick<Article, 'star'>) {
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
