'use client'

import { useSortable } from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import { formatDateTime } from '@kariera/shared/rules/dates'
import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import { useTranslation } from '@payloadcms/ui'
import { useSay } from '../../brand/useSay.ts'
import { ArticleLink } from '../ArticleLink.tsx'
import { Sign } from '../Sign.tsx'
import { SignButton } from '../SignButton.tsx'
import { StandingPill } from '../StandingPill.tsx'
import type { PaidArticle } from './paidArticle.ts'
import { standingText } from './standingText.ts'

const texts = backOfficeTexts.paidOrder

type Props = {
  article: PaidArticle
  index: number
  lastIndex: number
  isFeatured: boolean
  /** Moves it to another index; null where nothing may be moved. */
  move: ((to: number) => void) | null
}

/** A paid article in its place. */
export function PaidRow({ article, index, lastIndex, isFeatured, move }: Props) {
  const say = useSay()
  const { t } = useTranslation()
  const { startDate, endDate, standing } = article
  const title = article.title || t('general:untitled')
  const drag = useSortable({
    id: article.id,
    disabled: !move,
    attributes: { roleDescription: say(texts.drag.kind) },
  })
  const { tone, text } = standingText(standing, isFeatured)
  const classes = [standing.is === 'ended' && 'is-over', drag.isDragging && 'is-dragged']
  const style = { transform: CSS.Translate.toString(drag.transform), transition: drag.transition }
  return (
    <tr
      className={classes.filter(Boolean).join(' ')}
      ref={drag.setNodeRef}
      role="row"
      style={style}
    >
      <td className="arrangement-table__order" role="cell">
        {move && (
          <button
            {...drag.attributes}
            {...drag.listeners}
            aria-label={say(texts.drag.handle(title))}
            className="sign-button sign-button--handle"
            ref={drag.setActivatorNodeRef}
            type="button"
          >
            <Sign of="handle" />
          </button>
        )}
        <span className="arrangement-table__place">{index + 1}</span>
      </td>
      <td className="arrangement-table__title" role="cell">
        <ArticleLink id={article.id} title={article.title} />
        <StandingPill text={say(text)} tone={tone} />
      </td>
      <td data-label={say(texts.columns.start)} role="cell">
        {startDate ? formatDateTime(startDate) : <i>{say(texts.fromPublication)}</i>}
      </td>
      <td data-label={say(texts.columns.end)} role="cell">
        {endDate ? formatDateTime(endDate) : <i>{say(texts.withoutEnd)}</i>}
      </td>
      {move && (
        <td className="arrangement-table__buttons" role="cell">
          <MoveButtons index={index} lastIndex={lastIndex} move={move} title={title} />
        </td>
      )}
    </tr>
  )
}

type MoveProps = { index: number; lastIndex: number; title: string; move: (to: number) => void }

/** They stay usable at the ends of the list for the focus, and do nothing there. */
function MoveButtons({ index, lastIndex, title, move }: MoveProps) {
  const say = useSay()
  const [isFirst, isLast] = [index === 0, index === lastIndex]
  return (
    <span className="sign-buttons">
      <SignButton act={() => move(0)} isIdle={isFirst} label={say(texts.toTop(title))} sign="top" />
      <SignButton
        act={() => move(index - 1)}
        isIdle={isFirst}
        label={say(texts.up(title))}
        sign="up"
      />
      <SignButton
        act={() => move(index + 1)}
        isIdle={isLast}
        label={say(texts.down(title))}
        sign="down"
      />
    </span>
  )
}
