'use client'

import { useEffect } from 'react'

/** Keys of the list: `j` and `k` go from article to article, Enter opens the one that is reached, `/` searches. */
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

/** Somebody writes, or a question or a form stands over the list. */
function isBusy(target: EventTarget | null): boolean {
  const isWriting = target instanceof Element && target.closest('input, textarea, select') !== null
  return isWriting || document.querySelector('dialog[open]') !== null
}

function titleBeside(step: 1 | -1): HTMLElement | null {
  const titles = [...document.querySelectorAll<HTMLElement>('.article-cell a[href*="/articles/"]')]
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
