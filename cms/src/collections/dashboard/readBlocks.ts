import { formatDateTime } from '@kariera/shared/rules/dates'
import { backOfficeTexts, type BackOfficeText } from '@kariera/shared/texts/back-office'
import type { Payload, TypedUser } from 'payload'
import { z } from 'zod'
import { readWaitingSubmissions } from '../submissions/work/readWaiting.ts'
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

const texts = backOfficeTexts.dashboard
/** Rows per block. */
export const rowsPerBlock = 5
/** What readers send, by its collection. */
export const submissionKinds = {
  'contact-submissions': texts.waiting.message,
  'branding-requests': texts.waiting.request,
}

/** Returns the user's own unpublished drafts, the last changed first. */
export async function readDrafts(reader: DashboardReader): Promise<Row[]> {
  const { payload, user } = reader
  const { docs } = await payload.find({
    collection: 'articles',
    where: { and: [{ _status: { equals: 'draft' } }, { author: { equals: user.id } }] },
    sort: '-updatedAt',
    draft: true,
    select: { title: true, updatedAt: true },
    limit: rowsPerBlock,
    pagination: false,
    depth: 0,
    overrideAccess: false,
    user,
  })
  return docs.map(({ id, title, updatedAt }) =>
    rowOf(reader, {
      path: `/collections/articles/${id}`,
      title,
      detail: formatDateTime(updatedAt),
    }),
  )
}

/** Returns what readers have sent and nobody has answered, the oldest first. */
export async function readWaiting({ payload, say }: DashboardReader): Promise<Row[]> {
  return (await readWaitingSubmissions(payload, rowsPerBlock)).map(
    ({ collection, id, name, createdAt }) => ({
      path: `/collections/${collection}/${id}` as const,
      title: name,
      detail: `${say(submissionKinds[collection])}, ${formatDateTime(createdAt)}`,
    }),
  )
}

/** Returns the articles that other users saved last, each once. */
export async function readChanges(reader: DashboardReader): Promise<Row[]> {
  const { payload, user } = reader
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
    WHERE a.deleted_at IS NULL ORDER BY last.id DESC LIMIT ${rowsPerBlock}`
  return rows.map(({ id, title, name, savedAt }) =>
    rowOf(reader, {
      path: `/collections/articles/${id}`,
      title,
      detail: `${name}, ${formatDateTime(savedAt)}`,
    }),
  )
}

/** Returns a document's row; without a title it says so. */
export function rowOf(
  { say }: DashboardReader,
  { path, title, detail }: { path: Row['path']; title: string | null | undefined; detail: string },
): Row {
  return { path, title: title || say(texts.untitled), detail }
}
