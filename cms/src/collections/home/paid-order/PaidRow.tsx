'use client'

import { useSortable } from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import { useTranslation } from '@payloadcms/ui'
import { useTranslate } from '../../../admin/i18n/useTranslate.ts'
import { Sign } from '../../../admin/components/Sign.tsx'
import { PaidCells, type PaidCellsProps } from './PaidCells.tsx'

const { drag: texts } = backOfficeTexts.paidOrder

/** A paid article in its place. */
export function PaidRow(props: PaidCellsProps) {
  const { article, index, move } = props
  const say = useTranslate()
  const { t } = useTranslation()
  const title = article.title || t('general:untitled')
  const drag = useSortable({
    id: article.id,
    disabled: !move,
    attributes: { roleDescription: say(texts.kind) },
  })
  const classes = [article.standing.is === 'ended' && 'is-over', drag.isDragging && 'is-dragged']
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
            aria-label={say(texts.handle(title))}
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
