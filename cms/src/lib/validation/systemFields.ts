import { now } from '@kariera/shared/clock'
import type {
  CollectionBeforeOperationHook,
  FieldHook,
  FlattenedField,
  GlobalConfig,
  TypeWithID,
} from 'payload'
import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import { z } from 'zod'
import { httpError } from '../http/httpError.ts'
import { operationOf } from '../http/operationOf.ts'
import { readMoment } from './moment.ts'

type GlobalHook = NonNullable<NonNullable<GlobalConfig['hooks']>['beforeOperation']>[number]
type Data = Record<string, unknown>

/** Fields of the database and of Payload: id, and when a document was created and changed. */
const ofEveryDocument = ['id', 'createdAt', 'updatedAt', 'globalType', '_uuid']

/** Fields read from the file itself when it is stored. */
const ofFiles = [
  ...['filename', 'mimeType', 'filesize', 'width', 'height', 'url', 'thumbnailURL', 'sizes'],
  ...['prefix', '_objectKey'],
]

const writtenSchema = z.object({ data: z.record(z.string(), z.unknown()) })

type Model = {
  flattenedFields: FlattenedField[]
  trash?: boolean | undefined
  upload?: unknown
}

/**
 * Removes all fields that only the system writes from a caller's data: otherwise a creation date in the year 2999 would
 * put a document on top of every list. Fields closed by field access are removed by Payload itself. Our own calls,
 * which override access, may write any field.
 *
 * @returns a hook that throws {APIError} 400 if a document is to be trashed with an invalid date
 */
export function withoutSystemFields(model: Model): CollectionBeforeOperationHook {
  const own = systemFieldsOf(model)
  return (call) => {
    const { args, overrideAccess, req } = call
    const operation = operationOf(call)
    if (overrideAccess || (operation !== 'create' && operation !== 'update')) return
    if (!('data' in args) || !isData(args.data)) return
    const { deletedAt, ...data } = cleaned(args.data, own)
    const canBeTrashed = model.trash && operation === 'update' && deletedAt !== undefined
    return {
      ...args,
      data: { ...data, ...(canBeTrashed && { deletedAt: trashedAt(deletedAt, req) }) },
    }
  }
}

/** Removes system fields from the data of a global, which is never in the trash. */
export function withoutSystemFieldsOfGlobal(model: Model): GlobalHook {
  const own = [...systemFieldsOf(model), 'deletedAt']
  return ({ args, operation, overrideAccess }) => {
    if (overrideAccess || operation !== 'update') return
    const { data } = writtenSchema.safeParse(args)
    // Payload ignores the return value, so the arguments are changed in place.
    if (data) Object.assign(args, { data: cleaned(data.data, own) })
  }
}

/** A version created in the trash does not move its document back there when it is restored. */
export const notTrashedByVersion: FieldHook<TypeWithID, unknown> = ({ value, context }) =>
  context.isRestoringVersion ? null : value

function systemFieldsOf({ flattenedFields, upload }: Model): string[] {
  const computed = flattenedFields.filter((field) => 'virtual' in field && Boolean(field.virtual))
  return [...ofEveryDocument, ...computed.map(({ name }) => name), ...(upload ? ofFiles : [])]
}

function cleaned(data: Data, own: string[]): Data {
  return Object.fromEntries(Object.entries(data).filter(([name]) => !own.includes(name)))
}

/** Returns the current moment for moving to the trash, whatever the caller's clock shows, or null for restoring. */
function trashedAt(deletedAt: unknown, req: Parameters<typeof httpError>[0]): string | null {
  if (deletedAt === null || deletedAt === '') return null
  if (readMoment(deletedAt).state !== 'valid')
    throw httpError(req, backOfficeTexts.input.wrongDate, 400)
  return now().toISOString()
}

function isData(value: unknown): value is Data {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
