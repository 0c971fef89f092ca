import { useEffect, useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react'
import { textFilters, type TextFilter } from './query.ts'
import type { Texts } from './searchState.ts'

/** Calls with what a reader has typed into the fields before the script was there. */
export function useEarlyTyping(
  form: RefObject<HTMLFormElement | null>,
  typed: (filter: TextFilter, text: string) => void,
): void {
  const early = useRef<Partial<Texts>>({})
  const tell = useEffectEvent(typed)

  // The fields are about to be filled in from the address: this is the last moment to look.
  useLayoutEffect(() => {
    for (const filter of textFilters) {
      const field = form.current?.elements.namedItem(filter)
      if (field instanceof HTMLInputElement && field.value) early.current[filter] = field.value
    }
  }, [form])

  useEffect(() => {
    for (const filter of textFilters) {
      const text = early.current[filter]
      if (text !== undefined) tell(filter, text)
    }
    early.current = {}
  }, [])
}
