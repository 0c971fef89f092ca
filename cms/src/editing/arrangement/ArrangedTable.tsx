'use client'

import { DndContext, type DragEndEvent, type Modifier } from '@dnd-kit/core'
import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable'
import { backOfficeTexts, type BackOfficeText } from '@kariera/shared/texts/back-office'
import { useId, useState, type ReactNode } from 'react'
import { useTranslate } from '../../admin/i18n/useTranslate.ts'
import { ArrangedRow } from './ArrangedRow.tsx'
import { MoveButtons } from './MoveButtons.tsx'
import { useAnnouncements, useDragging } from './useDragging.ts'
import styles from './Arrangement.module.css'

const texts = backOfficeTexts.arrangement

/** A row of the table. */
export type Arranged = {
  id: number
  /** How the editor knows it. */
  name: string
  /** Readers do not see it. */
  isOver?: boolean
  /**
   * Its cells after the one with its place.
   *
   * @param moves the buttons that move it, for the last cell (ActionsCell.tsx); null if nothing may be changed
   */
  cells: (moves: ReactNode) => ReactNode
}

type Props = {
  rows: readonly Arranged[]
  columns: readonly BackOfficeText[]
  /** Id of the element that names the table. */
  labelledBy?: string
  /** Moves a row to the place of another one; null if nothing may be changed. */
  move: ((id: number, targetId: number) => void) | null
}

const alongTheList: Modifier = ({ transform }) => ({ ...transform, x: 0 })

/** Table of documents in the order that editors give them; rows are moved by dragging or by buttons. */
export function ArrangedTable({ rows, columns, labelledBy, move }: Props) {
  const say = useTranslate()
  const [news, setNews] = useState('')
  const accessibility = useAnnouncements(rows)
  const drop = ({ active, over }: DragEndEvent) => {
    if (over && over.id !== active.id) move?.(Number(active.id), Number(over.id))
  }
  const moveToPlace = (from: number, to: number) => {
    const [row, target] = [rows[from], rows[to]]
    if (!row || !target) return
    move?.(row.id, target.id)
    setNews(say(texts.moved(row.name, to + 1, rows.length)))
  }
  return (
    <DndContext
      accessibility={accessibility}
      // Without a fixed id, the server and the browser would generate different ones.
      id={useId()}
      modifiers={[alongTheList]}
      onDragEnd={drop}
      sensors={useDragging()}
    >
      <SortableContext items={rows.map(({ id }) => id)} strategy={verticalListSortingStrategy}>
        {/*
         * Explicit roles: on small screens the rows are laid out as cards, which would remove the table semantics for
         * screen readers.
         */}
        <table aria-labelledby={labelledBy} className={styles.arrangementTable} role="table">
          <thead role="rowgroup">
            <tr role="row">
              {[texts.order, ...columns, ...(move ? [texts.actions] : [])].map((column) => (
                <th key={column.en} role="columnheader" scope="col">
                  {say(column)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody role="rowgroup">
            {rows.map(({ cells, ...row }, index) => (
              <ArrangedRow {...row} isMovable={move !== null} key={row.id} place={index + 1}>
                {cells(
                  move && (
                    <MoveButtons
                      index={index}
                      lastIndex={rows.length - 1}
                      move={moveToPlace}
                      name={row.name}
                    />
                  ),
                )}
              </ArrangedRow>
            ))}
          </tbody>
        </table>
      </SortableContext>
      <span className="for-screen-readers" role="status">
        {news}
      </span>
    </DndContext>
  )
}
