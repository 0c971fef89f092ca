import { liveStateSchema } from '@kariera/shared/contracts/liveState'
import { formatAdminURL } from 'payload/shared'
import type { Shown } from './liveText.ts'

/** How long to wait for a response before the newsroom counts as unreachable, milliseconds. */
const timeoutMs = 10_000

type Query = { apiRoute: string; id: number | string; language: string }

/**
 * Shows an article's live state now and whenever it may have changed: often while a change is under way, and when the
 * editor returns to the tab. Nothing is queried while the tab is hidden.
 *
 * @returns a function that ends it
 */
export function watch(query: Query, show: (shown: Shown) => void): () => void {
  const ending = new AbortController()
  const { signal } = ending
  let timer: ReturnType<typeof setTimeout> | undefined
  let asking = false

  const look = async () => {
    if (asking) return
    clearTimeout(timer)
    asking = true
    const shown = await ask(query, signal)
    asking = false
    if (signal.aborted) return
    show(shown)
    if (!document.hidden) timer = setTimeout(() => void look(), pauseAfter(shown))
  }

  const lookIfSeen = () => {
    if (!document.hidden) void look()
  }
  document.addEventListener('visibilitychange', lookIfSeen, { signal })
  void look()
  return () => {
    ending.abort()
    clearTimeout(timer)
  }
}

async function ask({ apiRoute, id, language }: Query, ended: AbortSignal): Promise<Shown> {
  try {
    const address = formatAdminURL({ apiRoute, path: `/articles/${id}/live-state` })
    const response = await fetch(address, {
      credentials: 'include',
      headers: { 'Accept-Language': language },
      signal: AbortSignal.any([ended, AbortSignal.timeout(timeoutMs)]),
    })
    return liveStateSchema.parse(await response.json())
  } catch {
    return { state: 'unchecked' }
  }
}

/** How long until the next query, milliseconds: short while the editor waits, long if no change is expected. */
export function pauseAfter({ state }: Shown): number {
  switch (state) {
    case 'rendering':
    case 'removing':
      return 300
    case 'failed':
    case 'scheduled':
    case 'unknown':
    case 'unchecked':
      return 5_000
    case 'live':
    case 'draft':
    case 'trashed':
    case 'unsaved':
    case 'checking':
      return 30_000
  }
}
