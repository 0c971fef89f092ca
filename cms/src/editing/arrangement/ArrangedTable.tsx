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
  const [last, setLast] = useState<{ id: number; place: number; isDragged: boolean } | null>(null)
  const accessibility = useAnnouncements(rows)
  const drop = ({ active, over }: DragEndEvent) => {
    if (!over || over.id === active.id) return
    const place = rows.findIndex(({ id }) => id === over.id) + 1
    setLast({ id: Number(active.id), place, isDragged: true })
    move?.(Number(active.id), Number(over.id))
  }
  const moveToPlace = (from: number, to: number) => {
    const [moved, target] = [rows[from], rows[to]]
    if (!moved || !target) return
    move?.(moved.id, target.id)
    setLast({ id: moved.id, place: to + 1, isDragged: false })
  }
  const at = last ? rows.findIndex(({ id }) => id === last.id) : -1
  const row = rows[at]
  // Where the order could not be stored, the row is at another place again.
  const isBack = last !== null && at + 1 !== last.place
  const text = isBack ? texts.back : texts.moved
  const news = row && (isBack || !last?.isDragged) ? say(text(row.name, at + 1, rows.length)) : ''
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
            {rows.map(({ cells, ...one }, index) => (
              <ArrangedRow {...one} isMovable={move !== null} key={one.id} place={index + 1}>
                {cells(
                  move && (
                    <MoveButtons
                      index={index}
                      lastIndex={rows.length - 1}
                      move={moveToPlace}
                      name={one.name}
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
