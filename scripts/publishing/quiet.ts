import { setTimeout as sleep } from 'node:timers/promises'
import { Failure } from '../../shared/src/commands/command.ts'
import type { SiteClient } from './site-client.ts'

/** Milliseconds between two checks. */
const INTERVAL = 100

/**
 * Resolves when no page waits to be rendered, including those of all requests made until now.
 *
 * @param onWaiting gets the number of waiting pages at each check
 * @throws {Failure} if that number has not changed for `patience` milliseconds
 */
export async function waitUntilQuiet(
  client: SiteClient,
  stop: AbortSignal,
  {
    patience: maxWaitMs = 60_000,
    onWaiting,
  }: { patience?: number; onWaiting?: (pages: number) => void } = {},
): Promise<void> {
  let last = Infinity
  let since = Date.now()
  for (;;) {
    const { dirty, listing } = await client.state()
    if (dirty === 0 && !listing) return
    if (dirty !== last) since = Date.now()
    last = dirty
    if (Date.now() - since > maxWaitMs) {
      throw new Failure(`${dirty} pages wait and none is rendered: see the lines of the site.`)
    }
    onWaiting?.(dirty)
    await sleep(INTERVAL, undefined, { signal: stop })
  }
}
