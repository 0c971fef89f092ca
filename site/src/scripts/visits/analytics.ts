import { consentSignals, type CookieChoice } from './cookieChoice.ts'

declare global {
  interface Window {
    /** What happened, in order; whoever measures reads it. Nothing leaves the page by itself. */
    dataLayer?: unknown[]
  }
}

const layer = (window.dataLayer ??= [])

/** Adds an event to the data layer. */
export function tell(event: object): void {
  layer.push(event)
}

/** Tells whoever measures what the reader allows: by default, before anything else, or as an update. */
export function tellConsent(kind: 'default' | 'update', choice: CookieChoice | null): void {
  command('consent', kind, consentSignals(choice))
}

/** The tag manager tells commands from events by their being an `arguments` object. */
const command: (...words: unknown[]) => void = function () {
  // eslint-disable-next-line prefer-rest-params -- see above
  layer.push(arguments)
}

tellConsent('default', null)

let loaded = false

/** Brings the tag manager in, once. Only to be called after the reader has accepted. */
export function loadTagManager(id: string): void {
  if (loaded) return
  loaded = true
  tell({ 'gtm.start': Date.now(), event: 'gtm.js' })
  const script = document.createElement('script')
  script.async = true
  script.src = `https://www.googletagmanager.com/gtm.js?id=${encodeURIComponent(id)}`
  document.head.append(script)
}
