import { createContext } from 'react'

/** Element above an open form, for messages about it; null where there is none. */
export const PlaceAboveForm = createContext<HTMLElement | null>(null)
