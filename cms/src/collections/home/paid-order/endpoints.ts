import { now } from '@kariera/shared/clock'
import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import { Forbidden, type Endpoint, type PayloadRequest } from 'payload'
import { z } from 'zod'
import { announce } from '../../../publishing/outbox.ts'
import { connectionOf } from '../../../lib/db/connection.ts'
import { inTransaction } from '../../../lib/db/inTransaction.ts'
import { isEditor } from '../../users/access.ts'
import { httpError } from '../../../lib/http/httpError.ts'
import { maxInOrder } from './orderKeeper.ts'
import { paidArticles, reorder } from './paidArticles.ts'

const texts = backOfficeTexts.paidOrder

/** `GET /api/paid-order/articles`: every paid article in the order of home, for the newsroom. */
export const paidArticlesEndpoint: Endpoint = {
  path: '/articles',
  method: 'get',
  handler: async (req) => {
    if (!req.user) throw httpError(req, backOfficeTexts.auth.noUser, 403)
    return Response.json({ docs: await paidArticles(req.payload.db.drizzle, now()) })
  },
}

const orderSchema = z.object({
  articles: z
    .array(z.number().int().positive().max(2_147_483_647))
    .max(maxInOrder)
    .refine((ids) => new Set(ids).size === ids.length),
})

/**
 * `POST /api/paid-order/reorder {articles: [id, …]}`: gives these articles the places from 1 on, and no place to all
 * others; answers with all paid articles in the new order.
 */
export const reorderEndpoint: Endpoint = {
  path: '/reorder',
  method: 'post',
  handler: async (req) => {
    if (!req.user) throw httpError(req, backOfficeTexts.auth.noUser, 403)
    if (!isEditor(req.user)) throw new Forbidden(req.t)
    const body: unknown = await req.json?.().catch(() => null)
    const { data } = orderSchema.safeParse(body)
    if (!data) throw httpError(req, texts.wrongOrder, 400)
    await inTransaction(req, () => store(req, data.articles))
    // Read after the transaction, so that it is the current state.
    return Response.json({ docs: await paidArticles(req.payload.db.drizzle, now()) })
  },
}

/** Announced in the same transaction: home is updated if and only if the order is stored. */
async function store(req: PayloadRequest, articles: number[]): Promise<void> {
  const db = await connectionOf(req)
  if (!(await reorder(db, articles, now()))) throw httpError(req, texts.notAllPaid, 409)
  const order = { documentType: 'paid-order', documentId: 0 } as const
  await announce(req, { ...order, title: '', was: { id: 0 }, is: { id: 0 } })
}
