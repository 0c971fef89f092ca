import { keptChoice } from './cookieChoice.ts'

/**
 * Records the view of a page with an article or a quote, which is in `data-viewed`. It is sent once, when everything is
 * loaded and the page is visible, and nothing waits for it (R-ART-9). Readers who have accepted cookies are
 * distinguished by their device: the script for that is in a template, and is not fetched for other readers.
 */
const viewed = document.querySelector<HTMLElement>('[data-viewed]')?.dataset.viewed
if (viewed) whenShown(() => record(viewed))

function record(call: string): void {
  const template = document.querySelector<HTMLTemplateElement>('template[data-fingerprint]')
  if (!template || keptChoice(() => localStorage) !== 'accepted') {
    send(call)
    return
  }
  // If no fingerprint can be computed, the view is sent without it (fingerprint.ts).
  addEventListener(
    'fingerprint',
    (event) => send(call, event instanceof CustomEvent ? (event.detail ?? undefined) : undefined),
    { once: true },
  )
  document.body.append(template.content)
}

function send(call: string, fingerprint?: unknown): void {
  const body = JSON.stringify({ ...JSON.parse(call), fingerprint })
  if (!navigator.sendBeacon('/api/views', body)) console.warn('views.recording.failed')
}

/** Calls when everything is loaded; a prerendered page waits until it is shown. */
function whenShown(act: () => void): void {
  if (Reflect.get(document, 'prerendering')) {
    document.addEventListener('prerenderingchange', () => whenShown(act), { once: true })
  } else if (document.readyState === 'complete') act()
  else addEventListener('load', act, { once: true })
}
