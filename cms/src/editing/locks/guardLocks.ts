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
import { nobody, signedIn } from '../../collections/users/access.ts'
import { httpError } from '../../lib/http/httpError.ts'
import { lockTarget, mayUpdate } from './mayUpdate.ts'

type Model = SanitizedConfig['collections' | 'globals'][number]

const locks = 'payload-locked-documents'

/** A form's component in place of Payload's, which names an editor by a number (editing/locks/EditView.tsx). */
const editView = '/editing/locks/EditView.tsx#EditView'

/**
 * Closes Payload's collection of locks, which is open to everyone who is signed in. A lock is made by opening a form;
 * a call may only give back one's own, or take over one on what the caller may change, in his own name.
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
    if (model.lockDocuments !== false) showOwnDialog(model)
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
 * Of what a caller writes into a lock nothing is taken: it becomes his, from now on, and stays on what it is on.
 * Payload itself writes locks past all hooks.
 *
 * @throws {APIError} 403 where he may not change what the lock is on
 */
const takeOver: CollectionBeforeChangeHook = async ({ data, operation, originalDoc, req }) => {
  if (operation !== 'update' || !req.user) return data
  const target = lockTarget.safeParse(originalDoc)
  if (!target.success || !(await mayUpdate(req, target.data)))
    throw httpError(req, backOfficeTexts.locks.notYours, 403)
  const user = { relationTo: req.user.collection, value: req.user.id }
  // Without a field of its row Payload would leave the row's moments as they are.
  return { globalSlug: null, ...target.data, user, createdAt: now().toISOString() }
}

const editorSchema = z.object({
  user: z.object({ value: z.object({ id: z.number(), name: z.string() }) }),
})

/**
 * Who holds a lock is shown by name, to administrators too. Payload's own signs of a lock, in lists and beside the
 * buttons of a form, show the email of who holds it, or else a number: there they find the name.
 */
const shownEditor: CollectionAfterReadHook = ({ doc }: { doc: unknown }) => {
  const { data } = editorSchema.safeParse(doc)
  if (!data) return doc
  const { id, name } = data.user.value
  const value = { id, name, email: name, collection: 'users' }
  return Object.assign({}, doc, { user: { relationTo: 'users', value } })
}

/** Where a form is one of our own already, it stays. */
function showOwnDialog({ admin }: Model): void {
  const components = admin.components ?? {}
  const { edit = {}, ...views } = components.views ?? {}
  if ('root' in edit) return
  const ours = { default: { Component: editView }, ...edit }
  Object.assign(admin, { components: { ...components, views: { ...views, edit: ours } } })
}
