import { setTimeout as sleep } from 'node:timers/promises'
import { homePath } from '../../shared/src/routes.ts'
import type { Editor, Saved } from './editor.ts'
import type { FilledSystem } from './filled-system.ts'
import type { PublishedPages } from './published-pages.ts'

/** How often the pages are checked, milliseconds; the recorded moment is that of the change, not of the check. */
const INTERVAL = 5
/** How long after a response the public server is asked again, milliseconds. */
const ASKING_INTERVAL = 2
/** A change that has not appeared by then counts as never; milliseconds. */
const WAIT_FOR = 15_000
/** The pages are quiet when no urgent render was waiting for this time; milliseconds. */
const QUIET_FOR = 60

/** One save. Moments are milliseconds since 1970, Infinity for a change that never appeared. */
export interface Sample extends Saved {
  /** A text that only this save has. */
  mark: string
  /** The article's own file was replaced. */
  page: number
  /** Home's file was replaced. */
  home: number
  /** Every page that the save affects is rendered. */
  all: number
  /** A reader got the new text; unset if no reader requested it. */
  served?: number
}

/** The system, the editor and the pages that samples are taken with. */
export interface Place {
  system: FilledSystem
  editor: Editor
  pages: PublishedPages
  stop: AbortSignal
}

/** Publishes a new article and waits until it appears. */
export async function sampleNew(place: Place, mark: string): Promise<Sample> {
  const saved = await place.editor.publish(mark)
  return { ...saved, mark, ...(await watch(place, saved, mark)) }
}

/** Edits an article that home shows, and waits until the new text appears on disk and at the public server. */
export async function sampleEdit(place: Place, article: Saved, mark: string): Promise<Sample> {
  const answered = askServer(place, article.path, mark)
  const saved = await place.editor.edit(article.id, mark)
  const moments = await watch(place, saved, mark)
  return { ...saved, mark, ...moments, served: await answered }
}

/** Waits until no page that a publish has marked is being rendered. */
export async function waitForQuiet({ pages, stop }: Place): Promise<void> {
  let busy = Date.now()
  while (Date.now() - busy < QUIET_FOR) {
    await sleep(INTERVAL, undefined, { signal: stop })
    if (pages.urgent > 0) busy = Date.now()
  }
}

async function watch({ pages, stop }: Place, { path, began }: Saved, mark: string) {
  let page: number | null = null
  let home: number | null = null
  while (Date.now() - began < WAIT_FOR) {
    page ??= pages.replacedAt(path, mark)
    home ??= pages.replacedAt(homePath, mark)
    if (page !== null && home !== null && pages.urgent === 0) {
      // If pages still wait, a full render is going on: its render times would not tell when this save was done.
      const all = pages.waiting === 0 ? pages.lastRenderedAt : Date.now()
      return { page, home, all: Math.max(all, page, home) }
    }
    await sleep(INTERVAL, undefined, { signal: stop })
  }
  return { page: page ?? Infinity, home: home ?? Infinity, all: Infinity }
}

/**
 * Requests the page as a reader does until it contains the new text.
 *
 * @returns when it was there, milliseconds since 1970; Infinity if it never was
 */
export async function askServer(
  { system, stop }: Pick<Place, 'system' | 'stop'>,
  path: string,
  mark: string,
): Promise<number> {
  const deadline = Date.now() + WAIT_FOR
  let etag = ''
  while (Date.now() < deadline) {
    const response = await fetch(system.baseUrl + path, {
      signal: AbortSignal.timeout(WAIT_FOR),
      redirect: 'manual',
      // Asking costs as little as possible: it shares the processors with what is measured.
      headers: { 'accept-encoding': 'identity', 'if-none-match': etag },
    })
    etag = response.headers.get('etag') ?? ''
    if ((await response.text()).includes(mark)) return Date.now()
    await sleep(ASKING_INTERVAL, undefined, { signal: stop })
  }
  return Infinity
}
