import { may, rolesWith } from '@kariera/shared/rules/roles'
import { now } from '@kariera/shared/clock'
import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import { sql } from '@payloadcms/db-postgres'
import { NotFound, type Endpoint, type PayloadRequest } from 'payload'
import { textList } from '#lib/db/lists.ts'
import { documentIdOf } from '#lib/http/documentId.ts'
import { httpError } from '#lib/http/httpError.ts'
import { maxBodyBytes, requireObject, sentObject } from '#lib/http/objectBody.ts'
import { selectIds } from '#lib/db/select.ts'
import { replyLimit } from '../rateLimits.ts'
import { consumeRateLimit } from '#limits/rate-limit/limit.ts'
import { tableOf, type SubmissionCollection } from '../submission.ts'
import { readWork } from './readWork.ts'
import { claimReply, readSubmission, sendReply, storeReply, type Place } from './sendReply.ts'
import { replyRequestSchema, workChangeSchema, type Work } from './work.ts'

const texts = backOfficeTexts.submissions

/** `GET` and `POST /api/{collection}/{id}/work`: who answers a submission, and what is noted about it (B-MSG-1). */
export const workEndpoints = (collection: SubmissionCollection): Endpoint[] => [
  {
    path: '/:id/work',
    method: 'get',
    handler: async (req) => answer(await workOf(req, placeOf(req, collection))),
  },
  {
    path: '/:id/work',
    method: 'post',
    handler: async (req) => {
      const place = placeOf(req, collection)
      await requireObject(req, maxBodyBytes)
      const { data } = workChangeSchema.safeParse(await sentObject(req))
      if (!data) throw httpError(req, texts.work.wrongValue, 400)
      await workOf(req, place)
      const { answered, assignee, note } = data
      const at = now().toISOString()
      const changes = [
        ...(answered === undefined ? [] : answered ? answeredBy(place.user, at) : unanswered),
        ...(assignee === undefined ? [] : [sql`assignee_id = ${await mayBeGiven(req, assignee)}`]),
        ...(note === undefined ? [] : [sql`note = ${note.text}`]),
        sql`updated_at = ${at}`,
      ]
      const sameNote = note ? sql`coalesce(note, '') = ${note.was}` : sql`true`
      const [changed] = await selectIds(req.payload.db.drizzle)`
        UPDATE ${tableOf(collection)} SET ${sql.join(changes, sql`, `)}
        WHERE id = ${place.id} AND ${sameNote} RETURNING id`
      if (changed === undefined) throw httpError(req, texts.work.noteChanged, 409)
      return answer(await workOf(req, place))
    },
  },
]

/** `POST /api/{collection}/{id}/replies`: sends a reply to the reader by mail, and keeps its text (B-MSG-1). */
export const replyEndpoint = (collection: SubmissionCollection): Endpoint => ({
  path: '/:id/replies',
  method: 'post',
  handler: async (req) => {
    const place = placeOf(req, collection)
    const { payload } = req
    await requireObject(req, maxBodyBytes)
    const { data } = replyRequestSchema.safeParse(await sentObject(req))
    if (!data) throw httpError(req, texts.work.wrongReply, 400)
    await workOf(req, place)
    const db = payload.db.drizzle
    const submission = await readSubmission(db, place)
    if (!submission) throw httpError(req, texts.work.noAddress, 409)
    const wait = await consumeRateLimit(payload, 'reply', replyLimit, `user ${place.user}`)
    if (wait > 0) throw httpError(req, backOfficeTexts.database.tooMany(wait), 429)
    const reply =
      'text' in data ? await storeReply(req, place, data) : await claimReply(db, place, data.again)
    if (reply === 'late') throw httpError(req, texts.work.repliedMeanwhile, 409)
    if (!reply) throw httpError(req, texts.nothingToSend, 409)
    const isSent = await sendReply(payload, place, { submission, reply })
    if (!isSent) throw httpError(req, texts.notSent, 502)
    return answer(await workOf(req, place))
  },
})

const unanswered = [sql`answered_at = NULL`, sql`answered_by_id = NULL`]

/** A colleague may have answered it meanwhile: then it stays theirs. */
function answeredBy(user: number, at: string) {
  return [
    sql`answered_at = coalesce(answered_at, ${at})`,
    sql`answered_by_id = CASE WHEN answered_at IS NULL THEN ${user} ELSE answered_by_id END`,
  ]
}

/** @throws {APIError} 403 for those who may not work on submissions, 404 without an id */
function placeOf(req: PayloadRequest, collection: SubmissionCollection): Place {
  const { user } = req
  if (!user) throw httpError(req, backOfficeTexts.auth.noUser, 403)
  if (!may(user, 'edit')) throw httpError(req, texts.work.notAllowed, 403)
  const id = documentIdOf(req)
  if (id === null) throw new NotFound(req.t)
  return { collection, id, user: user.id }
}

/** @throws {NotFound} if there is no such submission */
async function workOf(req: PayloadRequest, { collection, id }: Place): Promise<Work> {
  const work = await readWork(req.payload, collection, id)
  if (!work) throw new NotFound(req.t)
  return work
}

/** @throws {APIError} 400 for an account that may not work on submissions */
async function mayBeGiven(req: PayloadRequest, id: number | null): Promise<number | null> {
  if (id === null) return null
  const [known] = await selectIds(req.payload.db.drizzle)`
    SELECT id FROM users WHERE id = ${id} AND role::text IN ${textList(rolesWith('edit'))}`
  if (known === undefined) throw httpError(req, texts.work.wrongValue, 400)
  return known
}

function answer(work: Work): Response {
  return Response.json(work, { headers: { 'cache-control': 'no-store' } })
}
