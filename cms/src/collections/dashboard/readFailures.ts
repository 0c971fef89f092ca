import { formatDateTime } from '@kariera/shared/rules/dates'
import { z } from 'zod'
import { textList } from '../../lib/db/lists.ts'
import { select } from '../../lib/db/select.ts'
import { settings } from '../../settings.ts'
import { rowsPerBlock, submissionKinds, type DashboardReader, type Row } from './readBlocks.ts'

/** A publish of which a site could not be notified. */
export type FailedPublish = Row & { eventId: number; error: string }

/**
 * Returns publishes of which the sites could not be notified, the newest first. They are also retried automatically.
 */
export async function readFailed({ payload }: DashboardReader): Promise<FailedPublish[]> {
  const rows = await select(
    payload.db.drizzle,
    z.object({
      id: z.number(),
      title: z.string(),
      createdAt: z.coerce.date(),
      error: z.string(),
    }),
  )`
    SELECT e.id, e.title, e.created_at AS "createdAt", max(d.error) AS error
    FROM publish_events_deliveries AS d JOIN publish_events AS e ON e.id = d._parent_id
    WHERE d.delivered_at IS NULL AND d.error IS NOT NULL AND d.site IN ${textList(settings.siteHooks)}
    GROUP BY e.id ORDER BY e.id DESC LIMIT ${rowsPerBlock}`
  return rows.map(({ id, title, createdAt, error }) => ({
    path: `/collections/publish-events/${id}` as const,
    title,
    detail: formatDateTime(createdAt),
    eventId: id,
    error,
  }))
}

/** Returns readers' submissions that the newsroom has not sent by mail, the newest first. */
export async function readUnsent({ payload, say }: DashboardReader): Promise<Row[]> {
  const rows = await select(
    payload.db.drizzle,
    z.object({
      collection: z.enum(['contact-submissions', 'branding-requests']),
      id: z.number(),
      name: z.string(),
      createdAt: z.coerce.date(),
    }),
  )`
    (SELECT 'contact-submissions' AS collection, id, name, created_at AS "createdAt"
     FROM contact_submissions WHERE mail_state = 'unsent' ORDER BY created_at DESC LIMIT ${rowsPerBlock})
    UNION ALL
    (SELECT 'branding-requests', id, service_name, created_at
     FROM branding_requests WHERE mail_state = 'unsent' ORDER BY created_at DESC LIMIT ${rowsPerBlock})
    ORDER BY "createdAt" DESC LIMIT ${rowsPerBlock}`
  return rows.map(({ collection, id, name, createdAt }) => ({
    path: `/collections/${collection}/${id}` as const,
    title: name,
    detail: `${say(submissionKinds[collection])}, ${formatDateTime(createdAt)}`,
  }))
}
