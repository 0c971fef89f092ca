import { may } from '@kariera/shared/rules/roles'
import { now } from '@kariera/shared/clock'
import { isoDate } from '@kariera/shared/rules/dates'
import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import { stringify } from 'csv-stringify/sync'
import {
  Forbidden,
  type DataFromCollectionSlug,
  type Endpoint,
  type PayloadRequest,
  type Where,
} from 'payload'
import { mergeListSearchAndWhere } from 'payload/shared'
import { z } from 'zod'
import { httpError } from '#lib/http/httpError.ts'
import { inLanguageOf } from '#lib/i18n/language.ts'
import { boundSearch } from '#limits/query-limits/bounds.ts'
import { exportLimit } from '../rateLimits.ts'
import { consumeRateLimit } from '#limits/rate-limit/limit.ts'
import type { SubmissionCollection } from '../submission.ts'
import type { Column } from './columns.ts'
import { harmless } from './harmless.ts'
import { maxRows } from './maxRows.ts'

const texts = backOfficeTexts.submissions

/**
 * `GET /api/{collection}/csv?where=…&search=…`: what the list with the same query shows, on all of its pages, the newest
 * first, as a table for Excel (B-MSG-1). Noted in the audit log, as every reading of so many (noteTable.ts).
 */
export function csvEndpoint<Slug extends SubmissionCollection>(
  collection: Slug,
  columns: readonly Column<DataFromCollectionSlug<Slug>>[],
): Endpoint {
  return {
    path: '/csv',
    method: 'get',
    handler: async (req) => {
      const { user, payload } = req
      if (!user) throw httpError(req, backOfficeTexts.auth.noUser, 403)
      if (!may(user, 'edit')) throw new Forbidden(req.t)
      const where = shownWhere(req, collection)
      const wait = await consumeRateLimit(payload, 'csv', exportLimit, `user ${user.id}`)
      if (wait > 0) throw httpError(req, backOfficeTexts.database.tooMany(wait), 429)
      const query = { collection, where, overrideAccess: false, req }
      const { totalDocs } = await payload.count(query)
      if (totalDocs > maxRows) throw httpError(req, texts.csv.tooMany(maxRows), 400)
      const { docs } = await payload.find({
        ...query,
        sort: '-createdAt',
        limit: maxRows,
        pagination: false,
        depth: 1,
      })
      const headings = columns.map(({ heading }) => inLanguageOf(req, heading))
      const rows = docs.map((doc) => columns.map(({ valueOf }) => harmless(valueOf(doc, req))))
      const name = `${collection}-${isoDate(now())}.csv`
      return new Response(csvOf(req, [headings, ...rows]), {
        headers: {
          'content-type': 'text/csv; charset=utf-8',
          'content-disposition': `attachment; filename="${name}"`,
          'cache-control': 'no-store',
        },
      })
    },
  }
}

const isObject = (value: unknown) =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const querySchema = z.object({
  where: z.custom<Where>(isObject).default({}),
  search: z.string().default(''),
})

/** @throws {APIError} 400 for conditions that are none; Payload refuses the other wrong ones when it reads */
function shownWhere(req: PayloadRequest, collection: SubmissionCollection): Where {
  const { data } = querySchema.safeParse(req.query)
  if (!data) throw httpError(req, backOfficeTexts.database.badRequest, 400)
  const collectionConfig = req.payload.collections[collection].config
  const search = boundSearch(data.search)
  const found = mergeListSearchAndWhere({ collectionConfig, search, where: {} })
  return { and: [data.where, found] }
}

function csvOf(req: PayloadRequest, rows: string[][]): string {
  return stringify(rows, {
    bom: true,
    // Excel expects the separator of its user's region.
    delimiter: req.i18n.language === 'bg' ? ';' : ',',
    record_delimiter: 'windows',
  })
}
