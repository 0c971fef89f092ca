'use client'

import { useSortable } from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import { useTranslation } from '@payloadcms/ui'
import { useTranslate } from '../../../admin/i18n/useTranslate.ts'
import { Sign } from '../../../admin/components/Sign.tsx'
import { formatDateTime } from '@kariera/shared/rules/dates'
import { memo } from 'react'
import { ArticleLink } from '../components/ArticleLink.tsx'
import { SignButton } from '../../../admin/components/SignButton.tsx'
import { StatusBadge } from '../../../admin/components/StatusBadge.tsx'
import { type PaidArticle, promotionStatusText } from './paidArticle.ts'

const texts = backOfficeTexts.paidOrder

/** A row of a paid article. */
export function PaidRow(props: PaidCellsProps) {
  const { article, index, move } = props
  const say = useTranslate()
  const { t } = useTranslation()
  const title = article.title || t('general:untitled')
  const drag = useSortable({
    id: article.id,
    disabled: !move,
    attributes: { roleDescription: say(texts.drag.kind) },
  })
  const classes = [article.status.is === 'ended' && 'is-over', drag.isDragging && 'is-dragged']
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
      <PaidCells {...props} />
    </tr>
  )
}

type PaidCellsProps = {
  article: PaidArticle
  index: number
  lastIndex: number
  isFeatured: boolean
  /** Moves the article at one index to another index; null if nothing may be moved. */
  move: ((from: number, to: number) => void) | null
}

/** Cells of a row; memoised, because each step of a drag renders all rows. */
const PaidCells = memo(function PaidCells(props: PaidCellsProps) {
  const { article, isFeatured, move } = props
  const { startDate, endDate, status } = article
  const say = useTranslate()
  const { tone, text } = promotionStatusText(status, isFeatured)
  return (
    <>
      <td className="arrangement-table__title" role="cell">
        <ArticleLink id={article.id} title={article.title} />
        <StatusBadge text={say(text)} tone={tone} />
      </td>
      <td data-label={say(texts.columns.start)} role="cell">
        {startDate ? formatDateTime(startDate) : <i>{say(texts.fromPublication)}</i>}
      </td>
      <td data-label={say(texts.columns.end)} role="cell">
        {endDate ? formatDateTime(endDate) : <i>{say(texts.withoutEnd)}</i>}
      </td>
      {move && (
        <td className="arrangement-table__buttons" role="cell">
          <MoveButtons {...props} move={move} />
        </td>
      )}
    </>
  )
})

type MoveProps = PaidCellsProps & { move: (from: number, to: number) => void }

/** At the ends of the list the buttons stay, to keep the focus, but do nothing. */
function MoveButtons({ article, index, lastIndex, move }: MoveProps) {
  const say = useTranslate()
  const { t } = useTranslation()
  const title = article.title || t('general:untitled')
  const [isFirst, isLast] = [index === 0, index === lastIndex]
  return (
    <span className="sign-buttons">
      <SignButton
        act={() => move(index, 0)}
        isIdle={isFirst}
        label={say(texts.toTop(title))}
        sign="top"
      />
      <SignButton
        act={() => move(index, index - 1)}
        isIdle={isFirst}
        label={say(texts.up(title))}
        sign="up"
      />
      <SignButton
        act={() => move(index, index + 1)}
        isIdle={isLast}
        label={say(texts.down(title))}
        sign="down"
      />
    </span>
  )
}
