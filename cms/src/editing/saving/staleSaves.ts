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

/** What a save says of itself beside the fields. */
export type SaveCall = {
  /** The `updatedAt` of what its writer had before him; undefined where the caller does not say. */
  basedOn: Date | undefined
  isAutosave: boolean
}

/** A save on its way: its document is locked. */
type LockedSave = SaveCall & { state: DocumentState }

declare module 'payload' {
  interface RequestContext {
    /** The saves of this request whose documents are locked. Payload copies a context, so it has to stand in it. */
    lockedSaves?: Map<string, LockedSave>
    /** What a bulk call says of each of its documents, by the slug of their collection. */
    bulkSaves?: Map<string, SaveCall>
  }
}

const basedOnSchema = z.iso
  .datetime({ offset: true })
  .transform((text) => new Date(text))
  .nullish()

/**
 * Takes `basedOn` out of what a caller has sent.
 *
 * @returns the moment, and the rest of the data
 * @throws 400 where it is no moment
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

/** Locks the document of a save until the transaction ends, before anything of it is read. */
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

/** The save of this request that has locked a document. */
export function begunSave(
  context: RequestContext,
  document: SavedDocument,
): LockedSave | undefined {
  return context.lockedSaves?.get(keyOf(document))
}

/**
 * Refuses a save whose writer has not seen what stands, and sees to it that what is written now comes after that, and
 * beside it where an autosave would write over what somebody else has written.
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
  await outlast(req, savedAt)
}

/** What a refused save is told of the saves that its writer has not seen (B-EDIT-1). */
export type ConflictData = {
  /** Who saved last. */
  who: string
  /** When, ISO 8601. */
  when: string
  /** The names of the fields that have been changed since. */
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

/** How Payload's log takes them: the text, and no stack to read. */
export const levelOfConflicts: Record<string, 'info'> = { [conflictName]: 'info' }

/** How far the clocks of two machines may be apart, milliseconds. */
const maxWaitMs = 2000

/**
 * Payload dates a save by the clock of its process, to the millisecond. Two saves never get the same moment, nor the
 * later one an earlier, so that `basedOn` always tells them apart.
 */
async function outlast(req: PayloadRequest, savedAt: Date): Promise<void> {
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
