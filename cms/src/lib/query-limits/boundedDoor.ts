import { maxAnonymousBytes } from '@kariera/shared/contracts/uploads'
import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import type { Endpoint, PayloadRequest } from 'payload'
import { maxAnonymousBodyBytes, maxBodyBytes, requireObject } from '../http/objectBody.ts'
import { onOwnConnection } from '../db/ownConnection.ts'
import { answerInTurn } from '../rate-limit/inTurn.ts'
import type { TurnKind } from '../rate-limit/turnKinds.ts'
import { httpError } from '../http/httpError.ts'
import { isCrossSite } from '../http/crossSite.ts'
import { queryBounds } from './bounds.ts'
import { cameAsForm } from './methodOverride.ts'
import { refuseTooLarge } from './refuseTooLarge.ts'

/**
 * An endpoint of a collection or a global, bounded: queries have bounds; what changes something comes from our own pages, and as a
 * JSON object; and each call waits for its turn among those of its kind.
 *
 * @param takesFiles whether saves bring pictures, which take longer than others
 * @param maximumBytes of the JSON that somebody with a session sends
 */
export function boundedDoor<Door extends Pick<Endpoint, 'handler' | 'method'>>(
  door: Door,
  { takesFiles = false, maximumBytes = maxBodyBytes } = {},
): Door {
  const isRead = door.method === 'get'
  const kinds: { newsroom: TurnKind; public: TurnKind } = isRead
    ? { newsroom: 'reads', public: 'publicReads' }
    : { newsroom: takesFiles ? 'uploads' : 'saves', public: 'publicWrites' }
  return {
    ...door,
    handler: async (req) => {
      if (!isRead && isCrossSite(req)) throw httpError(req, backOfficeTexts.request.crossSite, 403)
      if (cameAsForm(req) && !req.user) throw httpError(req, backOfficeTexts.question.override, 403)
      if (isRead) boundPage(req)
      refuseTooLarge(req, req.query)
      if (!isRead) await boundBody(req, maximumBytes)
      const kind = req.user ? kinds.newsroom : kinds.public
      return answerInTurn(req, kind, () => onOwnConnection(req, async () => door.handler(req)))
    },
  }
}

/**
 * Without a limit, or with none, Payload answers with all there is. Readers who ask for more than there may be in a page get
 * a page; of the newsroom somebody may count on having got all.
 */
function boundPage({ query, user }: PayloadRequest): void {
  const limit = Number(query.limit)
  const isUnbounded = !(limit > 0) && (query.limit !== undefined || query.pagination === 'false')
  if (isUnbounded || (!user && limit > queryBounds.limit)) query.limit = String(queryBounds.limit)
}

/** Who calls is known here, and nothing of the body was read. @throws {APIError} 413 */
async function boundBody(req: PayloadRequest, maximumBytes: number): Promise<void> {
  if (req.user) return requireObject(req, maximumBytes)
  // In any form: what a form brings is read before access is asked for.
  if (Number(req.headers.get('content-length') ?? 0) > maxAnonymousBytes)
    throw httpError(req, backOfficeTexts.request.tooLong(maxAnonymousBytes), 413)
  return requireObject(req, maxAnonymousBodyBytes)
}
