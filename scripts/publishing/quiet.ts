import { setTimeout as sleep } from 'node:timers/promises'
import { Failure } from '../process/command.ts'
import type { SiteDoor } from './site-door.ts'

/** Milliseconds between two looks. */
const INTERVAL = 100

/**
 * Resolves when no page waits to be rendered.
 *
 * @param onWaiting gets the number of pages that wait, at each look
 * @throws {Failure} when for `patience` milliseconds their number has not fallen
 */
export async function waitUntilQuiet(
  door: SiteDoor,
  stop: AbortSignal,
  { patience = 60_000, onWaiting }: { patience?: number; onWaiting?: (pages: number) => void } = {},
): Promise<void> {
  let fewest = Infinity
  let since = Date.now()
  for (;;) {
    const { dirty } = await door.state()
    if (dirty === 0) return
    if (dirty < fewest) since = Date.now()
    fewest = Math.min(fewest, dirty)
    if (Date.now() - since > patience) {
      throw new Failure(`${dirty} pages wait and none is rendered: see the lines of the site.`)
    }
    onWaiting?.(dirty)
    await sleep(INTERVAL, undefined, { signal: stop })
  }
}
