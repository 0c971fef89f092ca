'use client'

import { DndContext, type DragEndEvent, type Modifier } from '@dnd-kit/core'
import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable'
import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import { useTranslation } from '@payloadcms/ui'
import { useId, useState } from 'react'
import { useTranslate } from '../../../admin/i18n/useTranslate.ts'
import type { Order } from './orderKeeper.ts'
import { PaidRow } from './PaidRow.tsx'
import { featuredIn } from './paidArticle.ts'
import { useAnnouncements, useDragging } from './useDragging.ts'
const { columns, moved } = backOfficeTexts.paidOrder

type Props = {
  order: Order
  /** Moves an article to the place of another one; null if nothing may be moved. */
  move: ((id: number, targetId: number) => void) | null
}

const alongTheList: Modifier = ({ transform }) => ({ ...transform, x: 0 })

/** Table of the paid articles; rows are moved by dragging or by buttons. */
export function PaidTable({ order, move }: Props) {
  const say = useTranslate()
  const { t } = useTranslation()
  const [news, setNews] = useState('')
  const accessibility = useAnnouncements(order)
  const featured = featuredIn(order)
  const drop = ({ active, over }: DragEndEvent) => {
    if (over && over.id !== active.id) move?.(Number(active.id), Number(over.id))
  }
  const moveToPlace = (from: number, to: number) => {
    const [article, target] = [order[from], order[to]]
    if (!article || !target) return
    move?.(article.id, target.id)
    setNews(say(moved(article.title || t('general:untitled'), to + 1, order.length)))
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
      <SortableContext items={order.map(({ id }) => id)} strategy={verticalListSortingStrategy}>
        {/*
         * Explicit roles: on small screens the rows are laid out as cards, which would remove the table semantics for
         * screen readers.
         */}
        <table className="arrangement-table arrangement-table--paid" role="table">
          <thead role="rowgroup">
            <tr role="row">
              {[columns.order, columns.title, columns.start, columns.end].map((column) => (
                <th key={column.en} role="columnheader" scope="col">
                  {say(column)}
                </th>
              ))}
              {move && (
                <th role="columnheader" scope="col">
                  <span className="for-screen-readers">{say(columns.moves)}</span>
                </th>
              )}
            </tr>
          </thead>
          <tbody role="rowgroup">
            {order.map((article, index) => (
              <PaidRow
                article={article}
                index={index}
                isFeatured={featured.has(article.id)}
                key={article.id}
                lastIndex={order.length - 1}
                move={move && moveToPlace}
              />
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
