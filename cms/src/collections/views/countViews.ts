import type { ViewKind } from '@kariera/shared/contracts/viewBatch'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import type { Connection } from '../../lib/db/connection.ts'
import { idList } from '../../lib/db/lists.ts'
import { visitorOfDay } from './uniqueVisitor.ts'
import { viewTables } from './viewTables.ts'
import { select } from '../../lib/db/select.ts'

const viewsSchema = z.object({
  viewCount: z.number(),
  /** Distinct visitors per day, summed over the days; identified by the device if it is known. */
  uniqueViews: z.number(),
  /** UTC, ISO 8601; null if there was no view yet. */
  lastViewedAt: z
    .preprocess((value) => value ?? undefined, z.coerce.date().optional())
    .transform((date) => date?.toISOString() ?? null),
})
export type Views = z.infer<typeof viewsSchema>

const rowSchema = viewsSchema.extend({ id: z.number() })

/** Returns the view counts of documents, folded or not; documents without views are left out. */
async function countViews(
  db: Connection,
  kind: ViewKind,
  ids: number[],
): Promise<Map<number, Views>> {
  const { rows: table, totals, id } = viewTables[kind]
  const requestedIds = idList(ids)
  const counted = await select(db, rowSchema)`
    SELECT id, sum(views)::int AS "viewCount", sum(unique_views)::int AS "uniqueViews",
      max(last_viewed_at) AS "lastViewedAt"
    FROM (
      SELECT ${id} AS id, views, unique_views, last_viewed_at FROM ${totals} WHERE ${id} IN ${requestedIds}
      UNION ALL
      SELECT ${id}, count(*), count(DISTINCT ${visitorOfDay}), max(created_at)
      FROM ${table} WHERE ${id} IN ${requestedIds} GROUP BY ${id}) AS counted
    GROUP BY id`
  return new Map(counted.map(({ id: document, ...views }) => [document, views]))
}

type Round = { ids: Set<number>; counted: Promise<Map<number, Views>> }
type ViewRequests = { requestedViews: Map<number, Promise<Views>>; round: Round | null }

const nobodyYet: Views = { viewCount: 0, uniqueViews: 0, lastViewedAt: null }

const viewRequests = new WeakMap<PayloadRequest, Record<ViewKind, ViewRequests>>()
const noRequests = (): ViewRequests => ({
  requestedViews: new Map<number, Promise<Views>>(),
  round: null,
})

/** Returns the views of one document; all calls of a request at once, such as those of a list, share one query. */
export function viewsOf(req: PayloadRequest, kind: ViewKind, id: number): Promise<Views> {
  const state = viewRequests.get(req) ?? { articles: noRequests(), quotes: noRequests() }
  viewRequests.set(req, state)
  const { requestedViews } = state[kind]
  const found = requestedViews.get(id)
  if (found) return found
  const round = (state[kind].round ??= roundOf(req, kind, () => {
    state[kind].round = null
  }))
  round.ids.add(id)
  const views = round.counted.then((counted) => counted.get(id) ?? nobodyYet)
  requestedViews.set(id, views)
  return views
}

/** Collects ids until the event loop turns. */
function roundOf(req: PayloadRequest, kind: ViewKind, close: () => void): Round {
  const ids = new Set<number>()
  const turned = new Promise((resolve) => setImmediate(resolve))
  const counted = turned.then(() => {
    close()
    return countViews(req.payload.db.drizzle, kind, [...ids])
  })
  return { ids, counted }
}
