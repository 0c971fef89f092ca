import { sql } from '@payloadcms/db-postgres'
import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import type { Endpoint, PayloadRequest } from 'payload'
import { z } from 'zod'
import { connectionOf } from '#lib/db/connection.ts'
import { select } from '#lib/db/select.ts'
import { httpError } from '#lib/http/httpError.ts'
import { countUses, isUnused } from '#editing/uses/findUses.ts'
import {
  filtersIn,
  pageSize,
  placeIn,
  type PictureFilters,
  type Place,
} from '../dialog/pictureQuery.ts'

/**
 * `GET /api/media/library?from&to&author&words&without&before`: pictures, newest first, 40 a page, each with the number of
 * documents that use it. Responds with `{docs, hasNextPage}`, for the newsroom only.
 */
export const libraryEndpoint: Endpoint = {
  path: '/library',
  method: 'get',
  handler: async (req) => {
    if (!req.user) throw httpError(req, backOfficeTexts.auth.noUser, 403)
    const find = filtersIn(req.query)
    // One more tells whether there is another page.
    const part = { before: placeIn(req.query), limit: pageSize + 1 }
    const places = await placesOf(req, find, part)
    const shown = places.slice(0, pageSize).map(({ id }) => id)
    const { docs } = await req.payload.find({
      collection: 'media',
      depth: 0,
      pagination: false,
      overrideAccess: false,
      where: { id: { in: shown } },
      req,
    })
    const areUnused = find.without.includes('uses')
    const counted = { collection: 'media', ids: areUnused ? [] : shown }
    const uses = await countUses(req.payload, await connectionOf(req), counted)
    const found = new Map(docs.map((doc) => [doc.id, { ...doc, uses: uses.get(doc.id) ?? 0 }]))
    const pictures = shown.flatMap((id) => found.get(id) ?? [])
    return Response.json(
      { docs: pictures, hasNextPage: places.length > pageSize },
      { headers: { 'cache-control': 'no-store' } },
    )
  },
}

type Part = { before: Place | null; limit: number }

const placeSchema = z.object({
  id: z.number(),
  createdAt: z.coerce.date().transform((date) => date.toISOString()),
})

async function placesOf(req: PayloadRequest, filters: PictureFilters, { before, limit }: Part) {
  const { from, to, author, words, without } = filters
  const conditions = [
    sql`true`,
    ...(before ? [sql`(created_at, id) < (${before.createdAt}::timestamptz, ${before.id})`] : []),
    ...(from ? [sql`created_at >= ${from}`] : []),
    ...(to ? [sql`created_at < ${to}`] : []),
    ...(author.trim() ? [sql`author ILIKE ${like(author.trim())}`] : []),
    ...words
      .split(/\s+/)
      .filter(Boolean)
      .map((word) => sql`(alt ILIKE ${like(word)} OR original_name ILIKE ${like(word)})`),
    ...(without.includes('alt') ? [sql`coalesce(trim(alt), '') = ''`] : []),
    ...(without.includes('credit') ? [sql`coalesce(trim(author), '') = ''`] : []),
    ...(without.includes('uses') ? [isUnused(req.payload, 'media')] : []),
  ]
  return select(await connectionOf(req), placeSchema)`
    SELECT id, created_at AS "createdAt" FROM media WHERE ${sql.join(conditions, sql` AND `)}
    ORDER BY created_at DESC, id DESC LIMIT ${limit}`
}

function like(text: string): string {
  return `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`
}
