import { datedIn } from '#content-api/month.ts'
import { shownAt } from '#content-api/liveArticles.ts'
import type { Sitemap } from '@kariera/shared/contracts/reading/feeds'
import { maxAddresses, articlePath, monthSitemapPath } from '@kariera/shared/routes'
import { timeZone } from '@kariera/shared/rules/dates'
import { monthsTag, monthTag } from '@kariera/shared/tags'
import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import { type Answer, type Reader } from '#content-api/reader.ts'
import { select } from '#lib/db/select.ts'

type SQL = ReturnType<typeof sql>

/** Returns the months with live articles, in Europe/Sofia. */
export async function resolveMonths(reader: Reader): Promise<Answer<string[]>> {
  return { value: await readMonths(reader), tags: [monthsTag] }
}

export async function readMonthPaths(reader: Reader): Promise<string[]> {
  return (await readMonths(reader)).map(monthSitemapPath)
}

/** Jumps from month to month by the index of dates: the cost does not depend on the number of articles. */
async function readMonths({ payload, now }: Reader): Promise<string[]> {
  const monthAfter = (moment: SQL) =>
    sql`(date_trunc('month', ${moment} AT TIME ZONE ${timeZone}) + interval '1 month') AT TIME ZONE ${timeZone}`
  const rows = await select(payload.db.drizzle, z.object({ month: z.string() }))`
    WITH RECURSIVE firsts AS (
      SELECT min(date_published) AS at FROM articles WHERE ${shownAt(now)}
      UNION ALL
      SELECT (SELECT min(date_published) FROM articles
              WHERE ${shownAt(now)} AND date_published >= ${monthAfter(sql`firsts.at`)})
      FROM firsts WHERE firsts.at IS NOT NULL)
    SELECT to_char(at AT TIME ZONE ${timeZone}, 'YYYY-MM') AS month FROM firsts WHERE at IS NOT NULL`
  return rows.map(({ month }) => month)
}

/** Returns the live articles of one month in Europe/Sofia, the newest first. */
export async function resolveSitemap(month: string, reader: Reader): Promise<Answer<Sitemap>> {
  const rows = await select(
    reader.payload.db.drizzle,
    z.object({ slug: z.string(), changed: z.coerce.date() }),
  )`
    SELECT slug, updated_at AS changed FROM articles
    WHERE ${shownAt(reader.now)} AND ${datedIn(month)}
    ORDER BY date_published DESC, id DESC LIMIT ${maxAddresses}`
  const value = rows.map(({ slug, changed }) => ({
    path: articlePath(slug),
    changed: changed.toISOString(),
  }))
  return { value, tags: [monthTag(month)] }
}
