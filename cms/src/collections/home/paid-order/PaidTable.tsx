'use client'

import { formatDateTime } from '@kariera/shared/rules/dates'
import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import { useTranslation } from '@payloadcms/ui'
import { StatusBadge } from '#admin/components/StatusBadge.tsx'
import { useTranslate } from '#admin/i18n/useTranslate.ts'
import type { ReactNode } from 'react'
import { ActionsCell } from '#editing/arrangement/ActionsCell.tsx'
import { ArrangedTable } from '#editing/arrangement/ArrangedTable.tsx'
import type { Order } from '#editing/arrangement/orderKeeper.ts'
import { ArticleLink } from '../components/ArticleLink.tsx'
import { featuredIn, type PaidArticle, promotionStatusText } from './paidArticle.ts'
import styles from '#editing/arrangement/Arrangement.module.css'

const texts = backOfficeTexts.paidOrder
const { columns } = texts

type Props = {
  order: Order<PaidArticle>
  /** Moves an article to the place of another one; null if nothing may be moved. */
  move: ((id: number, targetId: number) => void) | null
}

/** Table of the paid articles in their order. */
export function PaidTable({ order, move }: Props) {
  const { t } = useTranslation()
  const featured = featuredIn(order)
  return (
    <ArrangedTable
      columns={[columns.title, columns.start, columns.end]}
      move={move}
      rows={order.map((article) => ({
        id: article.id,
        name: article.title || t('general:untitled'),
        isOver: article.status.is === 'ended',
        cells: (moves) => (
          <PaidCells article={article} isFeatured={featured.has(article.id)} moves={moves} />
        ),
      }))}
    />
  )
}

type CellsProps = { article: PaidArticle; isFeatured: boolean; moves: ReactNode }

function PaidCells({ article, isFeatured, moves }: CellsProps) {
  const { startDate, endDate, status } = article
  const say = useTranslate()
  const { tone, text } = promotionStatusText(status, isFeatured)
  return (
    <>
      <td className={styles.arrangementTableTitle} role="cell">
        <ArticleLink id={article.id} title={article.title} />
        <StatusBadge text={say(text)} tone={tone} />
      </td>
      <td data-label={say(columns.start)} role="cell">
        {startDate ? formatDateTime(startDate) : <i>{say(texts.fromPublication)}</i>}
      </td>
      <td data-label={say(columns.end)} role="cell">
        {endDate ? formatDateTime(endDate) : <i>{say(texts.withoutEnd)}</i>}
      </td>
      {moves && <ActionsCell>{moves}</ActionsCell>}
    </>
  )
}
