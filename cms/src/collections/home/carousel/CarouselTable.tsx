'use client'

import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import { useTranslate } from '#admin/i18n/useTranslate.ts'
import { readersViewText } from '../../articles/live/readersView.ts'
import type { CarouselRow } from './carouselRow.ts'
import type { Carousel } from './useCarousel.ts'
import { formatDate } from '@kariera/shared/rules/dates'
import { displaySeconds } from '@kariera/shared/rules/displaySeconds'
import { useTranslation } from '@payloadcms/ui'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { ActionsCell } from '#editing/arrangement/ActionsCell.tsx'
import { ArrangedTable } from '#editing/arrangement/ArrangedTable.tsx'
import type { Order } from '#editing/arrangement/orderKeeper.ts'
import { ArticleLink } from '../components/ArticleLink.tsx'
import { SignButton } from '#admin/components/SignButton.tsx'
import { StatusBadge } from '#admin/components/StatusBadge.tsx'
import { DisplayTimeInput } from '#editing/arrangement/DisplayTimeInput.tsx'
import styles from '#editing/arrangement/Arrangement.module.css'

const texts = backOfficeTexts.carousel
const { columns } = texts

type Props = {
  rows: Order<CarouselRow>
  labelledBy: string
  carousel: Carousel
  /** Null if nothing may be changed. */
  askToRemove: ((row: CarouselRow) => void) | null
}

/** Table of the articles in the carousel. */
export function CarouselTable({ rows, labelledBy, carousel, askToRemove }: Props) {
  const { t } = useTranslation()
  return (
    <ArrangedTable
      columns={[backOfficeTexts.arrangement.title, columns.created, columns.displayTime]}
      labelledBy={labelledBy}
      move={askToRemove && carousel.move}
      rows={rows.map((row) => ({
        id: row.id,
        name: row.title || t('general:untitled'),
        isOver: row.status.is !== 'live',
        cells: (moves) => (
          <CarouselCells askToRemove={askToRemove} carousel={carousel} moves={moves} row={row} />
        ),
      }))}
    />
  )
}

type CellsProps = {
  row: CarouselRow
  carousel: Carousel
  moves: ReactNode
  /** Null if nothing may be changed. */
  askToRemove: ((row: CarouselRow) => void) | null
}

/** Cells of a carousel article; its display time is edited in place. */
function CarouselCells({ row, carousel, moves, askToRemove }: CellsProps) {
  const say = useTranslate()
  const { t } = useTranslation()
  const title = row.title || t('general:untitled')
  const edit = useTimeEdit(row, carousel, title)
  const { tone, text } = readersViewText(row.status)
  return (
    <>
      <td className={styles.arrangementTableTitle} role="cell">
        <ArticleLink id={row.articleId} title={row.title} />
        <StatusBadge text={say(text)} tone={tone} />
      </td>
      <td data-label={say(texts.columns.created)} role="cell">
        {formatDate(row.createdAt)}
      </td>
      <td data-label={say(texts.columns.displayTime)} role="cell">
        {edit.typed === null ? (
          say(texts.seconds(row.timeDisplayed))
        ) : (
          <DisplayTimeInput
            change={edit.type}
            label={say(texts.displayTime)}
            press={(event) => {
              if (event.key === 'Enter') void edit.confirm()
              if (event.key === 'Escape') edit.cancel()
            }}
            ref={edit.input}
            value={edit.typed}
          />
        )}
      </td>
      {askToRemove && (
        <ActionsCell>
          {edit.typed === null && moves}
          <Buttons askToRemove={() => askToRemove(row)} edit={edit} title={title} />
        </ActionsCell>
      )}
    </>
  )
}

type Edit = ReturnType<typeof useTimeEdit>

function Buttons({
  edit,
  title,
  askToRemove,
}: {
  edit: Edit
  title: string
  askToRemove: () => void
}) {
  const say = useTranslate()
  if (edit.typed === null) {
    return (
      <>
        <SignButton act={edit.begin} label={say(texts.edit(title))} ref={edit.button} sign="edit" />
        <SignButton
          act={askToRemove}
          label={say(backOfficeTexts.arrangement.remove(title))}
          sign="remove"
        />
      </>
    )
  }
  return (
    <>
      <SignButton
        act={() => void edit.confirm()}
        isIdle={edit.isBusy}
        label={say(texts.confirm(title))}
        sign="confirm"
      />
      <SignButton act={edit.cancel} label={say(texts.cancel(title))} sign="cancel" />
    </>
  )
}

/**
 * State of editing a row's time: `typed` is null when it is not being edited. The focus moves to the input, and back to
 * the button afterwards.
 */
function useTimeEdit(row: CarouselRow, { setTime, tell }: Carousel, title: string) {
  const say = useTranslate()
  const [typed, type] = useState<string | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const [input, button] = [useRef<HTMLInputElement>(null), useRef<HTMLButtonElement>(null)]
  const isEditing = typed !== null
  const hasEdited = useRef(false)
  useEffect(() => {
    if (isEditing) input.current?.select()
    else if (hasEdited.current) button.current?.focus()
    hasEdited.current = isEditing
  }, [isEditing, input, button])
  const confirm = async () => {
    if (typed === null || isBusy) return
    const seconds = displaySeconds(typed)
    setIsBusy(true)
    const isSet = await setTime(row, seconds)
    setIsBusy(false)
    if (!isSet) return
    type(null)
    tell(say(texts.updated(title, seconds)))
  }
  return {
    ...{ typed, type, isBusy, input, button, confirm },
    begin: () => type(String(row.timeDisplayed)),
    cancel: () => type(null),
  }
}
