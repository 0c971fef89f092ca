import type { CollectionBeforeOperationHook } from 'payload'

/** Most documents that an anonymous caller gets at once. */
const maxPageSize = 100

/**
 * Readers ask plain questions: without drafts, so that nobody learns that one exists; page by page; and in no
 * order that looks into related documents.
 */
export const restrictAnonymousQueries: CollectionBeforeOperationHook = ({ args, req }) => {
  const query: unknown = args
  if (req.user || req.context.reading === true || req.payloadAPI !== 'REST') return args
  if (isReading(query)) query.draft = false
  // What other documents name is read for them, all of it.
  if (!isQuery(query) || query.currentDepth) return args
  query.limit = Math.min(Number(query.limit) || 10, maxPageSize)
  query.pagination = true
  query.sort = [query.sort ?? []]
    .flat()
    .filter((field) => typeof field === 'string' && !/\.|__/.test(field))
  return args
}

type Query = {
  /** How deep below the documents that were asked for. */
  currentDepth?: number
  draft?: boolean
  limit?: number
  pagination?: boolean
  sort?: unknown
}

/** One document, or many. */
function isReading(value: unknown): value is Pick<Query, 'draft'> {
  return typeof value === 'object' && value !== null && 'draft' in value && !('data' in value)
}

function isQuery(value: unknown): value is Query {
  return typeof value === 'object' && value !== null && 'where' in value
}
