'use client'

import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import { useModal, useTranslation } from '@payloadcms/ui'
import { useEffect, useId, useRef, useState } from 'react'
import { useTranslate } from '#admin/i18n/useTranslate.ts'
import { ScreenFrame } from '#admin/components/ScreenFrame.tsx'
import { ConfirmDialog } from '#admin/confirm-dialog/ConfirmDialog.tsx'
import type { Order } from '#editing/arrangement/orderKeeper.ts'
import { SaveState } from '#editing/arrangement/SaveState.tsx'
import { AddForm } from './AddForm.tsx'
import type { CarouselRow } from './carouselRow.ts'
import { CarouselTable } from './CarouselTable.tsx'
import { useCarousel, type Carousel } from './useCarousel.ts'
import styles from '#admin/components/ScreenFrame.module.css'

const texts = backOfficeTexts.carousel
const modalSlug = 'remove-from-carousel'

type Props = { title: string; loaded: Order<CarouselRow> | null; canChange: boolean }

/** The articles of home's carousel: add, arrange, set the display time, remove. */
export function CarouselManager({ title, loaded, canChange }: Props) {
  const say = useTranslate()
  const carousel = useCarousel(loaded)
  const { rows } = carousel
  return (
    <ScreenFrame
      explanation={say(canChange ? texts.howToArrange : texts.arrangedByEditors)}
      failure={carousel.failure}
      state={
        <>
          <p className={styles.saveState} role="status">
            {carousel.news}
          </p>
          {!carousel.news && <SaveState state={carousel.state} />}
        </>
      }
      title={title}
      tryAgain={rows ? undefined : () => void carousel.load()}
    >
      {canChange && rows && <AddForm carousel={carousel} />}
      {rows && <Current canChange={canChange} carousel={carousel} rows={rows} />}
    </ScreenFrame>
  )
}

type CurrentProps = { carousel: Carousel; rows: Order<CarouselRow>; canChange: boolean }

function Current({ carousel, rows, canChange }: CurrentProps) {
  const say = useTranslate()
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const removal = useRemoval(carousel, () => heading.current?.focus())
  return (
    <section aria-labelledby={id}>
      <h2 className={styles.heading} id={id} ref={heading} tabIndex={-1}>
        {say(texts.current)}
      </h2>
      {rows.length === 0 ? (
        <p className={styles.nothing}>{say(texts.none)}</p>
      ) : (
        <CarouselTable
          askToRemove={canChange ? removal.ask : null}
          carousel={carousel}
          labelledBy={id}
          rows={rows}
        />
      )}
      <ConfirmDialog
        act={say(texts.removal.action)}
        modalSlug={modalSlug}
        onConfirm={removal.confirm}
        heading={say(texts.removal.heading)}
      >
        <p>{say(texts.removal.question(removal.title))}</p>
      </ConfirmDialog>
    </section>
  )
}

/**
 * Asks for confirmation before a row is removed.
 *
 * @param removed called when the row, and the focused button in it, is gone
 */
function useRemoval(carousel: Carousel, removed: () => void) {
  const say = useTranslate()
  const { t } = useTranslation()
  const { openModal, isModalOpen } = useModal()
  const [row, setRow] = useState<CarouselRow | null>(null)
  const [isRemoved, setIsRemoved] = useState(false)
  const isAsking = isModalOpen(modalSlug)
  const title = row?.title || t('general:untitled')
  useEffect(() => {
    if (!isRemoved || isAsking) return
    removed()
    setIsRemoved(false)
  }, [isRemoved, isAsking, removed])
  return {
    title,
    ask: (rowToRemove: CarouselRow) => {
      setRow(rowToRemove)
      openModal(modalSlug)
    },
    confirm: async () => {
      if (!row || !(await carousel.remove(row))) return
      setIsRemoved(true)
      carousel.tell(say(texts.removed(title)))
    },
  }
}
