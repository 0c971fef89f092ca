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
import { useRef } from 'react'
import { useTranslate } from '../../admin/i18n/useTranslate.ts'

/** Distance that a pointer moves before a drag begins, pixels, so that a click is not a drag. */
const clickPixels = 3

/** Sensors for dragging rows: mouse, pen, touch or keyboard. */
export function useDragging() {
  return useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: clickPixels } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
}

const texts = backOfficeTexts.arrangement

/**
 * Texts for screen readers about a dragged row, in place of the library's English ones.
 *
 * @param rows the rows in their order, with their names
 */
export function useAnnouncements(rows: readonly { id: number; name: string }[]) {
  const say = useTranslate()
  const nameOf = (id: UniqueIdentifier) => rows.find((one) => one.id === id)?.name ?? ''
  const placeOf = (id: UniqueIdentifier) => rows.findIndex((one) => one.id === id) + 1
  const announce =
    (text: typeof texts.moved) =>
    (dragged: UniqueIdentifier, at: UniqueIdentifier = dragged) =>
      say(text(nameOf(dragged), placeOf(at), rows.length))
  const [lifted, over, dropped] = [texts.drag.lifted, texts.moved, texts.drag.dropped].map(announce)
  const hasMoved = useRef(false)
  const announcements: Announcements = {
    onDragStart: ({ active }) => {
      hasMoved.current = false
      return lifted?.(active.id)
    },
    // A picked-up row is first over itself, which need not be announced.
    onDragOver: (event) => {
      hasMoved.current ||= event.over !== null && event.over.id !== event.active.id
      return hasMoved.current ? over?.(event.active.id, event.over?.id) : undefined
    },
    onDragEnd: (event) => dropped?.(event.active.id, event.over?.id),
    onDragCancel: ({ active }) => say(texts.drag.cancelled(nameOf(active.id))),
  }
  return { announcements, screenReaderInstructions: { draggable: say(texts.drag.instructions) } }
}
