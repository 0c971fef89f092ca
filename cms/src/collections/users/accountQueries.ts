import { may } from '@kariera/shared/rules/roles'
import {
  QueryError,
  type CollectionBeforeOperationHook,
  type FlattenedField,
  type SanitizedConfig,
} from 'payload'
import { z } from 'zod'
import { queryBounds } from '../../limits/query-limits/bounds.ts'
import { hiddenFromColleagues } from './colleagues.ts'

const accounts = 'users'

const querySchema = z.object({ where: z.unknown(), sort: z.unknown() }).partial()

/** Operators that Payload accepts but its PostgreSQL adapter does not support. */
const missingOperators = /^(?:near|within|intersects|all)$/

/**
 * Forbids filtering or sorting documents by fields of a referenced account: with where[author.email] or
 * sort=author.hash a caller could find out hidden values character by character. An account's id may be queried, and
 * for accounts themselves their names.
 *
 * @throws {QueryError} 400 with the forbidden paths
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
    if (collection.slug === accounts && !may(req.user, 'administer')) refusePaths(args, ofAccounts)
    refusePaths(args, missingOperators)
  }
}

/**
 * @param args of an operation
 * @param refused matches forbidden paths of filters and sorting, written with dots
 * @throws {QueryError} 400 with the forbidden paths
 */
export function refusePaths(args: unknown, refused: RegExp): void {
  const { data: { where, sort } = {} } = querySchema.safeParse(args)
  // Payload treats two underscores like a dot.
  const paths = [...keysIn(where), ...String(sort).split(',')].map((path) =>
    path.replaceAll('__', '.').replace(/^-/, ''),
  )
  const found = paths.filter((path) => path.length > queryBounds.path || refused.test(path))
  if (found.length > 0) throw new QueryError(found.map((path) => ({ path })))
}

function namesAccount(field: FlattenedField): boolean {
  return field.type === 'relationship' && [field.relationTo].flat().includes(accounts)
}

/** Returns the names at every depth of a query: of fields, operators and groups. */
function keysIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  const own = Array.isArray(value) ? [] : Object.keys(value)
  return [...own, ...Object.values(value).flatMap(keysIn)]
}
