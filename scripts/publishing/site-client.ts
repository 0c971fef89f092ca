import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { HookMessage } from '../../shared/src/contracts/hook.ts'
import {
  readResponseSchema,
  routesSchema,
  type ReadRequest,
} from '../../shared/src/contracts/reading/query.ts'
import { Signer } from '../../shared/src/contracts/signature.ts'
import { siteStateSchema, type SiteState } from '../../shared/src/contracts/state.ts'
import {
  verifyReportSchema,
  type VerifyReport,
  type VerifyRequest,
} from '../../shared/src/contracts/verify.ts'
import type { Environment } from '../environment.ts'
import { Failure } from '../../shared/src/commands/command.ts'
import { readRunRecord } from '../process/run-record.ts'

/** The internal servers of a running system: the requests that operators may make to its site and its cms. */
export class SiteClient {
  readonly #site: string
  readonly #cms: string
  readonly #hookSecret: string

  constructor(ports: { siteInternalPort: number; cmsPort: number }, hookSecret: string) {
    this.#site = `http://127.0.0.1:${ports.siteInternalPort}`
    this.#cms = `http://127.0.0.1:${ports.cmsPort}`
    this.#hookSecret = hookSecret
  }

  async state(): Promise<SiteState> {
    const response = await fetch(`${this.#site}/_site/state`)
    return siteStateSchema.parse(await response.json())
  }

  /** Has every page rendered anew, with lower priority than what editors publish. */
  async renderEverything(): Promise<void> {
    const message: HookMessage = { type: 'everything', timestamp: new Date().toISOString() }
    await this.#post('hook', `${this.#site}/_site/hook`, message)
  }

  /** Lists every page that the site has, on disk or in its store. */
  async paths(): Promise<string[]> {
    const request: VerifyRequest = { list: true }
    return verifyReportSchema.parse(
      await this.#post('verify', `${this.#site}/_site/verify`, request),
    ).paths
  }

  /** Compares pages (at most 200) with a fresh render. */
  async verify(paths: string[]): Promise<VerifyReport> {
    const request: VerifyRequest = { paths }
    return verifyReportSchema.parse(
      await this.#post('verify', `${this.#site}/_site/verify`, request),
    )
  }

  /** Lists the addresses of all live articles, from the cms. */
  async liveArticles(): Promise<string[]> {
    const paths: string[] = []
    let after: number | null = 0
    while (after !== null) {
      const request: ReadRequest = {
        queries: [{ ask: 'routes', after }],
        asOf: null,
        fresh: true,
        patient: true,
      }
      const answered = await this.#post('read', `${this.#cms}/api/site/read`, request)
      const { answers } = readResponseSchema.parse(answered)
      const page = routesSchema.parse(z.object({ value: z.unknown() }).parse(answers[0]).value)
      paths.push(...page.paths)
      after = page.next
    }
    return paths
  }

  async #post(
    client: 'hook' | 'read' | 'verify',
    address: string,
    value: unknown,
  ): Promise<unknown> {
    const body = JSON.stringify(value)
    const headers = {
      'content-type': 'application/json',
      ...new Signer(this.#hookSecret, client).sign(randomUUID(), body),
    }
    const response = await fetch(address, { method: 'POST', headers, body })
    if (!response.ok) throw new Failure(`${address} answered ${response.status}.`)
    return response.json()
  }
}

/**
 * Returns the internal servers of the system that runs with these settings.
 *
 * @throws {Failure} if none runs
 */
export function clientOfRunning({ settings, dataDir }: Environment): SiteClient {
  const running = readRunRecord(dataDir)
  if (!running) {
    throw new Failure(`Nothing runs with the data folder ${dataDir}: start it with npm start.`)
  }
  return new SiteClient(running, settings.hookSecret)
}
