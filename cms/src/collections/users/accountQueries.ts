import {
  QueryError,
  type CollectionBeforeOperationHook,
  type FlattenedField,
  type SanitizedConfig,
} from 'payload'
import { z } from 'zod'
import { queryBounds } from '../../lib/query-limits/bounds.ts'
import { hiddenFromColleagues } from './colleagues.ts'

const accounts = 'users'

const querySchema = z.object({ where: z.unknown(), sort: z.unknown() }).partial()

/** Payload knows them, its PostgreSQL does not. */
const missingOperators = /^(?:near|within|intersects|all)$/

/**
 * Refuses to pick or to order documents by what stands in the account that they name: by where[author.email], or
 * sort=author.hash, a caller would learn letter by letter what no answer shows him. An account's id may be asked for, and of accounts themselves their names.
 *
 * @throws {QueryError} 400 with the paths that cannot be asked for
 */
export function forbidQueriesOnAccounts(config: SanitizedConfig): CollectionBeforeOperationHook {
  const names = config.collections.flatMap(({ flattenedFields }) =>
    flattenedFields.flatMap((field) => (namesAccount(field) ? field.name : [])),
  )
  const inAccount = new RegExp(
    `(?:^|\\.)(?:${[...new Set(names)].join('|')})\\.(?!(?:id|value|relationTo|value\\.id)$)`,
  )
  const ofAccounts = new RegExp(
    `^(?:${config.collections
      .filter(({ slug }) => slug === accounts)
      .flatMap(hiddenFromColleagues)
      .join('|')})(?:\\.|$)`,
  )
  return ({ args, collection, overrideAccess, req }) => {
    if (overrideAccess) return
    refusePaths(args, inAccount)
    if (collection.slug === accounts && req.user?.role !== 'administrator')
      refusePaths(args, ofAccounts)
    refusePaths(args, missingOperators)
  }
}

/**
 * @param args of an operation
 * @param refused of the paths by which documents are picked or ordered, with points in them
 * @throws {QueryError} 400 with the paths that cannot be asked for
 */
export function refusePaths(args: unknown, refused: RegExp): void {
  const { data: { where, sort } = {} } = querySchema.safeParse(args)
  // Payload takes two underscores for a point.
  const paths = [...keysIn(where), ...String(sort).split(',')].map((path) =>
    path.replaceAll('__', '.').replace(/^-/, ''),
  )
  const found = paths.filter((path) => path.length > queryBounds.path || refused.test(path))
  if (found.length > 0) throw new QueryError(found.map((path) => ({ path })))
}

function namesAccount(field: FlattenedField): boolean {
  return field.type === 'relationship' && [field.relationTo].flat().includes(accounts)
}

/** The names at every depth of a question: of fields, of operators, and of what stands between them. */
function keysIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  const own = Array.isArray(value) ? [] : Object.keys(value)
  return [...own, ...Object.values(value).flatMap(keysIn)]
}
