import { isLive } from '@kariera/shared/rules/article'
import { z } from 'zod'
import type { Connection } from '../../../lib/db/connection.ts'
import { deliveryRecordSchema } from '../../../publishing/deliveryRecord.ts'
import { articleFactsSchema, type ArticleFacts } from '../../../publishing/facts.ts'
import { select } from '../../../lib/db/select.ts'

const moment = z.coerce.date().transform((date) => date.toISOString())

const eventSchema = z.object({
  id: z.number(),
  createdAt: moment,
  was: articleFactsSchema.nullable(),
  is: articleFactsSchema.nullable(),
  /**
   * Its way to each site. A site that was unreachable for too long is told everything in its place: that event's
   * delivery stands for it then.
   */
  deliveries: z.array(deliveryRecordSchema.extend({ eventId: z.number() })),
})
export type PublicStatusEvent = z.infer<typeof eventSchema>

const rowSchema = z.object({
  slug: z.string().nullable(),
  deletedAt: moment.nullable(),
  _status: z.enum(['draft', 'published']).nullable(),
  datePublished: moment.nullable(),
  events: z.array(eventSchema),
})

/** What an article is in public, whatever its drafts say, and how far the news of it has come. */
export type PublicStatus = Omit<z.infer<typeof rowSchema>, 'events'> & {
  /** The newest event about it; null where there never was one, or the log has it no more. */
  event: PublicStatusEvent | null
  /** The event that first said the same: the clock may say once more what a save has said at its moment. */
  original: PublicStatusEvent | null
}

/** So many events are looked at for the one that first said the same. */
const sayings = 3

/**
 * Reads all of it at one moment; null where there is no such article.
 *
 * @param sites those that are told today: a former one is waited for by nobody
 */
export async function readPublicStatus(
  db: Connection,
  id: number,
  sites: readonly string[],
): Promise<PublicStatus | null> {
  const [row] = await select(db, rowSchema)`
    SELECT a.slug, a.deleted_at AS "deletedAt", a._status, a.date_published AS "datePublished",
      (SELECT coalesce(jsonb_agg(jsonb_build_object(
          'id', e.id, 'createdAt', e.created_at, 'was', e.was, 'is', e."is", 'deliveries',
          (SELECT coalesce(jsonb_agg(jsonb_build_object(
              'eventId', d._parent_id, 'site', d.site, 'attempts', d.attempts,
              'nextAttemptAt', d.next_attempt_at, 'deliveredAt', d.delivered_at,
              'receipt', d.receipt, 'error', d.error)
            ORDER BY d._parent_id, d._order), '[]')
           FROM publish_events_deliveries d
           WHERE d._parent_id = e.id
             OR d._parent_id = (SELECT max(id) FROM publish_events
                                WHERE document_type = 'everything' AND id > e.id)
               AND NOT EXISTS (SELECT FROM publish_events_deliveries own
                               WHERE own._parent_id = e.id AND own.site = d.site)))
        ORDER BY e.id DESC), '[]')
       FROM (SELECT * FROM publish_events
             WHERE document_type = 'articles' AND document_id = a.id
             ORDER BY id DESC LIMIT ${sayings}) e) AS events
    FROM articles a WHERE a.id = ${id}`
  if (!row) return null
  const { events, ...article } = row
  const [event = null, ...earlier] = events.map((one) => withoutFormerSites(one, sites))
  return { ...article, event, original: event && originalOf(event, earlier) }
}

function withoutFormerSites(event: PublicStatusEvent, sites: readonly string[]): PublicStatusEvent {
  return { ...event, deliveries: event.deliveries.filter(({ site }) => sites.includes(site)) }
}

function originalOf(event: PublicStatusEvent, earlier: PublicStatusEvent[]): PublicStatusEvent {
  let original = event
  for (const before of earlier) {
    const repeats = original.was === null && isSame(original.is, before.is)
    if (!repeats || !wasLive(before.is, before)) break
    original = before
  }
  return original
}

function isSame(one: ArticleFacts | null, other: ArticleFacts | null): boolean {
  return (
    one?.slug === other?.slug &&
    one?.category === other?.category &&
    one?.datePublished === other?.datePublished
  )
}

/** Whether readers could see it when the event was written. */
export function wasLive(facts: ArticleFacts | null, { createdAt }: PublicStatusEvent): boolean {
  if (!facts) return false
  const { datePublished } = facts
  return isLive({ _status: 'published', datePublished }, new Date(createdAt))
}
