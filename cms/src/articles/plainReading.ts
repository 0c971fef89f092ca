import type { CollectionBeforeOperationHook } from 'payload'

/** Most documents that an anonymous caller gets at once. */
const largestPage = 100

/**
 * Readers ask plain questions: without drafts, so that nobody learns that one exists; page by page; and in no
 * order that looks into related documents.
 */
export const plainReadingForAll: CollectionBeforeOperationHook = ({ args, req }) => {
  const query: unknown = args
  if (req.user || req.context.reading === true || !isQuery(query)) return args
  // What other documents name is read for them, all of it.
  if (req.payloadAPI !== 'REST' || query.currentDepth) return args
  query.draft = false
  query.limit = Math.min(Number(query.limit) || 10, largestPage)
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

function isQuery(value: unknown): value is Query {
  return typeof value === 'object' && value !== null && 'where' in value
}
