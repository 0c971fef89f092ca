import { formatDateTime } from '@kariera/shared/rules/dates'
import { daysTaken } from '@kariera/shared/rules/viewDays'
import { backOfficeTexts, type BackOfficeText } from '@kariera/shared/texts/back-office'
import type { Payload, TypedUser, Where } from 'payload'
import { z } from 'zod'
import { readWaitingSubmissions } from '../../collections/submissions/work/readWaiting.ts'
import { isEditor } from '../../collections/users/access.ts'
import { textList } from '../../lib/db/lists.ts'
import { settings } from '../../settings.ts'
import { select } from '../../lib/db/select.ts'

/** The user for whom the dashboard is read, and when. */
export type DashboardReader = {
  payload: Payload
  user: TypedUser
  now: Date
  say: (text: BackOfficeText) => string
}

/** A document that is important now: its path, its title, and why. */
export type Row = { path: `/${string}`; title: string; detail: string }

/** A publish of which a site could not be notified. */
export type FailedPublish = Row & { eventId: number; error: string }

const texts = backOfficeTexts.dashboard
/** Rows per block. */
const length = 5
const kinds = {
  'contact-submissions': texts.unsent.message,
  'branding-requests': texts.unsent.request,
}
const weekMs = 7 * 24 * 60 * 60_000

/** Returns the user's own unpublished drafts, the last changed first. */
export async function readDrafts(reader: DashboardReader): Promise<Row[]> {
  const docs = await findArticles(reader, {
    where: { and: [{ _status: { equals: 'draft' } }, { author: { equals: reader.user.id } }] },
    sort: '-updatedAt',
    draft: true,
  })
  return docs.map((doc) => rowOf(reader, doc, formatDateTime(doc.updatedAt)))
}

/** Returns the articles that are published within a week, the next first; for authors only their own. */
export async function readScheduled(reader: DashboardReader): Promise<Row[]> {
  const docs = await findArticles(reader, {
    where: {
      and: [
        { _status: { equals: 'published' } },
        within(reader, 'datePublished'),
        ...ownOf(reader),
      ],
    },
    sort: 'datePublished',
  })
  return docs.map((doc) => rowOf(reader, doc, formatDateTime(doc.datePublished ?? doc.updatedAt)))
}

/** Returns promotions and banners that end within a week, the next first; for authors only their own articles. */
export async function readEnding(reader: DashboardReader): Promise<Row[]> {
  const [articles, banners] = await Promise.all([
    findArticles(reader, {
      where: {
        and: [
          { _status: { equals: 'published' } },
          { paid: { equals: true } },
          within(reader, 'paidEndDate'),
          ...ownOf(reader),
        ],
      },
      sort: 'paidEndDate',
    }),
    isEditor(reader.user) ? findBanners(reader) : [],
  ])
  const ending = [
    ...articles.map((doc) => ({
      ends: doc.paidEndDate ?? '',
      row: rowOf(
        reader,
        doc,
        reader.say(texts.ending.article(formatDateTime(doc.paidEndDate ?? ''))),
      ),
    })),
    ...banners.map(({ id, title, endDate }) => ({
      ends: endDate ?? '',
      row: {
        path: `/collections/banners/${id}` as const,
        title: title || `${id}`,
        detail: reader.say(texts.ending.banner(formatDateTime(endDate ?? ''))),
      },
    })),
  ]
  return ending
    .toSorted((one, other) => one.ends.localeCompare(other.ends))
    .slice(0, length)
    .map(({ row }) => row)
}

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
    GROUP BY e.id ORDER BY e.id DESC LIMIT ${length}`
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
     FROM contact_submissions WHERE mail_state = 'unsent' ORDER BY created_at DESC LIMIT ${length})
    UNION ALL
    (SELECT 'branding-requests', id, service_name, created_at
     FROM branding_requests WHERE mail_state = 'unsent' ORDER BY created_at DESC LIMIT ${length})
    ORDER BY "createdAt" DESC LIMIT ${length}`
  return rows.map(({ collection, id, name, createdAt }) => ({
    path: `/collections/${collection}/${id}` as const,
    title: name,
    detail: `${say(kinds[collection])}, ${formatDateTime(createdAt)}`,
  }))
}

/** Returns what readers have sent and nobody has answered, the oldest first. */
export async function readWaiting({ payload, say }: DashboardReader): Promise<Row[]> {
  return (await readWaitingSubmissions(payload, length)).map(
    ({ collection, id, name, createdAt }) => ({
      path: `/collections/${collection}/${id}` as const,
      title: name,
      detail: `${say(kinds[collection])}, ${formatDateTime(createdAt)}`,
    }),
  )
}

/** Returns the most opened articles of today and yesterday, the days of which single views are kept. */
export async function readMostRead({ payload, now, say }: DashboardReader): Promise<Row[]> {
  const rows = await select(
    payload.db.drizzle,
    z.object({ id: z.number(), title: z.string(), views: z.number() }),
  )`
    SELECT a.id, a.title, most.views FROM (
      SELECT article_id, count(*)::int AS views FROM article_views
      WHERE day IN ${textList(daysTaken(now))} GROUP BY article_id
      ORDER BY views DESC, article_id DESC LIMIT ${length * 2}) AS most
    JOIN articles AS a ON a.id = most.article_id
    WHERE a.deleted_at IS NULL ORDER BY most.views DESC, a.id DESC LIMIT ${length}`
  return rows.map(({ id, title, views }) => ({
    path: `/collections/articles/${id}` as const,
    title,
    detail: say(texts.mostRead.views(views)),
  }))
}

/** Returns the articles that other users saved last, each once. */
export async function readChanges({ payload, user }: DashboardReader): Promise<Row[]> {
  const rows = await select(
    payload.db.drizzle,
    z.object({
      id: z.number(),
      title: z.string().nullable(),
      name: z.string(),
      savedAt: z.coerce.date(),
    }),
  )`
    SELECT a.id, a.title, u.name, last.saved_at AS "savedAt" FROM (
      SELECT DISTINCT ON (document_id) * FROM (
        SELECT id, document_id, saved_at, user_id FROM document_saves
        WHERE entity = 'articles' AND user_id <> ${user.id} ORDER BY id DESC LIMIT 100) AS recent
      ORDER BY document_id, id DESC) AS last
    JOIN articles AS a ON a.id = last.document_id
    JOIN users AS u ON u.id = last.user_id
    WHERE a.deleted_at IS NULL ORDER BY last.id DESC LIMIT ${length}`
  return rows.map(({ id, title, name, savedAt }) => ({
    path: `/collections/articles/${id}` as const,
    title: title ?? '',
    detail: `${name}, ${formatDateTime(savedAt)}`,
  }))
}

type Query = { where: Where; sort: string; draft?: boolean }

async function findArticles(
  { payload, user }: DashboardReader,
  { draft = false, ...query }: Query,
) {
  const { docs } = await payload.find({
    collection: 'articles',
    ...query,
    draft,
    select: { title: true, datePublished: true, paidEndDate: true, updatedAt: true },
    limit: length,
    pagination: false,
    depth: 0,
    overrideAccess: false,
    user,
  })
  return docs
}

async function findBanners(reader: DashboardReader) {
  const { docs } = await reader.payload.find({
    collection: 'banners',
    where: { and: [{ active: { equals: true } }, within(reader, 'endDate')] },
    sort: 'endDate',
    select: { title: true, endDate: true },
    limit: length,
    pagination: false,
    depth: 0,
    overrideAccess: false,
    user: reader.user,
  })
  return docs
}

function within({ now }: DashboardReader, field: string): Where {
  const until = new Date(now.getTime() + weekMs).toISOString()
  return {
    and: [
      { [field]: { greater_than: now.toISOString() } },
      { [field]: { less_than_equal: until } },
    ],
  }
}

function ownOf({ user }: DashboardReader): Where[] {
  return isEditor(user) ? [] : [{ author: { equals: user.id } }]
}

function rowOf(
  { say }: DashboardReader,
  doc: { id: number; title?: string | null },
  detail: string,
): Row {
  return {
    path: `/collections/articles/${doc.id}`,
    title: doc.title || say(texts.untitled),
    detail,
  }
}
