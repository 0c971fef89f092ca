import { hashtagKey } from '@kariera/shared/rules/hashtags'
import { useEffect, useState, type KeyboardEvent } from 'react'
import { askSuggestions, stepThrough, suggestionKey, type Suggestion } from './suggestions.ts'

/** How long after the last typed character suggestions are requested, milliseconds. */
const pauseMs = 150

/**
 * Returns the suggestions for a text that is being typed, and which one is marked (-1: none).
 *
 * @param choose selects a suggestion
 */
export function useSuggestions(typed: string, choose: (suggestion: Suggestion) => void) {
  const [isOpen, setIsOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const suggestions = useFoundFor(isOpen ? suggestionKey(typed) : null)

  const close = () => {
    setIsOpen(false)
    setActive(-1)
  }
  const take = (suggestion: Suggestion) => {
    close()
    choose(suggestion)
  }
  const move = (step: 1 | -1) => {
    setIsOpen(true)
    setActive(stepThrough(active, step, suggestions.length))
  }
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    const marked = suggestions[active]
    const keys: Partial<Record<string, () => void>> = {
      ArrowDown: () => move(1),
      ArrowUp: () => move(-1),
      ...(marked && { Enter: () => take(marked) }),
      ...(suggestions.length > 0 && { Escape: close }),
    }
    const act = keys[event.key]
    if (!act) return
    event.preventDefault()
    act()
  }
  const open = () => {
    setIsOpen(true)
    setActive(-1)
  }
  return { found: suggestions, active, open, close, press, take }
}

function useFoundFor(key: string | null): Suggestion[] {
  const [lastSuggestions, setLastSuggestions] = useState<Suggestion[]>([])
  useEffect(() => {
    if (key === null) return
    const ending = new AbortController()
    const look = async () => {
      const suggestions = await askSuggestions(key, ending.signal)
      if (!ending.signal.aborted) setLastSuggestions(suggestions)
    }
    const pause = setTimeout(() => void look(), pauseMs)
    return () => {
      clearTimeout(pause)
      ending.abort()
    }
  }, [key])
  // Results for fewer letters are used until the response arrives.
  return key === null ? [] : lastSuggestions.filter(({ value }) => hashtagKey(value).includes(key))
}
