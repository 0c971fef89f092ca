import { maxQueryLength, queryBounds, type QueryBound } from './bounds.ts'

/** The parts of a query, as in REST, server functions and Payload's operations. */
export type Query = Partial<
  Record<'where' | 'sort' | 'select' | 'populate' | 'joins' | 'limit' | 'page', unknown>
>

const looksIntoText = /^(?:like|not_like|contains)$/
const takesList = /^(?:in|not_in|all)$/

/** A query exceeds a limit. */
class Exceeded extends Error {
  readonly bound: QueryBound

  constructor(bound: QueryBound) {
    super(bound)
    this.bound = bound
  }
}

/** Returns the first limit that a query exceeds, null if none. It stops at that point, however long the query is. */
export function exceededBound(query: Query): QueryBound | null {
  try {
    new Measure().take(query)
    return null
  } catch (error) {
    if (error instanceof Exceeded) return error.bound
    throw error
  }
}

class Measure {
  readonly #counted: Partial<Record<QueryBound, number>> = {}

  take({ where, sort, select, populate, joins, limit, page }: Query): void {
    this.#where(parseWhere(where), 1)
    this.#sort(sort)
    for (const names of [select, populate, joins]) this.#names(names)
    for (const join of entriesOf(joins)) this.take(isObject(join[1]) ? join[1] : {})
    this.#atMost('limit', Number(limit ?? 0))
    this.#atMost('page', Number(page ?? 0))
  }

  #where(group: unknown, depth: number): void {
    this.#atMost('depth', depth)
    for (const [name, value] of entriesOf(group)) {
      this.#add('conditions')
      if (/^(?:and|or)$/i.test(name) || Array.isArray(group)) this.#where(value, depth + 1)
      else this.#condition(name, value)
    }
  }

  #condition(path: string, condition: unknown): void {
    this.#path(path)
    const operators = entriesOf(condition)
    if (operators.length === 0) this.#value(condition, 1)
    for (const [operator, operand] of operators) {
      this.#add('conditions')
      this.#atMost('path', operator.length)
      if (looksIntoText.test(operator)) this.#text(operand)
      if (takesList.test(operator) && typeof operand === 'string')
        this.#atMost('list', operand.split(',', queryBounds.list + 1).length)
      else this.#value(operand, 1)
    }
  }

  #text(operand: unknown): void {
    this.#add('texts')
    const text = typeof operand === 'string' ? operand : JSON.stringify(operand)
    this.#atMost('value', text.length)
    this.#add('words', text.split(/\s+/).length)
  }

  #value(value: unknown, depth: number): void {
    this.#atMost('depth', depth)
    if (typeof value === 'string') this.#atMost('value', value.length)
    const parts = entriesOf(value)
    this.#atMost('list', parts.length)
    for (const [, part] of parts) this.#value(part, depth + 1)
  }

  #sort(sort: unknown): void {
    const { sort: maxSortFields, path } = queryBounds
    const texts = Array.isArray(sort) ? sort : [sort]
    this.#atMost('sort', texts.length)
    for (const text of texts) {
      if (typeof text !== 'string') continue
      if (text.length > maxSortFields * (path + 2)) throw new Exceeded('sort')
      for (const field of text.split(',')) {
        this.#add('sort')
        this.#path(field.replace(/^-/, ''))
      }
    }
  }

  /** Payload treats two underscores like a dot. */
  #path(path: string): void {
    this.#atMost('path', path.length)
    const parts = path
      .replaceAll('__', '.')
      .replace(/^version\./, '')
      .split('.')
    this.#atMost('pathParts', parts.length)
    if (parts.length > 1) this.#add('relations')
  }

  #names(tree: unknown, depth = 1, seen = { count: 0 }): void {
    this.#atMost('depth', depth)
    for (const [name, value] of entriesOf(tree)) {
      this.#atMost('path', name.length)
      seen.count += 1
      this.#atMost('names', seen.count)
      this.#names(value, depth + 1, seen)
    }
  }

  #add(bound: QueryBound, count = 1): void {
    const sum = (this.#counted[bound] ?? 0) + count
    this.#counted[bound] = sum
    this.#atMost(bound, sum)
  }

  #atMost(bound: QueryBound, count: number): void {
    if (count > queryBounds[bound]) throw new Exceeded(bound)
  }
}

/** REST also accepts a `where` as JSON. @returns null if it is invalid */
export function parseWhere(where: unknown): unknown {
  if (typeof where !== 'string') return where
  if (where.length > maxQueryLength) throw new Exceeded('conditions')
  try {
    return JSON.parse(where)
  } catch {
    return null
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

function entriesOf(value: unknown): [string, unknown][] {
  return isObject(value) ? Object.entries(value) : []
}
