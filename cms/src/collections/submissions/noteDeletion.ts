import type { CollectionAfterDeleteHook } from 'payload'
import { z } from 'zod'
import { connectionOf } from '../../lib/db/connection.ts'
import { noteAct } from '../audit-log/noteAct.ts'
import type { SubmissionCollection } from './submission.ts'

const addressedSchema = z.object({ email: z.string().nullish(), replyTo: z.string().nullish() })

/** Notes in the audit log that a user has deleted a submission. */
export const noteDeletion =
  (collection: SubmissionCollection): CollectionAfterDeleteHook =>
  async ({ doc, id, req }) => {
    if (!req.user) return
    const { email, replyTo } = addressedSchema.parse(doc)
    const address = (email ?? replyTo)?.trim() || null
    const document = `${collection}: ${id}`
    await noteAct(await connectionOf(req), req.user, { act: 'delete', document, address })
  }
