'use client'

import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import { useTranslate } from '../../../admin/i18n/useTranslate.ts'
import type { CarouselRow } from './carouselRow.ts'
import { CarouselTableRow } from './CarouselTableRow.tsx'
import type { Carousel } from './useCarousel.ts'

const { columns } = backOfficeTexts.carousel

type Props = {
  rows: readonly CarouselRow[]
  labelledBy: string
  carousel: Carousel
  /** Null where nothing may be changed. */
  askToRemove: ((row: CarouselRow) => void) | null
}

/** What stands in the carousel. */
export function CarouselTable({ rows, labelledBy, carousel, askToRemove }: Props) {
  const say = useTranslate()
  const shown = [columns.title, columns.created, columns.displayTime]
  return (
    // Small screens lay the rows out as cards, which would make them no table for screen readers.
    <table
      aria-labelledby={labelledBy}
      className="arrangement-table arrangement-table--carousel"
      role="table"
    >
      <thead role="rowgroup">
        <tr role="row">
          {[...shown, ...(askToRemove ? [columns.actions] : [])].map((column) => (
            <th key={column.en} role="columnheader" scope="col">
              {say(column)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map((row) => (
          <CarouselTableRow askToRemove={askToRemove} carousel={carousel} key={row.id} row={row} />
        ))}
      </tbody>
    </table>
  )
}
