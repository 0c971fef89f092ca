'use client'

import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import { useTranslation } from '@payloadcms/ui'
import { useEffect, useEffectEvent } from 'react'
import { useTranslate } from '../i18n/useTranslate.ts'

const texts = backOfficeTexts.screen

/** Id of the part of the page that is the screen itself. */
export const screenId = 'screen'

type Say = ReturnType<typeof useTranslate>

/** Controls that Payload gives no name, or an English one, and what they are called. */
const unnamed: readonly [selector: string, name: (control: Element, say: Say) => string][] = [
  ['.table thead [type="checkbox"]', (_box, say) => say(texts.chooseAll)],
  ['.table tbody [type="checkbox"]', (box, say) => `${say(texts.choose)}: ${nameOfRow(box)}`],
  ['.step-nav__home', (_link, say) => say(backOfficeTexts.sidebar.sections.dashboard)],
  ['.popup-button', (button, say) => (button.textContent.trim() ? '' : say(texts.more))],
  ['.clickable-arrow--left', (_arrow, say) => say(texts.previousPage)],
  ['.clickable-arrow--right', (_arrow, say) => say(texts.nextPage)],
  [':is(.rs__input, .dropdown-indicator)', nameOfField],
  ['.upload-relationship-details__edit', (_button, say) => say(texts.edit)],
  ['.upload-relationship-details__remove', (_button, say) => say(texts.remove)],
  ['[data-lexical-editor]', nameOfField],
  ['.relationship-add-new__add-button', (button, say) => say(texts.add(nameOfField(button)))],
  ['.draggable-block-menu', (_handle, say) => say(texts.move)],
  ['.add-block-menu', (_button, say) => say(texts.insert)],
  ['.insert-paragraph-at-end', (_button, say) => say(texts.insertAtEnd)],
]

function nameOfRow(control: Element): string {
  return control.closest('tr')?.querySelector('td a, td button')?.textContent ?? ''
}

function nameOfField(control: Element): string {
  const label = control.closest('.field-type')?.querySelector('.field-label')?.textContent
  return label?.replace(/\s*\*$/, '') ?? ''
}

/**
 * Adds what Payload leaves out for screen readers: which part of the page is the screen itself, and the names of
 * controls. Payload renders them, and renders them again.
 */
export function useNamedScreen(): void {
  const say = useTranslate()
  const { i18n } = useTranslation()
  const nameAll = useEffectEvent(() => {
    const screen = document.querySelector('.template-default__wrap')
    if (screen?.querySelector('main')) screen.removeAttribute('role')
    else screen?.setAttribute('role', 'main')
    // Where the link that skips the menu leads.
    if (screen) screen.id ||= screenId
    // The header of a list is not the banner of the page.
    screen?.querySelector('header.list-header')?.setAttribute('role', 'none')
    for (const [selector, nameOf] of unnamed) {
      for (const control of document.querySelectorAll(selector)) {
        const name = nameOf(control, say)
        if (name !== '') control.setAttribute('aria-label', name)
      }
    }
  })
  useEffect(() => {
    let frame = 0
    const soon = () => {
      frame ||= requestAnimationFrame(() => {
        frame = 0
        nameAll()
      })
    }
    nameAll()
    const observer = new MutationObserver(soon)
    observer.observe(document.body, { childList: true, subtree: true })
    return () => {
      observer.disconnect()
      cancelAnimationFrame(frame)
    }
  }, [i18n.language])
}
