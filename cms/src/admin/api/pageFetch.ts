/** Wraps a `fetch`: it may change a request, and sees the answer. */
export type FetchLayer = (send: typeof fetch) => typeof fetch

/** Layers around the page's `fetch`, the innermost first. */
const layers: FetchLayer[] = []
let isReplaced = false

/**
 * Puts a layer around the page's `fetch`, until the returned function is called: Payload's forms, buttons and menus send
 * by it, and offer no other place to see what they send.
 */
export function wrapFetch(layer: FetchLayer): () => void {
  if (!isReplaced) {
    const original = fetch
    globalThis.fetch = (...call) =>
      layers.reduce((send, wrapped) => wrapped(send), original)(...call)
    isReplaced = true
  }
  layers.push(layer)
  return () => {
    layers.splice(layers.indexOf(layer), 1)
  }
}

/** Returns the path of a request that changes something, by POST or PATCH; null for other requests. */
export function changedPath(input: RequestInfo | URL, init?: RequestInit): string | null {
  const method = init?.method?.toUpperCase()
  if (method !== 'POST' && method !== 'PATCH') return null
  return new URL(input instanceof Request ? input.url : input, 'http://here').pathname
}
