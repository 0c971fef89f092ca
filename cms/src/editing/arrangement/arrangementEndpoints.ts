import { may } from '@kariera/shared/rules/roles'
import { now } from '@kariera/shared/clock'
import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import { Forbidden, type Endpoint, type PayloadRequest } from 'payload'
import { z } from 'zod'
import { connectionOf, type Connection } from '../../lib/db/connection.ts'
import { inTransaction } from '../../lib/db/inTransaction.ts'
import { httpError } from '../../lib/http/httpError.ts'
import type { PublishEvent } from '../../publishing/facts.ts'
import { announce } from '../../publishing/outbox.ts'
import { maxInOrder } from './orderKeeper.ts'

const texts = backOfficeTexts.arrangement

/** Documents that editors arrange. */
export type Arrangement = {
  /** What is announced of a new order. */
  event: PublishEvent
  /** All of them in their order, also those that editors have given no place. */
  list: (db: Connection, now: Date) => Promise<unknown[]>
  /**
   * Stores the order of these documents, in a transaction.
   *
   * @param ids each once
   * @returns whether it was done; false if one of them is not in the list
   */
  reorder: (db: Connection, ids: readonly number[], now: Date) => Promise<boolean>
}

const orderSchema = z.object({
  order: z
    .array(z.number().int().positive().max(2_147_483_647))
    .max(maxInOrder)
    .refine((ids) => new Set(ids).size === ids.length),
})

/**
 * Two endpoints of a collection: `GET /{path}`, the documents in their order, for the newsroom; `POST /reorder {order:
 * [id, …]}` by an editor, which stores the order of these documents and answers with that of all.
 */
export function arrangementEndpoints(path: `/${string}`, arrangement: Arrangement): Endpoint[] {
  const answer = async ({ payload }: PayloadRequest) =>
    Response.json({ docs: await arrangement.list(payload.db.drizzle, now()) })
  return [
    {
      path,
      method: 'get',
      handler: async (req) => {
        if (!req.user) throw httpError(req, backOfficeTexts.auth.noUser, 403)
        return answer(req)
      },
    },
    {
      path: '/reorder',
      method: 'post',
      handler: async (req) => {
        if (!req.user) throw httpError(req, backOfficeTexts.auth.noUser, 403)
        if (!may(req.user, 'edit')) throw new Forbidden(req.t)
        const body: unknown = await req.json?.().catch(() => null)
        const { data } = orderSchema.safeParse(body)
        if (!data) throw httpError(req, texts.wrongOrder, 400)
        await inTransaction(req, () => storeOrder(req, arrangement, data.order))
        // Read after the transaction, so that it is the current state.
        return answer(req)
      },
    },
  ]
}

/**
 * Stores an order in the transaction of the request, and announces it there: home is updated if and only if the order is
 * stored.
 *
 * @param order each id once
 * @throws {Refusal} 409 if one of them is not in the list any more
 */
export async function storeOrder(
  req: PayloadRequest,
  { event, reorder }: Arrangement,
  order: readonly number[],
): Promise<void> {
  if (!(await reorder(await connectionOf(req), order, now()))) {
    throw httpError(req, texts.changed, 409)
  }
  await announce(req, event)
}
