'use client'

import { KeyboardSensor, PointerSensor, useSensor, useSensors } from '@dnd-kit/core'
import { sortableKeyboardCoordinates } from '@dnd-kit/sortable'

/** So far a pointer moves before it drags, pixels: a click is none. */
const clickPixels = 3

/** How rows are dragged: by mouse, pen, finger, or the keys. */
export function useDragging() {
  return useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: clickPixels } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
}
