'use client'

import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import { useEffect } from 'react'
import { useTranslate } from '../i18n/useTranslate.ts'

const texts = backOfficeTexts.screen

/**
 * Adds what Payload leaves out for screen readers: which part of the page is the screen itself, and the names of the
 * checkboxes before the rows of a list. Payload renders both, and renders them again.
 */
export function useNamedScreen(): void {
  const say = useTranslate()
  const [all, row] = [say(texts.chooseAll), say(texts.choose)]
  useEffect(() => {
    const screen = document.querySelector('.template-default__wrap')
    if (!screen) return
    let frame = 0
    const name = () => {
      frame = 0
      if (screen.querySelector('main')) screen.removeAttribute('role')
      else screen.setAttribute('role', 'main')
      // The header of a list is not the banner of the page.
      screen.querySelector('header.list-header')?.setAttribute('role', 'none')
      for (const box of screen.querySelectorAll('.table [type="checkbox"]')) {
        const called = box.closest('tbody tr')?.querySelector('td a, td button')?.textContent
        box.setAttribute('aria-label', box.closest('thead') ? all : `${row}: ${called ?? ''}`)
      }
    }
    const soon = () => {
      frame ||= requestAnimationFrame(name)
    }
    name()
    const observer = new MutationObserver(soon)
    observer.observe(screen, { childList: true, subtree: true })
    return () => {
      observer.disconnect()
      cancelAnimationFrame(frame)
    }
  }, [all, row])
}
