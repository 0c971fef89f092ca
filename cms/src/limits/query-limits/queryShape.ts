import { z } from 'zod'
import { parseWhere, type Query } from './measure.ts'

const searchesText = /^(?:like|not_like|contains)$/

const text = z.string()
/** In an address an empty value means the same as no value. */
const flag = z.enum(['', 'true', 'false'])
const integer = z.string().regex(/^(?:-?\d{1,15})?$/)
const sort = z.union([text, z.array(text)])
const where = z.unknown().refine((value) => value === '' || isGroup(parseWhere(value)))
const names: z.ZodType = z.lazy(() => z.record(text, z.union([z.boolean(), flag, names])))
const namesOrNone = z.union([z.literal(''), names])
const join = z.union([
  flag,
  z.looseObject({ where, sort, limit: integer, page: integer, count: flag }).partial(),
])

/** Parameters that Payload reads. It ignores all others; those of an endpoint of ours are parsed by the endpoint. */
const querySchema = z
  .looseObject({
    where: where.nullable(),
    sort: sort.nullable(),
    limit: integer,
    page: integer,
    depth: integer,
    select: namesOrNone,
    populate: namesOrNone,
    joins: z.union([flag, z.record(text, join)]),
    locale: text,
    fallbackLocale: sort,
    'fallback-locale': text,
    draft: flag,
    trash: flag,
    pagination: flag,
    autosave: flag,
    overrideLock: flag,
    flattenLocales: flag,
  })
  .partial()

/**
 * Whether a query has a shape that Payload does not expect. Payload would fail, or ignore the part and answer something
 * else than what was asked for. Limits must be checked first: the nesting is not limited here.
 */
export function isMalformed(query: Query): boolean {
  return !querySchema.safeParse(query).success
}

/** Conditions by paths, and lists of groups by `and` and `or`. */
function isGroup(value: unknown): boolean {
  if (!isRecord(value)) return false
  return Object.entries(value).every(([name, part]) =>
    /^(?:and|or)$/i.test(name)
      ? Array.isArray(part) && part.every(isGroup)
      : !/^$|^\.|\.$|\.\./.test(name) && isCondition(part),
  )
}

/** Values by operators. Payload names operators that it does not know. */
function isCondition(value: unknown): boolean {
  if (!isRecord(value)) return false
  return Object.entries(value).every(
    ([operator, operand]) => !searchesText.test(operator) || typeof operand === 'string',
  )
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
