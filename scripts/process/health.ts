import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'

const healthSchema = z.object({
  /** Whether the database answers, nothing is stuck, and every page has been rendered once. */
  ok: z.boolean(),
  /** Missing if the cms serves only sites on other machines. */
  site: z.object({ pages: z.number(), dirty: z.number() }).nullish(),
})

/** The parts of `GET /api/health` that a start waits for. */
export type Health = z.infer<typeof healthSchema>

/** Milliseconds between two requests. */
const INTERVAL = 100

/**
 * Resolves when something answers there, whatever the response.
 *
 * @throws the reason of `stop`
 */
export async function waitForAnswer(url: string, stop: AbortSignal): Promise<void> {
  while (!(await ask(url))) await sleep(INTERVAL, undefined, { signal: stop })
}

/**
 * Resolves when the health is ok, and reports each state until then.
 *
 * @throws the reason of `stop`
 */
export async function waitForHealth(
  url: string,
  stop: AbortSignal,
  onHealth: (health: Health) => void,
): Promise<void> {
  for (;;) {
    const health = await askHealth(url)
    if (health) onHealth(health)
    if (health?.ok) return
    await sleep(INTERVAL, undefined, { signal: stop })
  }
}

async function askHealth(url: string): Promise<Health | undefined> {
  const response = await ask(url)
  const body: unknown = await response?.json().catch(() => undefined)
  return healthSchema.safeParse(body).data
}

async function ask(url: string): Promise<Response | undefined> {
  return fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(5_000) }).catch(
    () => undefined,
  )
}
