import { loadTagManager, tellConsent } from './analytics.ts'
import { isCookieChoice, keepChoice, keptChoice } from './cookieChoice.ts'
import { goBack } from '../frame/history.ts'

const bar = document.getElementById('cookie-bar')
const opener = document.querySelector<HTMLElement>('[data-cookie-choice]')
const storage = () => localStorage
let reopened = false

if (bar) {
  follow(bar)
  bar.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-choice]') : null
    if (button) choose(bar, button)
  })
  opener?.addEventListener('click', () => {
    reopened = true
    bar.hidden = false
    bar.querySelector('button')?.focus()
  })
  // The choice may have been made in another tab, or on the page that the reader returns from.
  addEventListener('storage', () => follow(bar))
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) follow(bar)
  })
}

function choose(bar: HTMLElement, button: HTMLElement): void {
  const { choice, leave } = button.dataset
  if (!isCookieChoice(choice)) return
  keepChoice(storage, choice)
  bar.hidden = true
  act(bar, choice)
  // A reader who opened the bar again stays on the page, with the focus on the link that opened it.
  if (reopened) opener?.focus({ preventScroll: true })
  else if (leave !== undefined) goBack()
  reopened = false
}

/** Shows the bar until a choice is stored, and applies a stored choice. */
function follow(bar: HTMLElement): void {
  const choice = keptChoice(storage)
  bar.hidden = choice !== null
  if (choice) act(bar, choice)
}

function act(bar: HTMLElement, choice: 'accepted' | 'declined'): void {
  tellConsent('update', choice)
  const { gtm } = bar.dataset
  if (choice === 'accepted' && gtm) loadTagManager(gtm)
}
