import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import type {
  CollectionAfterChangeHook,
  CollectionBeforeOperationHook,
  CollectionBeforeValidateHook,
  CollectionConfig,
  Field,
  GlobalAfterChangeHook,
  GlobalBeforeOperationHook,
  GlobalBeforeValidateHook,
  GlobalConfig,
  PayloadRequest,
  Plugin,
} from 'payload'
import { z } from 'zod'
import { operationOf } from '../../lib/http/operationOf.ts'
import { changedFields } from './changedFields.ts'
import { documentOfVersion, type SavedDocument } from './documentState.ts'
import { recordSave } from './saveRecords.ts'
import { saveReportField } from './saveReportField.ts'
import { beginSave, lockedSaveOf, refuseStaleSave, takeBasedOn } from './staleSaves.ts'

declare module 'payload' {
  interface CollectionCustom {
    /** Only the system writes its documents: nobody has a form of them open, and their saves need no guard. */
    isWrittenBySystem?: true
  }
  interface GlobalCustom {
    isWrittenBySystem?: true
  }
}

/**
 * Prevents a save from overwriting what its writer has not seen (B-EDIT-1, docs/decisions/0024): every collection and
 * global that users write accepts `basedOn`, compares it under the document's lock, records who has saved what, and has
 * the form component that informs its editor.
 */
export const guardSaves: Plugin = (config) => ({
  ...config,
  collections: (config.collections ?? []).map((one) =>
    one.custom?.isWrittenBySystem ? one : guardedCollection(one),
  ),
  globals: (config.globals ?? []).map((one) =>
    one.custom?.isWrittenBySystem ? one : guardedGlobal(one),
  ),
})

/** Form component that shows what others have saved meanwhile, and keeps a local copy of typed text. */
const saveGuard: Field = {
  name: 'saveGuard',
  type: 'ui',
  admin: {
    disableListColumn: true,
    disableBulkEdit: true,
    components: { Field: '/editing/saving/SaveGuard.tsx#SaveGuard' },
  },
}

/** A form whose collection has no messages of its own says in general words that a save has failed. */
function saveReportOf({ slug, fields }: CollectionConfig): Field[] {
  if (fields.some((field) => 'name' in field && field.name === 'saveReport')) return []
  const { notSaved } = backOfficeTexts.saving
  return [saveReportField({ path: `/${slug}`, notAdded: notSaved, notUpdated: notSaved })]
}

function guardedCollection(collection: CollectionConfig): CollectionConfig {
  const { hooks = {} } = collection
  const document = documentsOf(collection)
  return {
    ...collection,
    fields: [...saveReportOf(collection), ...collection.fields, saveGuard],
    hooks: {
      ...hooks,
      beforeOperation: [...(hooks.beforeOperation ?? []), beginsSave(document)],
      beforeValidate: [refusesStaleSave(document), ...(hooks.beforeValidate ?? [])],
      afterChange: [...(hooks.afterChange ?? []), recordsSave(document)],
    },
  }
}

function guardedGlobal(global: GlobalConfig): GlobalConfig {
  const { hooks = {}, slug } = global
  const document: SavedDocument = { entity: slug, id: null, versions: 'none' }
  const begins: GlobalBeforeOperationHook = async ({ args, context, req }) => {
    const call = callSchema.safeParse(args).data
    if (!call?.data || !mayBegin(req, call)) return
    const { basedOn, rest } = takeBasedOn(req, call.data)
    await beginSave(req, context, document, { basedOn, isAutosave: false })
    Object.assign(args, { data: rest })
  }
  const refuses: GlobalBeforeValidateHook = async ({ context, req }) => {
    const save = lockedSaveOf(context, document)
    if (save) await refuseStaleSave(req, document, save)
  }
  const records: GlobalAfterChangeHook = async ({ doc, previousDoc, global: config, req }) => {
    const fields = changedFields(config.flattenedFields, contentOf(previousDoc), contentOf(doc))
    await recordSave(req, document, savedAtOf(doc), fields)
  }
  return {
    ...global,
    fields: [...global.fields, saveGuard],
    hooks: {
      ...hooks,
      beforeOperation: [...(hooks.beforeOperation ?? []), begins],
      beforeValidate: [refuses, ...(hooks.beforeValidate ?? [])],
      afterChange: [...(hooks.afterChange ?? []), records],
    },
  }
}

type Documents = (id: number) => SavedDocument

function documentsOf({ slug, versions }: CollectionConfig): Documents {
  const drafts = typeof versions === 'object' ? versions.drafts : false
  const hasAutosave = typeof drafts === 'object' && Boolean(drafts.autosave)
  const kept = drafts ? (hasAutosave ? 'autosaved' : 'kept') : 'none'
  return (id) => ({ entity: slug, id, versions: kept })
}

const callSchema = z.looseObject({
  id: z.coerce.number().int().optional(),
  data: z.record(z.string(), z.unknown()).optional(),
  autosave: z.boolean().optional(),
  overrideAccess: z.boolean().optional(),
})

type Call = z.infer<typeof callSchema>

/** A caller without a session changes nothing and so locks nothing; our own calls skip access control. */
function mayBegin(req: PayloadRequest, { overrideAccess }: Call): boolean {
  return overrideAccess === true || Boolean(req.user)
}

/** Before the document is read: takes `basedOn`, and locks the document if one is named. */
function beginsSave(documents: Documents): CollectionBeforeOperationHook {
  return async (hook) => {
    const { args, context, req } = hook
    const operation = operationOf(hook)
    const call = callSchema.safeParse(args).data
    if (!call) return
    if (operation === 'restoreVersion') return beginRestore(documents, req, call)
    if ((operation !== 'create' && operation !== 'update') || !call.data) return
    const { basedOn, rest } = takeBasedOn(req, call.data)
    const save = { basedOn, isAutosave: call.autosave ?? false }
    if (operation === 'update' && mayBegin(req, call)) {
      if (call.id !== undefined) await beginSave(req, context, documents(call.id), save)
      else (context.bulkSaves ??= new Map()).set(documents(0).entity, save)
    }
    Object.assign(args, { data: rest })
  }
}

/** A restore has no data: `basedOn` is in its address. */
async function beginRestore(documents: Documents, req: PayloadRequest, call: Call): Promise<void> {
  if (call.id === undefined || !mayBegin(req, call)) return
  const { basedOn } = takeBasedOn(req, { basedOn: req.query.basedOn })
  const id = await documentOfVersion(req, documents(0).entity, call.id)
  if (id === null) return
  await beginSave(req, req.context, documents(id), { basedOn, isAutosave: false })
}

/** After access was granted, before anything is written. */
function refusesStaleSave(documents: Documents): CollectionBeforeValidateHook {
  return async ({ data, originalDoc, context, req, operation }) => {
    // Without an original document there is nothing to compare: it is new, or an account whose password is set by a
    // link.
    const original = originalSchema.safeParse(originalDoc).data
    if (operation === 'create' || !original) return data
    const { id, updatedAt } = original
    const document = documents(id)
    const lockedSave = lockedSaveOf(context, document)
    if (lockedSave) {
      await refuseStaleSave(req, document, lockedSave)
      return data
    }
    // A bulk operation has read its documents before they are locked here, so it has not seen saves in between.
    const bulk = context.bulkSaves?.get(document.entity) ?? {
      basedOn: undefined,
      isAutosave: false,
    }
    const save = await beginSave(req, context, document, bulk)
    const hasRead = [save.state.rowAt, save.state.versionAt].some((at) => sameMoment(at, updatedAt))
    await refuseStaleSave(req, document, hasRead ? save : { ...save, basedOn: updatedAt })
    return data
  }
}

function recordsSave(documents: Documents): CollectionAfterChangeHook {
  return async ({ doc, previousDoc, collection, operation, req }) => {
    const { id } = identifiedSchema.parse(doc)
    const before = operation === 'create' ? {} : contentOf(previousDoc)
    const fields = changedFields(collection.flattenedFields, before, contentOf(doc))
    await recordSave(req, documents(id), savedAtOf(doc), fields)
  }
}

function sameMoment(one: Date | null, other: Date): boolean {
  return one?.getTime() === other.getTime()
}

const identifiedSchema = z.object({ id: z.number() })
const originalSchema = z.object({ id: z.number(), updatedAt: z.coerce.date() })
const contentSchema = z.record(z.string(), z.unknown()).catch({})

function contentOf(document: unknown): Record<string, unknown> {
  return contentSchema.parse(document)
}

/** The request may not have selected it. */
function savedAtOf(document: unknown): string {
  const { updatedAt } = contentOf(document)
  return typeof updatedAt === 'string' ? updatedAt : new Date().toISOString()
}
