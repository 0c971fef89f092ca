import { may } from '@kariera/shared/rules/roles'
import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import type { Endpoint } from 'payload'
import { documentIdOf } from '#lib/http/documentId.ts'
import { httpError } from '#lib/http/httpError.ts'
import type { SubmissionCollection } from '../submission.ts'
import { claimOne, send } from '../send.ts'

const texts = backOfficeTexts.submissions

/** `POST /api/{collection}/{id}/send`: an editor sends an unsent submission again, now. */
export const sendAgainEndpoint = (collection: SubmissionCollection): Endpoint => ({
  path: '/:id/send',
  method: 'post',
  handler: async (req) => {
    if (!req.user) throw httpError(req, backOfficeTexts.auth.noUser, 403)
    if (!may(req.user, 'edit')) throw httpError(req, texts.notAllowed, 403)
    const id = documentIdOf(req)
    const submission = id === null ? null : await claimOne(req.payload, collection, id)
    if (!submission) throw httpError(req, texts.nothingToSend, 409)
    if (!(await send(req.payload, submission))) throw httpError(req, texts.notSent, 502)
    return Response.json({ success: true })
  },
})
