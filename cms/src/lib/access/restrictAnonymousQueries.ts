import type { CollectionBeforeOperationHook } from 'payload'

/** Largest number of documents per response to an anonymous caller. */
const maxPageSize = 100

/**
 * Limits queries of readers: no drafts, so that nobody learns that one exists; paginated; and not sorted by fields of
 * related documents.
 */
export const restrictAnonymousQueries: CollectionBeforeOperationHook = ({ args, req }) => {
  const query: unknown = args
  if (req.user || req.context.reading === true || req.payloadAPI !== 'REST') return args
  if (isReading(query)) query.draft = false
  // Documents that others refer to are read in full.
  if (!isQuery(query) || query.currentDepth) return args
  query.limit = Math.min(Number(query.limit) || 10, maxPageSize)
  query.pagination = true
  query.sort = [query.sort ?? []]
    .flat()
    .filter((field) => typeof field === 'string' && !/\.|__/.test(field))
  return args
}

type Query = {
  /** Depth below the queried documents. */
  currentDepth?: number
  draft?: boolean
  limit?: number
  pagination?: boolean
  sort?: unknown
}

/** Whether one document or many are read. */
function isReading(value: unknown): value is Pick<Query, 'draft'> {
  return typeof value === 'object' && value !== null && 'draft' in value && !('data' in value)
}

function isQuery(value: unknown): value is Query {
  return typeof value === 'object' && value !== null && 'where' in value
}
