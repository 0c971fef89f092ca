import { maxExcluded, randomBatchSize } from '@kariera/shared/rules/listLengths'
import { sql } from '@payloadcms/db-postgres'
import type { Endpoint } from 'payload'
import { z } from 'zod'
import type { Connection } from '#lib/db/connection.ts'
import { idList } from '#lib/db/lists.ts'
import { withPublicReadLimit } from '#limits/rate-limit/publicReadLimit.ts'
import { readCards } from '../resolvers/cards.ts'
import { readerOf } from '#content-api/reader.ts'
import { shownAt } from '#content-api/liveArticles.ts'
import { badRequest, publicAnswer } from '#lib/http/publicAnswer.ts'
import { selectIds } from '#lib/db/select.ts'

const querySchema = z.object({
  exclude: z
    .string()
    .max(maxExcluded * 11)
    .regex(/^(?:\d{1,9}(?:,\d{1,9})*)?$/)
    .default('')
    .transform((list) => list.split(',').filter(Boolean).map(Number))
    .refine((ids) => ids.length <= maxExcluded),
  limit: z.coerce.number().int().min(1).max(randomBatchSize).default(randomBatchSize),
})

/**
 * `GET /api/articles/random?exclude=1,2&limit=10`: cards of random live articles, without those that the caller already
 * has; `{docs}`, fewer or empty if there are no others.
 */
export const randomEndpoint: Endpoint = {
  path: '/random',
  method: 'get',
  handler: withPublicReadLimit('random', async (req) => {
    const parsed = querySchema.safeParse(req.query)
    if (!parsed.success) {
      return badRequest(
        `exclude is a list of at most ${maxExcluded} ids with commas, limit is 1 to ${randomBatchSize}.`,
      )
    }
    const reader = readerOf(req.payload, { queries: [], asOf: null, fresh: false })
    const ids = await randomIds(req.payload.db.drizzle, parsed.data, reader.now)
    const cards = await readCards(ids, reader)
    const byId = new Map(cards.map(({ value }) => [value.id, value]))
    return publicAnswer({ docs: ids.flatMap((id) => byId.get(id) ?? []) })
  }),
}

/**
 * Picks from random positions in the order of ids, so that the cost does not depend on the number of articles. The
 * newest articles fill the rest.
 */
async function randomIds(
  db: Connection,
  { exclude, limit }: z.infer<typeof querySchema>,
  at: Date,
): Promise<number[]> {
  const picked = await pick(db, { exclude, limit }, at)
  if (picked.length === limit) return picked
  const live = liveExcept([...exclude, ...picked], at)
  const newest = await selectIds(db)`
    SELECT id FROM articles WHERE ${live}
    ORDER BY date_published DESC, id DESC LIMIT ${limit - picked.length}`
  return [...picked, ...newest]
}

async function pick(
  db: Connection,
  { exclude, limit }: z.infer<typeof querySchema>,
  at: Date,
): Promise<number[]> {
  const places = JSON.stringify(Array.from({ length: 2 * limit }, () => Math.random()))
  return selectIds(db)`
    WITH ends AS (SELECT min(id) AS first, max(id) AS last FROM articles),
    picked AS (
      SELECT DISTINCT near.id FROM ends
      CROSS JOIN jsonb_array_elements_text(${places}::jsonb) AS place
      CROSS JOIN LATERAL (
        SELECT id FROM articles
        WHERE ${liveExcept(exclude, at)}
          AND id >= ends.first + floor((ends.last - ends.first + 1) * place::float8)
        ORDER BY id LIMIT 1) AS near)
    SELECT id FROM picked ORDER BY random() LIMIT ${limit}`
}

function liveExcept(ids: number[], at: Date) {
  return sql`${shownAt(at)}
    AND id NOT IN ${idList(ids)}`
}
