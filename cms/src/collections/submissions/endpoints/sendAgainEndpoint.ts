import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import type { Endpoint } from 'payload'
import { documentIdOf } from '../../../lib/http/documentId.ts'
import { isEditor } from '../../users/access.ts'
import { httpError } from '../../../lib/http/httpError.ts'
import type { Inbox } from '../inbox.ts'
import { claimOne, send } from '../send.ts'

const texts = backOfficeTexts.submissions

/** `POST /api/{inbox}/{id}/send`: an editor sends an unsent submission again, now. */
export const sendAgainEndpoint = (inbox: Inbox): Endpoint => ({
  path: '/:id/send',
  method: 'post',
  handler: async (req) => {
    if (!req.user) throw httpError(req, backOfficeTexts.auth.noUser, 403)
    if (!isEditor(req.user)) throw httpError(req, texts.notAllowed, 403)
    const id = documentIdOf(req)
    const letter = id === null ? null : await claimOne(req.payload, inbox, id)
    if (!letter) throw httpError(req, texts.nothingToSend, 409)
    if (!(await send(req.payload, letter))) throw httpError(req, texts.notSent, 502)
    return Response.json({ success: true })
  },
})
