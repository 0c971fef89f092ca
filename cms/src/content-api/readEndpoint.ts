import { readRequestSchema } from '@kariera/shared/contracts/reading/query'
import { Signer } from '@kariera/shared/contracts/signature'
import { parseJson } from '@kariera/shared/rules/json'
import type { Endpoint, Payload } from 'payload'
import { sql } from '@payloadcms/db-postgres'
import { letSavesGoFirst } from '../limits/rate-limit/inTurn.ts'
import { settings } from '../settings.ts'
import type { ResolveAll } from './resolve.ts'
import { readerOf } from './reader.ts'
import { ReplayGuard } from './replayGuard.ts'

/** Largest list of queries, bytes. */
const maximumBytes = 256 * 1024

/**
 * The only endpoint for reads by the site: a signed list of queries, answered with what readers may see. A refusal is a
 * 4xx with a reason, and changes nothing.
 */
export const readEndpoint = (resolveAll: ResolveAll): Endpoint => ({
  path: '/site/read',
  method: 'post',
  handler: async (req) => {
    if (Number(req.headers.get('content-length') ?? 0) > maximumBytes) return tooLong()
    const body = (await req.text?.()) ?? ''
    if (Buffer.byteLength(body) > maximumBytes) return tooLong()
    const signed = signer.verify(body, Object.fromEntries(req.headers))
    if (!signed) return refused(401, 'The signature is missing, wrong or old.')
    if (!seen.isNew(signed.id)) return refused(409, 'This request has been answered before.')
    const request = parseJson(readRequestSchema, body)
    if (!request) return refused(400, 'The queries are not of the form of the contract.')
    if (request.patient) await letSavesGoFirst(req.payload)
    // The access rules of readers apply, whoever is signed in.
    const answers = await resolveAll(request.queries, readerOf(req.payload, request))
    if (answers.some((one) => 'error' in one) && !(await databaseAnswers(req.payload)))
      return refused(503, 'The database does not answer.')
    return Response.json({ answers })
  },
})

const signer = new Signer(settings.hookSecret, 'read')
const seen = new ReplayGuard()

/** If it does not respond, the queries are not at fault and should be repeated. */
async function databaseAnswers(payload: Payload): Promise<boolean> {
  return payload.db.drizzle.execute(sql`SELECT 1`).then(
    () => true,
    () => false,
  )
}

function tooLong(): Response {
  return refused(413, 'The list of queries is too long.')
}

function refused(status: number, error: string): Response {
  return Response.json({ success: false, error }, { status })
}
