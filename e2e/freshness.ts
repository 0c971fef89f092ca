import { expect, type APIRequestContext } from 'playwright/test'
import { loadEnvironment } from '../scripts/environment.ts'
import { waitUntilQuiet } from '../scripts/publishing/quiet.ts'
import { clientOfRunning, type SiteClient } from '../scripts/publishing/site-client.ts'
import { verifyPages } from '../scripts/publishing/verify-pages.ts'
import { homePath, notFoundPaths } from '../shared/src/routes.ts'
import { test } from './journey.ts'
import { dataDir, settingsFile } from './system.ts'

/** Compares all pages of the running system with a fresh render, after each change. */
export class Freshness {
  readonly #client: SiteClient
  readonly #request: APIRequestContext

  constructor(request: APIRequestContext) {
    this.#client = clientOfSystem()
    this.#request = request
  }

  /** Makes a change, waits until rendering is finished, and expects that no page differs from a fresh render. */
  async after<Result>(what: string, change: () => Promise<Result>): Promise<Result> {
    return test.step(what, async () => {
      const result = await change()
      await untilQuiet(this.#request, this.#client)
      const always = [homePath, ...notFoundPaths]
      const { compared, faults } = await verifyPages(this.#client, { sample: Infinity, always })
      expect(compared).toBeGreaterThan(20)
      // A soft assertion, so that one run reports every forgotten field.
      expect.soft(faults, `after: ${what}`).toEqual([])
      return result
    })
  }
}

/** Waits until no event is to be delivered and no page is to be rendered. */
export async function untilQuiet(
  request: APIRequestContext,
  client = clientOfSystem(),
): Promise<void> {
  const pending = async () => (await (await request.get('/api/health')).json()).outbox.pending
  await expect.poll(pending, { intervals: [50], timeout: 30_000 }).toBe(0)
  await waitUntilQuiet(client, AbortSignal.timeout(30_000))
}

function clientOfSystem(): SiteClient {
  return clientOfRunning(
    loadEnvironment({ ...process.env, DATA_DIR: dataDir }, () => undefined, settingsFile),
  )
}
