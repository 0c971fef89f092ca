import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import type { Endpoint, PayloadRequest } from 'payload'
import { httpError } from '../../lib/http/httpError.ts'
import { sentObject } from '../../lib/http/objectBody.ts'
import { tabsSchema } from './presence.ts'
import { presenceHub } from './presenceHub.ts'
import { noteTabs } from './presenceTable.ts'

export type PresenceOptions = {
  /** Of a connection on which PostgreSQL's notifications are heard. */
  databaseUrl: string | undefined
  /** Gives an endpoint that changes something its limits. */
  bounded: (endpoint: Endpoint) => Endpoint
}

/** Who has which documents open (B-EDIT-3). */
export const presenceEndpoints = ({ databaseUrl, bounded }: PresenceOptions): Endpoint[] => [
  {
    /** `GET /api/presence`: a stream of server-sent events, `people` and `beat`. */
    path: '/presence',
    method: 'get',
    handler: (req) => {
      const stream = presenceHub(req.payload, databaseUrl).open(userOf(req))
      if (!stream) throw httpError(req, backOfficeTexts.query.busy, 503)
      const headers = {
        'content-type': 'text/event-stream; charset=utf-8',
        // Compressed, or collected by a proxy, it would come late.
        'cache-control': 'no-store, no-transform',
        'x-accel-buffering': 'no',
      }
      return new Response(stream, { headers })
    },
  },
  bounded({
    /** `POST /api/presence`: which documents are open in the tabs of the caller's browser. */
    path: '/presence',
    method: 'post',
    handler: async (req) => {
      const user = userOf(req)
      const { data } = tabsSchema.safeParse(await sentObject(req))
      const { collections, globals } = req.payload.config
      const known = new Set<string>([...collections, ...globals].map(({ slug }) => slug))
      const isKnown = data?.tabs.every(({ places }) =>
        places.every(({ entity }) => known.has(entity)),
      )
      if (!data || !isKnown) throw httpError(req, backOfficeTexts.database.badRequest, 400)
      await noteTabs(req.payload, user, data.tabs)
      return new Response(null, { status: 204 })
    },
  }),
]

function userOf(req: PayloadRequest): number {
  if (!req.user) throw httpError(req, backOfficeTexts.auth.noUser, 403)
  return req.user.id
}
