import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { HookMessage } from '../../shared/src/contracts/hook.ts'
import { Signer } from '../../shared/src/contracts/signature.ts'
import { Failure } from '../../shared/src/commands/command.ts'
import { say } from '../../shared/src/commands/terminal.ts'
import type { PublishedPages } from './published-pages.ts'

/** How often the page store is read, milliseconds; it records itself when each page was rendered. */
const INTERVAL = 500
/** Milliseconds. */
const PROGRESS_INTERVAL = 10_000
/** A render that has finished no page for this time is stuck; milliseconds. */
const STANDSTILL = 120_000

/** Requests a site to render every page anew, as the cms does. */
export async function askForEverything(internalPort: number, hookSecret: string): Promise<void> {
  const message: HookMessage = { type: 'everything', timestamp: new Date().toISOString() }
  const body = JSON.stringify(message)
  const response = await fetch(`http://127.0.0.1:${internalPort}/_site/hook`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...new Signer(hookSecret, 'hook').sign(`bench_${randomUUID()}`, body),
    },
    body,
  })
  if (!response.ok) throw new Error(`The site answered ${response.status} to "everything".`)
}

/**
 * Waits until every page was rendered since a moment (milliseconds since 1970).
 *
 * @param atLeast smallest number of pages that must exist
 * @returns the number of pages, and milliseconds from that moment to the last of them
 * @throws {Failure} if the render is stuck
 */
export async function waitForFullRender(
  pages: PublishedPages,
  since: number,
  atLeast: number,
  stop: AbortSignal,
): Promise<{ pages: number; ms: number }> {
  let [moved, reportedAt, rendered] = [Date.now(), Date.now(), 0]
  for (;;) {
    await sleep(INTERVAL, undefined, { signal: stop })
    const now = pages.all - pages.olderThan(since)
    if (now >= atLeast && now === pages.all && pages.waiting === 0) {
      return { pages: now, ms: pages.lastRenderedAt - since }
    }
    if (now !== rendered) moved = Date.now()
    if (Date.now() - moved > STANDSTILL) {
      throw new Failure(`The full render stands still at ${now} of at least ${atLeast} pages.`)
    }
    rendered = now
    if (Date.now() - reportedAt < PROGRESS_INTERVAL) continue
    reportedAt = Date.now()
    say(
      `Rendered ${now} of ${atLeast} pages, ${Math.round((now * 1000) / (reportedAt - since))}/s …`,
    )
  }
}
