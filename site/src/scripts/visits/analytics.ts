import { consentSignals, type CookieChoice } from './cookieChoice.ts'

declare global {
  interface Window {
    /** The events in order, for measuring scripts to read. Nothing is sent by itself. */
    dataLayer?: unknown[]
  }
}

const layer = (window.dataLayer ??= [])

/** Adds an event to the data layer. */
export function tell(event: object): void {
  layer.push(event)
}

/** Informs measuring scripts of the reader's consent: by default, before anything else, or as an update. */
export function tellConsent(kind: 'default' | 'update', choice: CookieChoice | null): void {
  command('consent', kind, consentSignals(choice))
}

/** The tag manager distinguishes commands from events by the type: a command is an `arguments` object. */
const command: (...words: unknown[]) => void = function () {
  // eslint-disable-next-line prefer-rest-params -- see above
  layer.push(arguments)
}

tellConsent('default', null)

let loaded = false

/** Loads the tag manager, once. Only to be called after the reader has accepted. */
export function loadTagManager(id: string): void {
  if (loaded) return
  loaded = true
  tell({ 'gtm.start': Date.now(), event: 'gtm.js' })
  const script = document.createElement('script')
  script.async = true
  script.src = `https://www.googletagmanager.com/gtm.js?id=${encodeURIComponent(id)}`
  document.head.append(script)
}
