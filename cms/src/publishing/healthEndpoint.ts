import { may } from '@kariera/shared/rules/roles'
import { now } from '@kariera/shared/clock'
import { errorText } from '@kariera/shared/rules/errors'
import type { SiteState } from '@kariera/shared/contracts/state'
import type { Endpoint, Payload } from 'payload'
import { z } from 'zod'
import { settings } from '../settings.ts'
import { readSiteState } from './siteClient.ts'
import { textList } from '../lib/db/lists.ts'
import { standstillOf } from '../lib/db/watchPool.ts'
import { turnsInUse } from '../limits/rate-limit/inTurn.ts'
import { select } from '../lib/db/select.ts'

/** Age of an event from which publishing counts as stuck, seconds. */
const tolerableSeconds = 60
/** How long all database connections may be taken without one being returned, milliseconds. */
const tolerableStandstillMs = 10_000

/**
 * `GET /api/health`: 200 if the database responds, nothing is stuck and the first full render is done, otherwise 503.
 * For administrators the response includes the current load.
 */
export const healthEndpoint: Endpoint = {
  path: '/health',
  method: 'get',
  handler: async ({ payload, user }) => {
    const [outbox, site] = await Promise.all([outboxOf(payload), firstSite()])
    const ok =
      outbox !== null &&
      outbox.oldestSeconds < tolerableSeconds &&
      (site === null || site.firstRenderDone)
    const shown = site && { pages: site.pages, dirty: site.dirty }
    return Response.json(
      {
        ...{ ok, database: outbox !== null, outbox, site: shown },
        ...(may(user, 'administer') && busynessOf(payload)),
      },
      { status: ok ? 200 : 503, headers: { 'cache-control': 'no-store' } },
    )
  },
}

/** Connections to the database, and turns of requests. */
function busynessOf(payload: Payload) {
  const { totalCount, idleCount, options } = payload.db.pool
  return {
    connections: { taken: totalCount - idleCount, most: options.max },
    turns: turnsInUse(payload),
  }
}

/**
 * State of the outbox for the current sites; deliveries to former sites are ignored. An event that is redelivered does
 * not count as old.
 */
async function outboxOf(payload: Payload) {
  // When the pool is blocked, a query would wait for a connection, too.
  if (standstillOf(payload.db.pool) > tolerableStandstillMs) return null
  const sites = textList(settings.siteHooks)
  try {
    const rows = await select(payload.db.drizzle, outboxSchema)`
      SELECT count(*) AS pending, count(*) FILTER (WHERE d.error IS NOT NULL) AS failing,
        coalesce(extract(epoch FROM ${now().toISOString()}::timestamptz
          - min(e.created_at) FILTER (WHERE d.receipt IS NULL)), 0) AS "oldestSeconds"
      FROM publish_events_deliveries d JOIN publish_events e ON e.id = d._parent_id
      WHERE d.delivered_at IS NULL AND d.site IN ${sites}`
    return rows[0] ?? null
  } catch (error) {
    payload.logger.error({ event: 'health.database.unreachable', error: errorText(error) })
    return null
  }
}

const outboxSchema = z.object({
  pending: z.coerce.number(),
  failing: z.coerce.number(),
  oldestSeconds: z.coerce.number().transform((seconds) => Math.max(0, Math.round(seconds))),
})

/** State of the first site; null if there are no sites. */
async function firstSite(): Promise<SiteState | null> {
  const [site] = settings.siteHooks
  if (site === undefined) return null
  return readSiteState(site).catch(() => ({
    pages: 0,
    dirty: 0,
    listing: false,
    firstRenderDone: false,
  }))
}
