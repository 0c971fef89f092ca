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

/** The database's and Payload's own: when a document was made and changed, and which one it is. */
const ofEveryDocument = ['id', 'createdAt', 'updatedAt', 'globalType', '_uuid']

/** What is read from the file itself when it is stored. */
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
 * Takes out of what comes from outside all that only the system writes: a date of creation in the year 2999 would head
 * every list. What is closed by the access of a field is closed by Payload itself. Our own calls, which override
 * access, write what they like.
 *
 * @returns a hook that throws {APIError} 400 where something is to be trashed at a moment that is none
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

/** The same for a global, which is never in the trash. */
export function withoutSystemFieldsOfGlobal(model: Model): GlobalHook {
  const own = [...systemFieldsOf(model), 'deletedAt']
  return ({ args, operation, overrideAccess }) => {
    if (overrideAccess || operation !== 'update') return
    const { data } = writtenSchema.safeParse(args)
    // Payload takes no answer for the arguments as they are.
    if (data) Object.assign(args, { data: cleaned(data.data, own) })
  }
}

/** A version that was made in the trash does not take its document there again: who restores it wants to have it. */
export const notTrashedByVersion: FieldHook<TypeWithID, unknown> = ({ value, context }) =>
  context.isRestoringVersion ? null : value

function systemFieldsOf({ flattenedFields, upload }: Model): string[] {
  const computed = flattenedFields.filter((field) => 'virtual' in field && Boolean(field.virtual))
  return [...ofEveryDocument, ...computed.map(({ name }) => name), ...(upload ? ofFiles : [])]
}

function cleaned(data: Data, own: string[]): Data {
  return Object.fromEntries(Object.entries(data).filter(([name]) => !own.includes(name)))
}

/** Into the trash now, whatever the caller's clock says, or out of it. */
function trashedAt(deletedAt: unknown, req: Parameters<typeof httpError>[0]): string | null {
  if (deletedAt === null || deletedAt === '') return null
  if (readMoment(deletedAt).state !== 'valid')
    throw httpError(req, backOfficeTexts.input.wrongDate, 400)
  return now().toISOString()
}

function isData(value: unknown): value is Data {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
