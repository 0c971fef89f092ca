import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import {
  traverseFields,
  ValidationError,
  type CollectionBeforeOperationHook,
  type Field,
  type FieldHook,
  type SanitizedConfig,
  type TypeWithID,
} from 'payload'
import { z } from 'zod'
import { inLanguageOf } from '../i18n/language.ts'
import { httpError } from '../http/httpError.ts'
import { readMoment, type Moment } from './moment.ts'

type Unusable = Exclude<Moment['state'], 'valid'>

/** Guards every date in these fields, at any depth, so that only accepted dates are stored. */
export function guardDates(fields: Field[]): void {
  traverseFields({
    fields,
    callback: ({ field }) => {
      if (field.type !== 'date') return
      field.hooks = {
        ...field.hooks,
        beforeValidate: [usableDate, ...(field.hooks?.beforeValidate ?? [])],
      }
    },
  })
}

/**
 * Stores a date in one unambiguous form; an empty text becomes null.
 *
 * @throws {ValidationError} 400 if it is not a date, or outside the accepted years. Drafts are not validated, and
 * PostgreSQL would accept words as dates
 */
const usableDate: FieldHook<TypeWithID, unknown> = ({ value, path, req, collection, global }) => {
  if (value === undefined || value === null) return value
  if (value === '') return null
  const moment = readMoment(value)
  if (moment.state === 'valid') return moment.iso
  const message = inLanguageOf(req, textOf(moment.state))
  const slugs = {
    ...(collection && { collection: collection.slug }),
    ...(global && { global: global.slug }),
  }
  const errors = [{ message, path: path.join('.') }]
  const failure = new ValidationError({ ...slugs, errors, req }, req.t)
  // Payload keeps only the message in a bulk operation.
  failure.message = message
  throw failure
}

const querySchema = z.object({ where: z.unknown() }).partial()

/**
 * Refuses queries with invalid dates.
 *
 * @returns a hook that throws {APIError} 400 with a message in the caller's language
 */
export function refuseUnusableDatesInQueries(
  config: SanitizedConfig,
): CollectionBeforeOperationHook {
  const dates = new Set(
    [...config.collections, ...config.globals].flatMap(({ fields }) => namesOfDates(fields)),
  )
  return ({ args, overrideAccess, req }) => {
    if (overrideAccess) return
    const { data } = querySchema.safeParse(args)
    const unusable = unusableDateIn(data?.where, dates)
    if (unusable) throw httpError(req, textOf(unusable), 400)
  }
}

/** Walks through a query: the value of a date field's name is a pair of operator and value. */
function unusableDateIn(query: unknown, dates: Set<string>): Unusable | null {
  if (typeof query !== 'object' || query === null) return null
  for (const [path, value] of Object.entries(query)) {
    const name = path.replaceAll('__', '.').split('.').at(-1) ?? ''
    const found = dates.has(name) ? unusableValueIn(value) : unusableDateIn(value, dates)
    if (found) return found
  }
  return null
}

/** @param condition as `{ greater_than: '2026-11-23' }` */
function unusableValueIn(condition: unknown): Unusable | null {
  if (typeof condition !== 'object' || condition === null) return null
  const values = Object.entries(condition).flatMap(([operator, value]) =>
    operator === 'exists' ? [] : listOf(value),
  )
  const states = values.filter((value) => !isNothing(value)).map((value) => readMoment(value).state)
  return states.find((state) => state !== 'valid') ?? null
}

/** Several values are a list, or one text with commas. */
function listOf(value: unknown): unknown[] {
  return typeof value === 'string' ? value.split(',') : [value].flat()
}

/** In a query these values mean that there is no date. */
function isNothing(value: unknown): boolean {
  return value === null || value === '' || value === 'null'
}

function namesOfDates(fields: Field[]): string[] {
  const names: string[] = []
  traverseFields({
    fields,
    callback: ({ field }) => {
      if (field.type === 'date') names.push(field.name)
    },
  })
  return names
}

function textOf(state: Unusable) {
  const { wrongDate, dateOutOfRange } = backOfficeTexts.input
  return state === 'unreadable' ? wrongDate : dateOutOfRange
}
