import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseEnv } from 'node:util'
import { z } from 'zod'
import { readSettings } from '../../shared/src/contracts/settings.ts'
import { readRunRecord, type RunRecord } from '../process/run-record.ts'
import { SiteClient } from '../publishing/site-client.ts'

const environment = z.object({
  SYSTEM_URL: z.url(),
  DATA_DIR: z.string(),
  SETTINGS_FILE: z.string(),
  ADMIN_EMAIL: z.string(),
  ADMIN_PASSWORD: z.string(),
})

/** The running system under test, started by scripts/testing/layers.ts. */
export const system = environment.parse(process.env)

/** The secret that both sides of the hook share. */
export const { hookSecret } = readSettings(parseEnv(readFileSync(system.SETTINGS_FILE, 'utf8')))

/** Returns the record of the processes that run now. */
export function running(): RunRecord {
  const record = readRunRecord(system.DATA_DIR)
  if (!record) throw new Error('The system does not run.')
  return record
}

/** The internal servers of the system. */
export const client = new SiteClient(running(), hookSecret)

const healthSchema = z.object({ ok: z.boolean(), outbox: z.object({ pending: z.number() }) })

/**
 * Resolves when neither an event in the outbox nor a page of the site is waiting any more.
 *
 * @param within how long it may take, milliseconds
 */
export async function waitUntilRecovered(within: number): Promise<void> {
  const deadline = Date.now() + within
  let state = ''
  while (Date.now() < deadline) {
    try {
      const health = healthSchema.parse(
        await (await fetch(`${system.SYSTEM_URL}/api/health`)).json(),
      )
      const site = await client.state()
      const isQuiet = site.dirty === 0 && !site.listing
      if (health.ok && health.outbox.pending === 0 && isQuiet) return
      state = JSON.stringify({ ...health, ...site })
    } catch (error) {
      state = String(error)
    }
    await sleep(100)
  }
  throw new Error(`Not recovered after ${within / 1000} s: ${state}`)
}
