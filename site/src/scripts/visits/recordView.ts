import { keptChoice } from './cookieChoice.ts'

/**
 * A page that shows an article or a quote says which (`data-viewed`). That somebody looks is told once, when everything
 * is there and the page is on the screen, and nothing waits for it (R-ART-9). Who has accepted cookies is told apart by
 * the device: what finds out stands in a template, and is not fetched for anyone else.
 */
const viewed = document.querySelector<HTMLElement>('[data-viewed]')?.dataset.viewed
if (viewed) whenShown(() => record(viewed))

function record(call: string): void {
  const template = document.querySelector<HTMLTemplateElement>('template[data-fingerprint]')
  if (!template || keptChoice(() => localStorage) !== 'accepted') {
    send(call)
    return
  }
  // Without an answer, the view counts without it (fingerprint.ts).
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

/** When everything is there; a page that is made ahead waits for its reader. */
function whenShown(act: () => void): void {
  if (Reflect.get(document, 'prerendering')) {
    document.addEventListener('prerenderingchange', () => whenShown(act), { once: true })
  } else if (document.readyState === 'complete') act()
  else addEventListener('load', act, { once: true })
}
