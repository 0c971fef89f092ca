'use client'

import { createContext, type ComponentType } from 'react'

export type PickerProps = {
  collection: string
  /** The document that is replaced, which cannot be chosen. */
  id: number
  /** The id of what is chosen; null for nothing yet. */
  chosen: number | null
  choose: (id: number | null) => void
}

/** How a document is chosen, by the slug of its collection, where a list of titles does not do. */
export const PickersContext = createContext<Partial<Record<string, ComponentType<PickerProps>>>>({})
