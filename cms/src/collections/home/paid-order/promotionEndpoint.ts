import { may } from '@kariera/shared/rules/roles'
import { now } from '@kariera/shared/clock'
import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import { sql } from '@payloadcms/db-postgres'
import { Forbidden, NotFound, type Endpoint, type PayloadRequest } from 'payload'
import { z } from 'zod'
import { storeOrder } from '#editing/arrangement/arrangementEndpoints.ts'
import { connectionOf } from '#lib/db/connection.ts'
import { inTransaction } from '#lib/db/inTransaction.ts'
import { httpError } from '#lib/http/httpError.ts'
import { sentObject } from '#lib/http/objectBody.ts'
import { paidArrangement, paidArticles } from './paidArticles.ts'
import {
  promotedFor,
  promotionPeriods,
} from '../../articles/components/promotion/promotionPeriod.ts'

const texts = backOfficeTexts.paidOrder.promotion

const callSchema = z.strictObject({
  article: z.number().int().positive().max(2_147_483_647),
  period: z.enum(promotionPeriods),
  first: z.boolean(),
})

/**
 * `POST /api/paid-order/promotions {article, period, first}` by an editor: promotes a published article for a period
 * (promotionPeriod.ts), and puts it first if that is wanted, in one transaction. Refused for an article with unpublished
 * changes, which this would publish.
 */
export const promotionEndpoint: Endpoint = {
  path: '/promotions',
  method: 'post',
  handler: async (req) => {
    if (!req.user) throw httpError(req, backOfficeTexts.auth.noUser, 403)
    if (!may(req.user, 'edit')) throw new Forbidden(req.t)
    const { data } = callSchema.safeParse(await sentObject(req))
    if (!data) throw httpError(req, backOfficeTexts.database.badRequest, 400)
    await inTransaction(req, () => promote(req, data))
    return Response.json({})
  },
}

async function promote(
  req: PayloadRequest,
  { article: id, period, first }: z.infer<typeof callSchema>,
): Promise<void> {
  const collection = 'articles'
  const db = await connectionOf(req)
  // Two promotions at once run one after the other, and each is added to the other.
  await db.execute(sql`SELECT FROM articles WHERE id = ${id} FOR NO KEY UPDATE`)
  const article = await req.payload.findByID({
    ...{ collection, id, depth: 0, draft: true, disableErrors: true, overrideAccess: false, req },
    select: {
      _status: true,
      datePublished: true,
      paid: true,
      paidStartDate: true,
      paidEndDate: true,
    },
  })
  if (!article) throw new NotFound(req.t)
  if (article._status !== 'published') throw httpError(req, texts.unpublished, 409)
  const data = promotedFor(article, period, now())
  await req.payload.update({ collection, id, data, depth: 0, overrideAccess: false, req })
  if (!first) return
  const placed = (await paidArticles(db, now())).filter(({ orderValue }) => orderValue !== null)
  const others = placed.map((one) => one.id).filter((one) => one !== id)
  await storeOrder(req, paidArrangement, [id, ...others])
}
