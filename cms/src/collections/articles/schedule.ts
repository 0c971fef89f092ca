import {
  promotionBeganSql,
  promotionBeginSql,
  publishedSql,
} from '@kariera/shared/rules/liveAndPromoted'
import { newsDays } from '@kariera/shared/rules/listLengths'
import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import type { Connection } from '../../lib/db/connection.ts'
import { moment } from './publicArticle.ts'
import { idList } from '../../lib/db/lists.ts'
import { select } from '../../lib/db/select.ts'
import type { ArticleFacts, PublishEvent } from '../../publishing/facts.ts'
import {
  anyPassed,
  firstAfter,
  passed,
  type Schedule,
  type SQL,
  type TransitionColumn,
} from '../../publishing/schedule.ts'

const published = sql.raw(publishedSql)

const ofArticle = (column: SQL, counts: SQL, announcing?: SQL): TransitionColumn => ({
  table: sql`articles`,
  documentType: 'articles',
  column,
  counts,
  ...(announcing && { announcing }),
})
/** Only the event of a new article has announced its lists: that of an edit names its page and its cards. */
const appearance = ofArticle(sql`date_published`, published, sql`e.was IS NULL`)
const columns = [
  appearance,
  ofArticle(sql`paid_start_date`, sql`${published} AND paid`),
  ofArticle(sql`paid_end_date`, sql`${published} AND paid`),
]

const newsMs = newsDays * 24 * 60 * 60_000
const newsTime = sql`${`${newsMs} milliseconds`}::interval`

/** An article appears, its promotion begins or ends, or it becomes too old for the news sitemap. */
export const articleSchedule: Schedule = {
  next: (after) => {
    const newsFrom = new Date(after.getTime() - newsMs)
    const ages = sql`(SELECT min(date_published) FROM articles
      WHERE ${published} AND date_published > ${newsFrom.toISOString()}) + ${newsTime}`
    return [...columns.map((column) => firstAfter(column, after)), ages]
  },
  // One index is enough for each.
  due: (last, now) =>
    [...columns.map((column) => passed(column, last, now)), aged(last, now)].map(
      (condition) => sql`EXISTS (SELECT FROM articles WHERE ${condition})`,
    ),
  pass: async (db, last, now) => {
    const transitions = await transitionsBetween(db, last, now)
    await notePromotions(db, transitions, now)
    const { rows: tooOld } = await db.execute(
      sql`SELECT 1 FROM articles WHERE ${aged(last, now)} LIMIT 1`,
    )
    return [...transitions.map(eventOf), ...(tooOld.length > 0 ? [newsEvent] : [])]
  },
}

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
type ScheduledTransition = z.infer<typeof transitionSchema>

function transitionsBetween(db: Connection, last: Date, now: Date): Promise<ScheduledTransition[]> {
  return select(db, transitionSchema)`
    SELECT id, coalesce(title, '') AS title, ${passed(appearance, last, now)} AS appears,
      jsonb_build_object('slug', slug, 'category', category_id, 'datePublished', date_published,
        'paid', coalesce(paid, false), 'hashtags', ARRAY(SELECT hashtags_id FROM articles_rels
          WHERE parent_id = articles.id AND path = 'hashtags' ORDER BY "order")) AS facts
    FROM articles WHERE ${anyPassed(columns, last, now)} ORDER BY id`
}

/**
 * Records the first moment of promotion. An article that is being saved now is skipped instead of waited for: its save
 * records this itself (hooks/setPublishFields.ts).
 */
async function notePromotions(
  db: Connection,
  transitions: ScheduledTransition[],
  now: Date,
): Promise<void> {
  const ids = idList(transitions.map(({ id }) => id))
  await db.execute(sql`
    UPDATE articles SET first_promoted_at = ${sql.raw(promotionBeginSql)} WHERE id IN (
      SELECT id FROM articles
      WHERE id IN ${ids}
        AND first_promoted_at IS NULL AND ${sql.raw(promotionBeganSql(now))}
      FOR UPDATE SKIP LOCKED)`)
}

function eventOf({ id, title, appears, facts }: ScheduledTransition): PublishEvent {
  const event = { documentType: 'articles', documentId: id, title: title.slice(0, 300) } as const
  return { ...event, was: appears ? null : facts, is: facts }
}

const newsEvent = { documentType: 'news', documentId: 0, title: '', was: null, is: null } as const

/** Whether an article has become too old for the news sitemap, and this was not announced yet. */
function aged(last: Date, now: Date): SQL {
  const [after, until] = [last, now].map((at) => new Date(at.getTime() - newsMs).toISOString())
  return sql`${published} AND date_published > ${after} AND date_published <= ${until}
    AND NOT EXISTS (SELECT 1 FROM publish_events AS e
      WHERE e.document_type = 'news' AND e.created_at >= date_published + ${newsTime})`
}
