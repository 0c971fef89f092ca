import { may, rolesWith } from '@kariera/shared/rules/roles'
import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import type { User } from '@kariera/shared/payload-types'
import type {
  CollectionBeforeChangeHook,
  CollectionBeforeDeleteHook,
  PayloadRequest,
} from 'payload'
import { connectionOf } from '#lib/db/connection.ts'
import { textList } from '#lib/db/lists.ts'
import { httpError } from '#lib/http/httpError.ts'
import { selectIds } from '#lib/db/select.ts'

declare module 'payload' {
  interface RequestContext {
    /** Users who lose the administrator role in this request, which may change several at once. */
    leavingAdministrators?: Set<number>
  }
}

const administering = textList(rolesWith('administer'))

/** Prevents removing the role from the last administrator. */
export const keepAnAdministrator: CollectionBeforeChangeHook<User> = async ({
  data,
  originalDoc,
  req,
}) => {
  const staysOrNeverWas = !may(originalDoc, 'administer') || may(data, 'administer')
  if (originalDoc && !staysOrNeverWas) await refuseToLoseTheLast(req, originalDoc.id)
  return data
}

/** Why an administrator cannot be deleted: there is no other one. */
export async function isLastAdministrator(req: PayloadRequest, id: number) {
  const db = await connectionOf(req)
  const ids = await selectIds(db)`SELECT id FROM users WHERE role::text IN ${administering}`
  return ids.length === 1 && ids[0] === id ? backOfficeTexts.auth.lastAdministrator : null
}

/** Prevents deleting the last administrator. */
export const keepAnAdministratorAtDeletion: CollectionBeforeDeleteHook = ({ id, req }) =>
  refuseToLoseTheLast(req, Number(id))

/**
 * Locks the administrators until this transaction ends: if two remove each other at the same time, the second waits and
 * finds that only one is left.
 */
async function refuseToLoseTheLast(req: PayloadRequest, leaving: number): Promise<void> {
  // Before the first wait, so that concurrent changes of one request see each other.
  const leavingTogether = (req.context.leavingAdministrators ??= new Set())
  leavingTogether.add(leaving)
  const db = await connectionOf(req)
  const ids = await selectIds(
    db,
  )`SELECT id FROM users WHERE role::text IN ${administering} ORDER BY id FOR UPDATE`
  if (!ids.includes(leaving) || ids.some((id) => !leavingTogether.has(id))) return
  throw httpError(req, backOfficeTexts.auth.lastAdministrator, 403)
}
