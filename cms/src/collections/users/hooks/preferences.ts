import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import type { CollectionBeforeOperationHook, Endpoint, PayloadRequest } from 'payload'
import { z } from 'zod'
import { requireObject } from '#lib/http/objectBody.ts'
import { operationOf } from '#lib/http/operationOf.ts'
import { httpError } from '#lib/http/httpError.ts'
import { selectOne } from '#lib/db/select.ts'

/** Collection of the admin's state per user: columns of lists, open groups, the last tab. */
export const preferencesSlug = 'payload-preferences'

/** Longest key (characters), largest body (bytes), and most preferences of one user: each opened document adds some. */
const preferenceBounds = { key: 200, bytes: 64 * 1024, ofUser: 2000 } as const

const keySchema = z.string().min(1).max(preferenceBounds.key)
const countSchema = z.object({ count: z.number() })

/** Wraps an endpoint that writes a preference without calling hooks, and limits the key, the size and the number. */
export function boundPreferences(endpoint: Omit<Endpoint, 'root'>): Omit<Endpoint, 'root'> {
  if (endpoint.method === 'get') return endpoint
  return {
    ...endpoint,
    handler: async (req) => {
      if (endpoint.method === 'post' || endpoint.method === 'patch') {
        await requireObject(req, preferenceBounds.bytes)
        if (endpoint.path === '/:key') await refuseTooMany(req, req.routeParams?.key)
      }
      return endpoint.handler(req)
    },
  }
}

/**
 * Applies the limits to the other operations on preferences.
 *
 * @throws {APIError} 400 if a key or their number exceeds its limit
 */
export const boundPreference: CollectionBeforeOperationHook = async (call) => {
  const { args, req } = call
  const operation = operationOf(call)
  if (operation !== 'create' && operation !== 'update') return
  if (!req.user || req.payloadAPI !== 'REST') return
  const { data } = z.object({ data: z.object({ key: z.unknown() }) }).safeParse(args)
  if (data?.data.key !== undefined || operation === 'create')
    await refuseTooMany(req, data?.data.key)
}

async function refuseTooMany(req: PayloadRequest, key: unknown): Promise<void> {
  if (!req.user) return
  const sentence = backOfficeTexts.request.preference
  if (!keySchema.safeParse(key).success) throw httpError(req, sentence, 400)
  const { count } = await selectOne(req.payload.db.drizzle, countSchema)`
    SELECT count(*)::int AS count FROM payload_preferences p
    JOIN payload_preferences_rels r ON r.parent_id = p.id
    WHERE r.users_id = ${req.user.id} AND p.key <> ${String(key)}`
  if (count >= preferenceBounds.ofUser) throw httpError(req, sentence, 400)
}
