import { z } from 'zod'
import type { Connection } from '../../../lib/db/connection.ts'
import { carouselRowSchema, type CarouselRow, carouselStatus } from './carouselRow.ts'
import { now } from '@kariera/shared/clock'
import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import type { Endpoint } from 'payload'
import { httpError } from '../../../lib/http/httpError.ts'
import { select } from '../../../lib/db/select.ts'

const moment = carouselRowSchema.shape.createdAt.nullable()

const storedSchema = carouselRowSchema.omit({ status: true }).extend({
  _status: z.enum(['draft', 'published']).nullable(),
  datePublished: moment,
  deletedAt: moment,
})

/**
 * Returns the articles of the carousel in the order of home, including those that readers do not see, which REST would
 * return without a title.
 */
export async function carouselRows(db: Connection, now: Date): Promise<CarouselRow[]> {
  const rows = await select(db, storedSchema)`
    SELECT carousel_articles.id, articles.id AS "articleId", coalesce(articles.title, '') AS title,
      articles.created_at AS "createdAt", time_displayed::float8 AS "timeDisplayed", _status,
      date_published AS "datePublished", deleted_at AS "deletedAt"
    FROM carousel_articles JOIN articles ON articles.id = carousel_articles.article_id
    ORDER BY articles.id`
  return rows.map(({ _status, datePublished, deletedAt, ...row }) => ({
    ...row,
    status: carouselStatus({ _status, datePublished, deletedAt }, now),
  }))
}

/** `GET /api/carousel-articles/rows`: the articles of the carousel, and whether readers see them, for the newsroom. */
export const carouselRowsEndpoint: Endpoint = {
  path: '/rows',
  method: 'get',
  handler: async (req) => {
    if (!req.user) throw httpError(req, backOfficeTexts.auth.noUser, 403)
    return Response.json({ docs: await carouselRows(req.payload.db.drizzle, now()) })
  },
}
