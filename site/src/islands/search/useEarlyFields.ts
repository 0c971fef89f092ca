import { searchFilters, type SearchFilter } from '@kariera/shared/rules/search'
import { useEffect, useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react'
import { filterText } from './query.ts'

/** Calls with what a reader has filled into the fields before the script was loaded. */
export function useEarlyFields(
  form: RefObject<HTMLFormElement | null>,
  filled: (filters: Partial<Record<SearchFilter, string>>) => void,
): void {
  const early = useRef<[SearchFilter, string][]>([])
  const tell = useEffectEvent(filled)

  // The fields are about to be filled in from the address, so this is the last moment to read them.
  useLayoutEffect(() => {
    if (!form.current) return
    const fields = new FormData(form.current)
    early.current = searchFilters.flatMap((filter) => {
      const text = fields.get(filter)
      return typeof text === 'string' && filterText(text) ? [[filter, filterText(text)]] : []
    })
  }, [form])

  useEffect(() => {
    if (early.current.length > 0) tell(Object.fromEntries(early.current))
    early.current = []
  }, [])
}
