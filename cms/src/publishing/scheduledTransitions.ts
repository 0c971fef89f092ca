import { tolerableSkewMs } from '@kariera/shared/clock'
import { publishedSql } from '@kariera/shared/rules/article'
import { switchedOnSql } from '@kariera/shared/rules/banner'
import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import type { ArticleFacts } from './facts.ts'
import type { Connection } from '../lib/db/connection.ts'
import { select, selectIds, selectOne } from '../lib/db/select.ts'

type SQL = ReturnType<typeof sql>

const moment = z.coerce.date().transform((date) => date.toISOString())

const transitionSchema = z.object({
  id: z.number(),
  title: z.string(),
  /** Whether its publication date has come. */
  appears: z.boolean(),
  facts: z.object({
    slug: z.string().nullable(),
    category: z.number().nullable(),
    datePublished: moment.nullable(),
    paid: z.boolean(),
    hashtags: z.array(z.number()),
  }) satisfies z.ZodType<ArticleFacts>,
})

/** An article that a date has changed: it appears, or its promotion begins or ends. */
export type ScheduledTransition = z.infer<typeof transitionSchema>

const published = sql.raw(publishedSql)
const articles = sql`articles`
const appearance = { table: articles, column: sql`date_published`, counts: published }
const articleColumns = [
  appearance,
  { table: articles, column: sql`paid_start_date`, counts: sql`${published} AND paid` },
  { table: articles, column: sql`paid_end_date`, counts: sql`${published} AND paid` },
]
const bannerColumns = [sql`start_date`, sql`end_date`].map((column) => ({
  table: sql`banners`,
  column,
  counts: sql.raw(switchedOnSql),
}))
type TransitionColumn = (typeof articleColumns)[number]

/**
 * Returns the articles with a transition after `last` and until `now`, except those that their own publish has
 * announced since: it has updated the lists for a new article, and the article's own page and cards for any change.
 */
export async function transitionsBetween(
  db: Connection,
  last: Date,
  now: Date,
): Promise<ScheduledTransition[]> {
  return select(db, transitionSchema)`
    SELECT id, coalesce(title, '') AS title, ${passed(appearance, last, now)} AS appears,
      jsonb_build_object('slug', slug, 'category', category_id, 'datePublished', date_published,
        'paid', coalesce(paid, false), 'hashtags', ARRAY(SELECT hashtags_id FROM articles_rels
          WHERE parent_id = articles.id AND path = 'hashtags' ORDER BY "order")) AS facts
    FROM articles WHERE ${articlesPassed(last, now)} ORDER BY id`
}

function articlesPassed(last: Date, now: Date): SQL {
  return sql`(${sql.join(
    articleColumns.map((one) => passed(one, last, now)),
    sql` OR `,
  )})`
}

/** Events with a moment far ahead are ignored: they were written by a wrong clock, before the transition was visible. */
function passed({ column, counts }: TransitionColumn, last: Date, now: Date): SQL {
  const latest = new Date(now.getTime() + tolerableSkewMs).toISOString()
  return sql`(${counts} AND ${column} > ${last.toISOString()}
    AND ${column} <= ${now.toISOString()} AND NOT EXISTS (
      SELECT 1 FROM publish_events AS e
      WHERE e.document_type = 'articles' AND e.document_id = articles.id
        AND e.created_at >= ${column} AND e.created_at <= ${latest}
        AND (${column} <> date_published OR e.was IS NULL)))`
}

const bannerTransitionSchema = z.object({ id: z.number(), title: z.string(), position: z.number() })

/** A banner whose period begins or ends. */
export type BannerTransition = z.infer<typeof bannerTransitionSchema>

/** Returns the banners with a transition after `last` and until `now` that were not announced since. */
export async function bannerTransitionsBetween(
  db: Connection,
  last: Date,
  now: Date,
): Promise<BannerTransition[]> {
  return select(db, bannerTransitionSchema)`
    SELECT id, coalesce(alt, hyperlink, '') AS title, position_id AS position
    FROM banners WHERE ${bannersPassed(last, now)} ORDER BY id`
}

function bannersPassed(last: Date, now: Date): SQL {
  const latest = new Date(now.getTime() + tolerableSkewMs).toISOString()
  const passed = bannerColumns.map(
    ({ column, counts }) => sql`(${counts} AND ${column} > ${last.toISOString()}
      AND ${column} <= ${now.toISOString()} AND NOT EXISTS (
        SELECT 1 FROM publish_events AS e
        WHERE e.document_type = 'banners' AND e.document_id = banners.id
          AND e.created_at >= ${column} AND e.created_at <= ${latest}))`,
  )
  return sql`(${sql.join(passed, sql` OR `)})`
}

/** How long an article is in the news sitemap, milliseconds. */
export const newsMs = 48 * 60 * 60_000

/**
 * Whether an article has become too old for the news sitemap after `last` and until `now`, and this was not announced
 * yet.
 */
export async function newsAged(db: Connection, last: Date, now: Date): Promise<boolean> {
  const { rows } = await db.execute(sql`SELECT 1 FROM articles WHERE ${aged(last, now)} LIMIT 1`)
  return rows.length > 0
}

function aged(last: Date, now: Date): SQL {
  const [after, until] = [last, now].map((at) => new Date(at.getTime() - newsMs).toISOString())
  return sql`${published} AND date_published > ${after} AND date_published <= ${until}
    AND NOT EXISTS (SELECT 1 FROM publish_events AS e
      WHERE e.document_type = 'news' AND e.created_at >= date_published + ${`${newsMs} milliseconds`}::interval)`
}

/** Returns the hashtags of the articles that have appeared after `last` and until `now`. */
export async function hashtagsOfAppeared(db: Connection, last: Date, now: Date): Promise<number[]> {
  return selectIds(db)`
    SELECT DISTINCT hashtags_id AS id FROM articles
    JOIN articles_rels ON articles_rels.parent_id = articles.id AND articles_rels.path = 'hashtags'
    WHERE ${published} AND date_published > ${last.toISOString()} AND date_published <= ${now.toISOString()}`
}

/**
 * Returns whether there are transitions after `last` and until `now` that were not announced, and when the next one
 * comes after `now`; null if none does.
 */
export async function scheduleAt(
  db: Connection,
  last: Date,
  now: Date,
): Promise<{ isDue: boolean; next: Date | null }> {
  const newsFrom = new Date(now.getTime() - newsMs)
  const ages = sql`(SELECT min(date_published) FROM articles
    WHERE ${published} AND date_published > ${newsFrom.toISOString()}) + ${`${newsMs} milliseconds`}::interval`
  const moments = [...articleColumns, ...bannerColumns].map((column) => firstAfter(column, now))
  return selectOne(
    db,
    z.object({ isDue: z.boolean(), next: z.coerce.date().nullable() }),
  )`SELECT least(${sql.join([...moments, ages], sql`, `)}) AS next,
      ${sql.join([...articleColumns.map((one) => passed(one, last, now)), aged(last, now)].map(anyArticle), sql` OR `)}
        OR EXISTS (SELECT FROM banners WHERE ${bannersPassed(last, now)}) AS "isDue"`
}

/** One index is enough for each. */
function anyArticle(condition: SQL): SQL {
  return sql`EXISTS (SELECT FROM articles WHERE ${condition})`
}

function firstAfter({ table, column, counts }: TransitionColumn, from: Date): SQL {
  return sql`(SELECT min(${column}) FROM ${table} WHERE ${counts} AND ${column} > ${from.toISOString()})`
}
