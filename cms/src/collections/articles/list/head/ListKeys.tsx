'use client'

import { useEffect } from 'react'

/** Keyboard shortcuts of the list: `j` and `k` move between articles, Enter opens the focused one, `/` searches. */
export function ListKeys() {
  useEffect(() => {
    const act = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isBusy(event.target)) return
      if (event.key === '/') focusOn(document.querySelector('#search-filter-input'), event)
      if (event.key === 'j') focusOn(titleBeside(1), event)
      if (event.key === 'k') focusOn(titleBeside(-1), event)
    }
    addEventListener('keydown', act)
    return () => removeEventListener('keydown', act)
  }, [])
  return null
}

/** The user is typing, or a dialog is open over the list. */
function isBusy(target: EventTarget | null): boolean {
  const isWriting = target instanceof Element && target.closest('input, textarea, select') !== null
  return isWriting || document.querySelector('dialog[open]') !== null
}

function titleBeside(step: 1 | -1): HTMLElement | null {
  const titles = [...document.querySelectorAll<HTMLElement>('.cell-title a[href*="/articles/"]')]
  const row = document.activeElement?.closest('tr') ?? null
  const current = titles.findIndex((title) => row?.contains(title))
  if (current === -1) return titles.at(step === 1 ? 0 : -1) ?? null
  return titles[current + step] ?? null
}

function focusOn(element: Element | null, event: KeyboardEvent): void {
  if (!(element instanceof HTMLElement)) return
  event.preventDefault()
  element.focus()
}
