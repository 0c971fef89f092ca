'use client'

import {
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
  type Announcements,
  type UniqueIdentifier,
} from '@dnd-kit/core'
import { sortableKeyboardCoordinates } from '@dnd-kit/sortable'
import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import { useTranslation } from '@payloadcms/ui'
import { useRef } from 'react'
import { useTranslate } from '../../../admin/i18n/useTranslate.ts'
import type { Order } from './orderKeeper.ts'

/** So far a pointer moves before it drags, pixels: a click is none. */
const clickPixels = 3

/** How rows are dragged: by mouse, pen, finger, or the keys. */
export function useDragging() {
  return useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: clickPixels } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
}

const texts = backOfficeTexts.paidOrder

/** What screen readers say of a row that is dragged, in place of the library's English. */
export function useAnnouncements(order: Order) {
  const say = useTranslate()
  const { t } = useTranslation()
  const titleOf = (id: UniqueIdentifier) =>
    order.find((one) => one.id === id)?.title || t('general:untitled')
  const placeOf = (id: UniqueIdentifier) => order.findIndex((one) => one.id === id) + 1
  const announce =
    (text: typeof texts.moved) =>
    (dragged: UniqueIdentifier, at: UniqueIdentifier = dragged) =>
      say(text(titleOf(dragged), placeOf(at), order.length))
  const [lifted, over, dropped] = [texts.drag.lifted, texts.moved, texts.drag.dropped].map(announce)
  const hasMoved = useRef(false)
  const announcements: Announcements = {
    onDragStart: ({ active }) => {
      hasMoved.current = false
      return lifted?.(active.id)
    },
    // As soon as it is picked up it is over itself, which says nothing new.
    onDragOver: (event) => {
      hasMoved.current ||= event.over !== null && event.over.id !== event.active.id
      return hasMoved.current ? over?.(event.active.id, event.over?.id) : undefined
    },
    onDragEnd: (event) => dropped?.(event.active.id, event.over?.id),
    onDragCancel: ({ active }) => say(texts.drag.cancelled(titleOf(active.id))),
  }
  return { announcements, screenReaderInstructions: { draggable: say(texts.drag.instructions) } }
}
