'use client'

import { useSortable } from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { Sign } from '../../admin/components/Sign.tsx'
import { useTranslate } from '../../admin/i18n/useTranslate.ts'
import styles from './Arrangement.module.css'

const { drag: texts } = backOfficeTexts.arrangement

type Props = {
  id: number
  name: string
  /** From 1 on. */
  place: number
  isOver?: boolean
  isMovable: boolean
  /** The other cells. They come from the table, so that the steps of a drag do not render them again. */
  children: ReactNode
}

/** A row with its place, and a handle to drag it. */
export function ArrangedRow({ id, name, place, isOver = false, isMovable, children }: Props) {
  const say = useTranslate()
  const attributes = { roleDescription: say(texts.kind) }
  const drag = useSortable({ id, disabled: !isMovable, attributes })
  const style = { transform: CSS.Translate.toString(drag.transform), transition: drag.transition }
  return (
    <tr
      className={clsx(isOver && styles.isOver, drag.isDragging && styles.isDragged)}
      ref={drag.setNodeRef}
      role="row"
      style={style}
    >
      <td className={styles.arrangementTableOrder} role="cell">
        {isMovable && (
          <button
            {...drag.attributes}
            {...drag.listeners}
            aria-label={say(texts.handle(name))}
            className="sign-button sign-button--handle"
            ref={drag.setActivatorNodeRef}
            type="button"
          >
            <Sign of="handle" />
          </button>
        )}
        <span className={styles.arrangementTablePlace}>{place}</span>
      </td>
      {children}
    </tr>
  )
}
