import { maxAnonymousBytes } from '@kariera/shared/contracts/uploads'
import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import { addDataAndFileToRequest, type Endpoint, type PayloadRequest } from 'payload'
import {
  maxAnonymousBodyBytes,
  maxBodyBytes,
  requireObject,
  withParsedBody,
} from '../../lib/http/objectBody.ts'
import { onOwnConnection } from '../../lib/db/ownConnection.ts'
import { answerInTurn } from '../rate-limit/inTurn.ts'
import type { TurnKind } from '../rate-limit/turnKinds.ts'
import { httpError } from '../../lib/http/httpError.ts'
import { isCrossSite } from '../crossSite.ts'
import { queryBounds } from './bounds.ts'
import { cameAsForm } from './methodOverride.ts'
import { refuseTooLarge } from './refuseTooLarge.ts'

type BeforeTurn = (req: PayloadRequest) => Promise<void>

declare module 'payload' {
  interface CollectionCustom {
    /** What a signed-in user's save needs, for which it must not hold a place among saves; `req.data` is read. */
    beforeTurn?: BeforeTurn
  }
}

/**
 * Wraps an endpoint of a collection or a global with limits: queries are limited; changes must come from our own pages,
 * with a JSON object as the body; and each request waits for its turn among requests of its kind.
 *
 * @param takesFiles whether saves include pictures, which take longer
 * @param maximumBytes largest JSON of a signed-in user
 * @param beforeTurn what a signed-in user's save needs, for which it must not hold a place
 */
export function boundedEndpoint<Given extends Pick<Endpoint, 'handler' | 'method'>>(
  endpoint: Given,
  {
    takesFiles = false,
    maximumBytes = maxBodyBytes,
    beforeTurn,
  }: { takesFiles?: boolean; maximumBytes?: number; beforeTurn?: BeforeTurn | undefined } = {},
): Given {
  const isRead = endpoint.method === 'get'
  const kinds: { newsroom: TurnKind; public: TurnKind } = isRead
    ? { newsroom: 'reads', public: 'publicReads' }
    : { newsroom: takesFiles ? 'uploads' : 'saves', public: 'publicWrites' }
  return {
    ...endpoint,
    handler: async (req) => {
      if (!isRead && isCrossSite(req)) throw httpError(req, backOfficeTexts.request.crossSite, 403)
      if (cameAsForm(req) && !req.user) throw httpError(req, backOfficeTexts.query.override, 403)
      if (isRead) boundPage(req)
      refuseTooLarge(req, req.query)
      if (!isRead) await boundBody(req, maximumBytes)
      const kind = req.user ? kinds.newsroom : kinds.public
      const isPrepared = beforeTurn && !isRead && req.user
      if (isPrepared) {
        await addDataAndFileToRequest(req)
        await beforeTurn(req)
      }
      const given = isPrepared ? withParsedBody(req) : req
      return answerInTurn(req, kind, () =>
        onOwnConnection(given, async () => endpoint.handler(given)),
      )
    },
  }
}

/**
 * Without a limit Payload returns all documents, so the largest allowed limit is set. Readers who request a larger page
 * get the largest allowed page. A signed-in user's larger limit is not reduced but refused later, because the caller
 * may rely on getting everything.
 */
function boundPage({ query, user }: PayloadRequest): void {
  const limit = Number(query.limit)
  const isUnbounded = limit <= 0 || (query.limit === undefined && query.pagination === 'false')
  if (isUnbounded || (!user && limit > queryBounds.limit)) query.limit = String(queryBounds.limit)
}

/**
 * The user is known here, and the body was not read yet.
 *
 * @throws {APIError} 413
 */
async function boundBody(req: PayloadRequest, maximumBytes: number): Promise<void> {
  if (req.user) return requireObject(req, maximumBytes)
  // For any type of body: Payload reads a form before it checks access.
  if (Number(req.headers.get('content-length') ?? 0) > maxAnonymousBytes)
    throw httpError(req, backOfficeTexts.request.tooLong(maxAnonymousBytes), 413)
  return requireObject(req, maxAnonymousBodyBytes)
}
