'use client'

import { useForm } from '@payloadcms/ui'
import { useState, type ClipboardEvent, type KeyboardEvent } from 'react'
import { flushSync } from 'react-dom'
import { typedParts } from './chosen.ts'
import { useSuggestions, type Suggestion } from './useSuggestions.ts'

/** Effects of typing a hashtag. */
export type HashtagTyping = {
  /** Adds the hashtags in a text. */
  add: (text: string) => void
  removeLast: () => void
  isChosen: (text: string) => boolean
  /** Nothing can be typed while the article is being saved. */
  isPaused: boolean
}

/** State of the hashtag input: the typed text, its suggestions, and which one is marked (-1: none). */
export function useHashtagTyping({ add, removeLast, isChosen, isPaused }: HashtagTyping) {
  const { setModified } = useForm()
  const [typed, setTyped] = useState('')
  const [isOpen, setIsOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const suggestions = useSuggestions(typed).filter(({ value }) => !isChosen(value))
  const shown: Suggestion[] = isOpen && !isPaused ? suggestions : []

  const type = (text: string) => {
    const { finished, rest } = typedParts(text)
    if (finished) add(finished)
    setTyped(rest)
    setIsOpen(true)
    setActive(-1)
    // The typed text already counts as an unsaved change, so leaving asks for confirmation.
    if (rest.trim()) setModified(true)
  }
  const finish = (text: string) => {
    add(text)
    setTyped('')
    setIsOpen(false)
    setActive(-1)
  }
  const move = (step: 1 | -1) => {
    setIsOpen(true)
    setActive(next(active, step, suggestions.length))
  }
  const keys: Partial<Record<string, () => void>> = {
    Enter: () => finish(shown[active]?.value ?? typed),
    ArrowDown: () => move(1),
    ArrowUp: () => move(-1),
    ...(shown.length > 0 && { Escape: () => setIsOpen(false) }),
  }
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || isPaused) return
    // A save by the keyboard includes the typed text. It reads the form before React would render, hence flushSync.
    if ((event.ctrlKey || event.metaKey) && event.code === 'KeyS') flushSync(() => finish(typed))
    if (event.key === 'Backspace' && typed === '') removeLast()
    const act = keys[event.key]
    if (!act) return
    event.preventDefault()
    event.stopPropagation()
    act()
  }
  const paste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text/plain')
    if (isPaused || !/[,\r\n]/.test(text)) return
    event.preventDefault()
    finish(`${typed}${text}`)
  }
  return { typed, shown, active, type, finish, press, paste }
}

/** Returns the next or previous index of `count`, cycling through -1 (none). */
function next(active: number, step: 1 | -1, count: number): number {
  return ((active + 1 + step + count + 1) % (count + 1)) - 1
}
