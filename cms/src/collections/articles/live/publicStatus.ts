import { isLive } from '@kariera/shared/rules/liveAndPromoted'
import { z } from 'zod'
import type { Connection } from '#lib/db/connection.ts'
import { deliveryRecordSchema } from '#publishing/deliveryRecord.ts'
import { articleFactsSchema, type ArticleFacts } from '#publishing/facts.ts'
import { select } from '#lib/db/select.ts'

const moment = z.coerce.date().transform((date) => date.toISOString())

const eventSchema = z.object({
  id: z.number(),
  createdAt: moment,
  was: articleFactsSchema.nullable(),
  is: articleFactsSchema.nullable(),
  /**
   * Its delivery to each site. A site that was unreachable for too long gets an 'everything' event instead, whose
   * delivery is used here.
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

/** Public state of an article, independent of its drafts, and the progress of its newest event. */
export type PublicStatus = Omit<z.infer<typeof rowSchema>, 'events'> & {
  /** The newest event of the article; null if there never was one, or it is no longer in the log. */
  event: PublicStatusEvent | null
  /** The first event with the same content: the clock may repeat an event that a save has written already. */
  original: PublicStatusEvent | null
}

/** Largest number of events among which the first one with the same content is looked for. */
const sayings = 3

/**
 * Reads the public status in one query; null if there is no such article.
 *
 * @param sites the current sites: deliveries to former sites are ignored
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

/** Whether readers could see the article when the event was written. */
export function wasLive(facts: ArticleFacts | null, { createdAt }: PublicStatusEvent): boolean {
  if (!facts) return false
  const { datePublished } = facts
  return isLive({ _status: 'published', datePublished }, new Date(createdAt))
}
