import { setTimeout as sleep } from 'node:timers/promises'
import { formatDateTime } from '@kariera/shared/rules/dates'
import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import { APIError, type PayloadRequest, type RequestContext } from 'payload'
import { z } from 'zod'
import { inLanguageOf } from '../../lib/i18n/language.ts'
import { httpError } from '../../lib/http/httpError.ts'
import {
  keepLatestVersion,
  lockDocument,
  type DocumentState,
  type SavedDocument,
} from './documentState.ts'
import { savesSince, writerOf } from './saveRecords.ts'

/** What a save states beside the fields. */
export type SaveCall = {
  /** The `updatedAt` of the version that the writer had loaded; undefined if the caller does not state it. */
  basedOn: Date | undefined
  isAutosave: boolean
}

/** A save in progress; its document is locked. */
type LockedSave = SaveCall & { state: DocumentState }

declare module 'payload' {
  interface RequestContext {
    /** Saves of this request whose documents are locked. Payload copies the context, so the map must be in it. */
    lockedSaves?: Map<string, LockedSave>
    /** What a bulk operation states for each of its documents, by the slug of their collection. */
    bulkSaves?: Map<string, SaveCall>
  }
}

const basedOnSchema = z.iso
  .datetime({ offset: true })
  .transform((text) => new Date(text))
  .nullish()

/**
 * Separates `basedOn` from the data of a request.
 *
 * @returns the moment, and the rest of the data
 * @throws 400 if it is not a valid moment
 */
export function takeBasedOn(
  req: PayloadRequest,
  data: Readonly<Record<string, unknown>>,
): { basedOn: Date | undefined; rest: Record<string, unknown> } {
  const { basedOn: given, ...rest } = data
  const basedOn = basedOnSchema.safeParse(given)
  if (!basedOn.success) throw httpError(req, backOfficeTexts.conflict.noMoment, 400)
  return { basedOn: basedOn.data ?? undefined, rest }
}

/** Locks the document of a save until the transaction ends, before the document is read. */
export async function beginSave(
  req: PayloadRequest,
  context: RequestContext,
  document: SavedDocument,
  call: SaveCall,
): Promise<LockedSave> {
  const save = { ...call, state: await lockDocument(req, document) }
  context.lockedSaves ??= new Map()
  context.lockedSaves.set(keyOf(document), save)
  return save
}

/** Returns the save of this request that has locked the document. */
export function lockedSaveOf(
  context: RequestContext,
  document: SavedDocument,
): LockedSave | undefined {
  return context.lockedSaves?.get(keyOf(document))
}

/**
 * Refuses a save whose writer has not seen the current version. Otherwise makes sure that the new save gets a later
 * moment, and that an autosave does not overwrite the autosave of another user but creates its own version.
 *
 * @throws 409, with who saved what and when in `errors[0].data`
 */
export async function refuseStaleSave(
  req: PayloadRequest,
  document: SavedDocument,
  { basedOn, isAutosave, state }: LockedSave,
): Promise<void> {
  const { savedAt } = state
  if (savedAt === null) return
  if (basedOn !== undefined && basedOn < savedAt)
    throw await conflict(req, document, basedOn, savedAt)
  if (isAutosave && state.isAutosave && state.lastWriter !== writerOf(req))
    await keepLatestVersion(req, document, state)
  await waitUntilAfter(req, savedAt)
}

/** Details in the refusal of a save, about the saves that its writer has not seen (B-EDIT-1). */
export type ConflictData = {
  /** Name of the user who saved last. */
  who: string
  /** When, ISO 8601. */
  when: string
  /** Names of the fields changed since. */
  fields: string[]
}

async function conflict(
  req: PayloadRequest,
  document: SavedDocument,
  basedOn: Date,
  savedAt: Date,
): Promise<APIError> {
  const { conflict: texts } = backOfficeTexts
  const saves = await savesSince(req, document, basedOn)
  const last = saves.at(-1)
  const data: ConflictData = {
    who: last?.who ?? inLanguageOf(req, texts.somebody),
    when: (last?.when ?? savedAt).toISOString(),
    fields: [...new Set(saves.flatMap(({ fields }) => fields))],
  }
  const error = new APIError(
    inLanguageOf(req, texts.refused(data.who, formatDateTime(data.when))),
    409,
    data,
    true,
  )
  error.name = conflictName
  return error
}

const conflictName = 'Conflict'

/** Payload logs them without a stack. */
export const levelOfConflicts: Record<string, 'info'> = { [conflictName]: 'info' }

/** Largest expected difference between the clocks of two machines, milliseconds. */
const maxWaitMs = 2000

/**
 * Waits until the clock is past the previous save. Payload dates a save by the clock of its process, in milliseconds:
 * this way a later save always has a later moment, and `basedOn` distinguishes them.
 */
async function waitUntilAfter(req: PayloadRequest, savedAt: Date): Promise<void> {
  const aheadMs = savedAt.getTime() - Date.now() + 1
  if (aheadMs <= 0) return
  if (aheadMs > maxWaitMs)
    req.payload.logger.warn({
      event: 'saving.clock.behind',
      aheadMs,
      savedAt: savedAt.toISOString(),
    })
  await sleep(Math.min(aheadMs, maxWaitMs))
}

function keyOf({ entity, id }: SavedDocument): string {
  return `${entity}:${id ?? ''}`
}
