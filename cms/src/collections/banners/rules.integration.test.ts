import { activeBannerSql, activeBannerWhere, isBannerActive } from '@kariera/shared/rules/banner'
import { sql } from '@payloadcms/db-postgres'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { openNewsroom, type TestNewsroom } from '../../testing/newsroom.ts'

let newsroom: TestNewsroom
beforeAll(async () => {
  newsroom = await openNewsroom()
})
afterAll(() => newsroom.close())

const now = new Date('2026-11-21T10:00:00.000Z')
/** Just before, at and just after the moment at which is looked. */
const moment = fc
  .option(fc.constantFrom(-1, 0, 1))
  .map((ms) => (ms === null ? null : new Date(now.getTime() + ms).toISOString()))
const banner = fc.record({
  active: fc.option(fc.boolean()),
  deletedAt: moment,
  startDate: moment,
  endDate: moment,
})

it('a banner is active by the same rule as a predicate, for queries of Payload and in SQL', async () => {
  const { drizzle } = newsroom.payload.db
  await fc.assert(
    fc.asyncProperty(fc.array(banner, { minLength: 200, maxLength: 200 }), async (banners) => {
      await drizzle.execute(sql`DELETE FROM banners`)
      const rows = banners.map((each, index) => ({ id: index + 1, ...each }))
      await drizzle.execute(sql`
          INSERT INTO banners (id, position_id, active, deleted_at, start_date, end_date)
          SELECT id, (SELECT min(id) FROM banner_positions), active, "deletedAt", "startDate", "endDate"
          FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS row
            (id int, active boolean, "deletedAt" timestamptz, "startDate" timestamptz, "endDate" timestamptz)`)
      const active = rows.filter((row) => isBannerActive(row, now)).map(({ id }) => id)
      const { rows: found } = await drizzle.execute(
        sql.raw(`SELECT id FROM banners WHERE ${activeBannerSql(now)} ORDER BY id`),
      )
      const ids = z.array(z.object({ id: z.number() })).parse(found)
      expect(ids.map(({ id }) => id)).toEqual(active)
      const { docs } = await newsroom.payload.find({
        collection: 'banners',
        where: activeBannerWhere(now),
        trash: true,
        pagination: false,
        depth: 0,
        sort: 'id',
      })
      expect(docs.map(({ id }) => id)).toEqual(active)
    }),
    { numRuns: 5 },
  )
})
