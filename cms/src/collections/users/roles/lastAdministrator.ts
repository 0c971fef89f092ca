import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import type { User } from '@kariera/shared/payload-types'
import type {
  CollectionBeforeChangeHook,
  CollectionBeforeDeleteHook,
  PayloadRequest,
} from 'payload'
import { connectionOf } from '../../../lib/db/connection.ts'
import { httpError } from '../../../lib/http/httpError.ts'
import { selectIds } from '../../../lib/db/select.ts'

declare module 'payload' {
  interface RequestContext {
    /** Who stops being an administrator by this request: it may change many at once. */
    leavingAdministrators?: Set<number>
  }
}

/** Nobody takes the role from the last administrator. */
export const keepAnAdministrator: CollectionBeforeChangeHook<User> = async ({
  data,
  originalDoc,
  req,
}) => {
  const staysOrNeverWas = originalDoc?.role !== 'administrator' || data.role === 'administrator'
  if (originalDoc && !staysOrNeverWas) await refuseToLoseTheLast(req, originalDoc.id)
  return data
}

/** Nobody removes the last administrator. */
export const keepAnAdministratorAtDeletion: CollectionBeforeDeleteHook = ({ id, req }) =>
  refuseToLoseTheLast(req, Number(id))

/**
 * The administrators are locked until this transaction ends: of two who remove each other at the same time the second
 * waits, and finds out that there is only one left.
 */
async function refuseToLoseTheLast(req: PayloadRequest, leaving: number): Promise<void> {
  // Before anything is waited for: those of one request see each other.
  const leavingTogether = (req.context.leavingAdministrators ??= new Set())
  leavingTogether.add(leaving)
  const db = await connectionOf(req)
  const ids = await selectIds(
    db,
  )`SELECT id FROM users WHERE role = 'administrator' ORDER BY id FOR UPDATE`
  if (!ids.includes(leaving) || ids.some((id) => !leavingTogether.has(id))) return
  throw httpError(req, backOfficeTexts.auth.lastAdministrator, 403)
}
