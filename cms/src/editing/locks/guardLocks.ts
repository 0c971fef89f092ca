import { now } from '@kariera/shared/clock'
import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import type {
  Access,
  CollectionAfterReadHook,
  CollectionBeforeChangeHook,
  SanitizedConfig,
  Where,
} from 'payload'
import { z } from 'zod'
import { nobody, signedIn } from '../../lib/access/roles.ts'
import { httpError } from '../../lib/http/httpError.ts'
import { lockTarget, mayUpdate } from './mayUpdate.ts'

type Model = SanitizedConfig['collections' | 'globals'][number]

const locks = 'payload-locked-documents'

/**
 * Form components that replace Payload's: that of documents with locks, which Payload shows with an editor's number
 * (editing/locks/EditView.tsx), and that of the others.
 */
const editView = '/editing/locks/EditView.tsx#EditView'
const formView = '/editing/saving/FormView.tsx#FormView'

/**
 * Restricts Payload's collection of locks, which is open to every signed-in user. A lock is created by opening a form;
 * a request may only release the caller's own lock, or take over a lock in the caller's name, on a document that the
 * caller may change.
 */
export async function withGuardedLocks(
  building: Promise<SanitizedConfig>,
): Promise<SanitizedConfig> {
  const config = await building
  const collection = config.collections.find(({ slug }) => slug === locks)
  if (!collection) throw new Error('Payload has no collection of locks.')
  Object.assign(collection.access, {
    create: nobody,
    read: signedIn,
    update: signedIn,
    delete: ownLocks,
  })
  collection.hooks.beforeChange.push(takeOver)
  collection.hooks.afterRead.push(shownEditor)
  for (const model of [...config.collections, ...config.globals]) {
    showOwnForm(model)
  }
  return config
}

const ownLocks: Access = ({ req }) => {
  if (!req.user) return false
  const { collection, id } = req.user
  const where: Where = { 'user.relationTo': { equals: collection }, 'user.value': { equals: id } }
  return where
}

/**
 * Ignores what a caller writes into a lock: it becomes the caller's, from now on, and stays on its document. Payload
 * itself writes locks without calling hooks.
 *
 * @throws {APIError} 403 if the caller may not change the locked document
 */
const takeOver: CollectionBeforeChangeHook = async ({ data, operation, originalDoc, req }) => {
  if (operation !== 'update' || !req.user) return data
  const target = lockTarget.safeParse(originalDoc)
  if (!target.success || !(await mayUpdate(req, target.data)))
    throw httpError(req, backOfficeTexts.locks.notYours, 403)
  const user = { relationTo: req.user.collection, value: req.user.id }
  // Without a field of the row, Payload would not update the row's dates.
  return { globalSlug: null, ...target.data, user, createdAt: now().toISOString() }
}

const editorSchema = z.object({
  user: z.object({ value: z.object({ id: z.number(), name: z.string() }) }),
})

/**
 * Shows the holder of a lock by name, to administrators too. Payload's lock signs, in lists and beside a form's
 * buttons, show the holder's email or else a number, so the name is also put into `email`.
 */
const shownEditor: CollectionAfterReadHook = ({ doc }: { doc: unknown }) => {
  const { data } = editorSchema.safeParse(doc)
  if (!data) return doc
  const { id, name } = data.user.value
  const value = { id, name, email: name, collection: 'users' }
  return Object.assign({}, doc, { user: { relationTo: 'users', value } })
}

/** A custom form of ours stays. */
function showOwnForm({ admin, lockDocuments }: Model): void {
  const components = admin.components ?? {}
  const { edit = {}, ...views } = components.views ?? {}
  if ('root' in edit) return
  const own = lockDocuments === false ? formView : editView
  const ours = { default: { Component: own }, ...edit }
  Object.assign(admin, { components: { ...components, views: { ...views, edit: ours } } })
}
