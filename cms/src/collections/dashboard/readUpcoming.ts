import { may } from '@kariera/shared/rules/roles'
import { promotionBeginSql, publishedSql } from '@kariera/shared/rules/liveAndPromoted'
import { formatTime, isoDate } from '@kariera/shared/rules/dates'
import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import { select } from '../../lib/db/select.ts'
import { rowOf, type DashboardReader, type Row } from './readBlocks.ts'

/** How far ahead the list looks; its heading says `7 days` in words. */
const weekMs = 7 * 24 * 60 * 60_000
/** Number of rows of all days together. */
const most = 12
const { kinds } = backOfficeTexts.dashboard.upcoming

/** What begins and ends on a day of Europe/Sofia (`2026-11-27`), in the order in which it does. */
export type UpcomingDay = { day: string; rows: (Row & { time: string })[] }

const rowSchema = z.object({
  kind: z.enum(['goesOut', 'promoted', 'promotionEnds', 'bannerBegins', 'bannerEnds']),
  id: z.number(),
  title: z.string().nullable(),
  at: z.coerce.date(),
})

/**
 * Returns what readers begin and cease to see within a week, by day: articles, promotions and, for editors, banners.
 * Authors get only their own articles.
 */
export async function readUpcoming(reader: DashboardReader): Promise<UpcomingDay[]> {
  const { payload, user, now } = reader
  const own = may(user, 'edit') ? sql`true` : sql`author_id = ${user.id}`
  const article = sql`${sql.raw(publishedSql)} AND ${own}`
  const begin = sql.raw(promotionBeginSql)
  const promotion = sql`${article} AND paid AND (paid_end_date IS NULL OR paid_end_date > ${begin})`
  const banner = may(user, 'edit') ? sql`active AND deleted_at IS NULL` : sql`false`
  const until = new Date(now.getTime() + weekMs)
  const within = (
    column: 'date_published' | 'paid_start_date' | 'paid_end_date' | 'start_date' | 'end_date',
  ) =>
    sql`${sql.identifier(column)} > ${now.toISOString()} AND ${sql.identifier(column)} <= ${until.toISOString()}`
  const rows = await select(payload.db.drizzle, rowSchema)`
    SELECT 'goesOut' AS kind, id, title, date_published AS at FROM articles
    WHERE ${article} AND ${within('date_published')}
    UNION ALL SELECT 'promoted', id, title, paid_start_date FROM articles
    WHERE ${promotion} AND ${within('paid_start_date')}
    UNION ALL SELECT 'promotionEnds', id, title, paid_end_date FROM articles
    WHERE ${promotion} AND ${within('paid_end_date')}
    UNION ALL SELECT 'bannerBegins', id, title, start_date FROM banners
    WHERE ${banner} AND ${within('start_date')}
    UNION ALL SELECT 'bannerEnds', id, title, end_date FROM banners
    WHERE ${banner} AND ${within('end_date')}
    ORDER BY at, id LIMIT ${most}`
  const byDay = Map.groupBy(rows, ({ at }) => isoDate(at))
  return [...byDay].map(([day, ofDay]) => ({
    day,
    rows: ofDay.map(({ kind, id, title, at }) => ({
      ...rowOf(reader, {
        path: `/collections/${kind.startsWith('banner') ? 'banners' : 'articles'}/${id}`,
        title,
        detail: reader.say(kinds[kind]),
      }),
      time: formatTime(at),
    })),
  }))
}
