import {
  readResponseSchema,
  type Query,
  type ReadRequest,
} from '@kariera/shared/contracts/reading/query'
import { Signer } from '@kariera/shared/contracts/signature'
import { errorText } from '@kariera/shared/rules/errors'
import type { Tag } from '@kariera/shared/tags'
import { randomUUID } from 'node:crypto'

/** An answer of the cms, with the tags of everything that it read. */
export type Answered = { value: unknown; tags: Tag[] }

/** Sends one query to the cms; the caller knows the schema of the answer (shared/src/contracts/reading). */
export type Ask = (query: Query) => Promise<Answered>

/** The cms cannot answer any query at present: it or its database is down. */
export class CmsUnavailable extends Error {
  override name = 'CmsUnavailable'
}

/** Largest number of queries in one request. */
const batchSize = 200
/** How long a response of the cms may take, milliseconds. */
const timeoutMs = 15_000

type Waiting = {
  query: Query
  resolve: (answer: Answered) => void
  reject: (error: unknown) => void
}

/** Sends the queries of all current renders together: one signed request for each turn of the event loop. */
export function queriesTo(
  cmsUrl: string,
  hookSecret: string,
  about: {
    /** The moment of the newest event that is known here, UTC, ISO 8601. */
    asOf: () => string | null
    /** Ignores everything that the cms has cached of earlier reads. */
    fresh?: boolean
    /** Nobody waits for the pages: the cms lets saves go first. */
    patient?: boolean
  },
): Ask {
  const signer = new Signer(hookSecret, 'read')
  let waiting: Waiting[] = []

  const flush = () => {
    const all = waiting
    waiting = []
    for (let start = 0; start < all.length; start += batchSize) {
      void sendBatch(all.slice(start, start + batchSize))
    }
  }

  const sendBatch = async (batch: Waiting[]) => {
    try {
      const queries = batch.map(({ query }) => query)
      const answers = await post(cmsUrl, signer, {
        queries,
        asOf: about.asOf(),
        fresh: about.fresh ?? false,
        patient: about.patient ?? false,
      })
      for (const [index, { resolve, reject }] of batch.entries()) {
        const answer = answers[index]
        if (answer && 'tags' in answer) resolve(answer)
        else reject(new Error(answer?.error ?? 'The cms left a query unanswered.'))
      }
    } catch (error) {
      for (const { reject } of batch) reject(error)
    }
  }

  return (query) =>
    new Promise<Answered>((resolve, reject) => {
      if (waiting.length === 0) setImmediate(flush)
      waiting.push({ query, resolve, reject })
    })
}

async function post(cmsUrl: string, signer: Signer, request: ReadRequest) {
  const body = JSON.stringify(request)
  const response = await send(`${cmsUrl}/api/site/read`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      // Compression costs the cms more than the way to its neighbour.
      'accept-encoding': 'identity',
      ...signer.sign(randomUUID(), body),
    },
    body,
    signal: AbortSignal.timeout(timeoutMs),
  })
  if (response.ok) return readResponseSchema.parse(await response.json()).answers
  const sentence = `The cms answered ${response.status} to a read.`
  throw response.status >= 500 ? new CmsUnavailable(sentence) : new Error(sentence)
}

async function send(address: string, request: RequestInit): Promise<Response> {
  try {
    return await fetch(address, request)
  } catch (error) {
    // One query that takes too long must not look like a cms that is down: every other page would wait for it.
    if (error instanceof DOMException && error.name === 'TimeoutError') throw error
    throw new CmsUnavailable(`The cms cannot be reached: ${errorText(error)}`, { cause: error })
  }
}
