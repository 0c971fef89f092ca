import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import type { Endpoint, Payload, PayloadRequest } from 'payload'
import { inLanguageOf } from '../i18n/language.ts'
import { maxBodyBytes, requireObject } from '../http/objectBody.ts'
import { retryAfterSeconds, Turns, turnsOf } from '../rate-limit/turns.ts'
import { httpError } from '../http/httpError.ts'
import { isCrossSite } from '../http/crossSite.ts'
import { queryBounds } from './bounds.ts'
import { cameAsForm } from './methodOverride.ts'
import { refuseTooLarge } from './refuseTooLarge.ts'

/**
 * A door of a collection or a global: questions at it have bounds, and those of one kind of caller wait for each other and not
 * for the other kind's; what changes something comes from our own pages, and as a JSON object. Who finds too many waiting is answered 503, with `Retry-After`.
 */
export function boundedDoor<Door extends Pick<Endpoint, 'handler' | 'method'>>(door: Door): Door {
  return {
    ...door,
    handler: async (req) => {
      if (door.method !== 'get' && isCrossSite(req))
        throw httpError(req, backOfficeTexts.request.crossSite, 403)
      if (cameAsForm(req) && !req.user) throw httpError(req, backOfficeTexts.question.override, 403)
      if (door.method === 'get') boundPage(req)
      refuseTooLarge(req, req.query)
      if (door.method !== 'get') {
        await requireObject(req, maxBodyBytes)
        return door.handler(req)
      }
      const kind = req.user ? 'newsroom' : 'anonymous'
      const answer = await turnsIn(req.payload)[kind].take(async () => door.handler(req))
      return answer ?? busy(req)
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

function busy(req: PayloadRequest): Response {
  const message = inLanguageOf(req, backOfficeTexts.question.busy)
  const headers = { 'retry-after': String(retryAfterSeconds), 'cache-control': 'no-store' }
  return Response.json({ errors: [{ message }] }, { status: 503, headers })
}

type TurnsOfAll = Record<keyof typeof turnsOf, Turns>

/** Each has connections of its own: tests open several. */
const turns = new WeakMap<Payload, TurnsOfAll>()

function turnsIn(payload: Payload): TurnsOfAll {
  const known = turns.get(payload) ?? {
    anonymous: new Turns(turnsOf.anonymous),
    newsroom: new Turns(turnsOf.newsroom),
  }
  turns.set(payload, known)
  return known
}
