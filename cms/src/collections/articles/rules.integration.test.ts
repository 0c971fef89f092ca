import {
  isLive,
  isPromoted,
  liveSql,
  liveWhere,
  promotedSql,
  promotionBeganSql,
  promotionBegan,
  publishedSql,
} from '@kariera/shared/rules/liveAndPromoted'
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
const article = fc.record({
  _status: fc.constantFrom('draft' as const, 'published' as const),
  deletedAt: moment,
  datePublished: moment,
  paid: fc.option(fc.boolean()),
  paidStartDate: moment,
  paidEndDate: moment,
})
type Row = { id: number } & (typeof article extends fc.Arbitrary<infer T> ? T : never)

async function insert(rows: Row[]): Promise<void> {
  await newsroom.payload.db.drizzle.execute(sql`
    INSERT INTO articles (id, _status, deleted_at, date_published, paid, paid_start_date, paid_end_date)
    SELECT id, _status::enum_articles_status, "deletedAt", "datePublished", paid, "paidStartDate", "paidEndDate"
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS row (id int, _status text, "deletedAt" timestamptz,
      "datePublished" timestamptz, paid boolean, "paidStartDate" timestamptz, "paidEndDate" timestamptz)`)
}

async function inSql(condition: string): Promise<number[]> {
  const { rows } = await newsroom.payload.db.drizzle.execute(
    sql.raw(`SELECT id FROM articles WHERE ${condition} ORDER BY id`),
  )
  return z
    .array(z.object({ id: z.number() }))
    .parse(rows)
    .map(({ id }) => id)
}

it('each rule is the same as a predicate, for queries of Payload and in SQL', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(article, { minLength: 200, maxLength: 200 }), async (articles) => {
      await newsroom.payload.db.drizzle.execute(sql`DELETE FROM articles`)
      const rows = articles.map((each, index) => ({ id: index + 1, ...each }))
      await insert(rows)
      const idsOf = (rule: (row: Row) => boolean) => rows.filter(rule).map(({ id }) => id)
      const live = idsOf((row) => isLive(row, now))
      expect(await inSql(liveSql(now))).toEqual(live)
      const { docs } = await newsroom.payload.find({
        collection: 'articles',
        where: liveWhere(now),
        trash: true,
        pagination: false,
        depth: 0,
        sort: 'id',
      })
      expect(docs.map(({ id }) => id)).toEqual(live)
      expect(await inSql(publishedSql)).toEqual(
        idsOf(({ _status, deletedAt }) => _status === 'published' && deletedAt === null),
      )
      expect(await inSql(promotedSql(now))).toEqual(idsOf((row) => isPromoted(row, now)))
      expect(await inSql(promotionBeganSql(now))).toEqual(
        idsOf((row) => promotionBegan(row, now) !== null),
      )
    }),
    { numRuns: 5 },
  )
})
