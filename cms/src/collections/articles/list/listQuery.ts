import { now } from '@kariera/shared/clock'
import type { CollectionBeforeOperationHook, Payload, Where, WhereField } from 'payload'
import { failedArticles } from './failedArticles.ts'
import { promotedArticles } from './promotedArticles.ts'
import { isArticleState, whereState, type ArticleState, type StateIds } from './states.ts'
import { selectIds } from '../../../lib/db/select.ts'

/**
 * Lets the newsroom ask for articles by what no column has: by their state (`where[state][equals]=live`), which becomes
 * the condition that it stands for at that moment, and by words of their author's name (`where[authorName][like]=…`),
 * though not everyone sees every account. So lists ask, and bulk acts. Nobody else may, as for any field that may not
 * be read.
 */
export const resolveListQuery: CollectionBeforeOperationHook = async ({ args, req }) => {
  const query: unknown = args
  if (!req.user || !isQuery(query)) return
  const asked = askedIn(query.where)
  if (asked.states.length === 0 && asked.names.length === 0) return
  query.where = replaceAsked(query.where, now(), await readIds(req.payload, asked))
}

function isQuery(value: unknown): value is { where: Where } {
  if (typeof value !== 'object' || value === null || !('where' in value)) return false
  return typeof value.where === 'object' && value.where !== null
}

type Asked = { states: ArticleState[]; names: string[] }
type FoundIds = StateIds & {
  /** Of the accounts, by the words that are in their names. */
  authors: ReadonlyMap<string, readonly number[]>
}

/** Reads only what is asked for. */
async function readIds(payload: Payload, { states, names }: Asked): Promise<FoundIds> {
  const [promoted, failed, authors] = await Promise.all([
    states.includes('promoted') ? promotedArticles(payload.db.drizzle, now()) : [],
    states.includes('failed') ? failedArticles(payload) : [],
    Promise.all(
      [...new Set(names)].map(async (name) => [name, await authorsNamed(payload, name)] as const),
    ),
  ])
  return { promoted, failed, authors: new Map(authors) }
}

/** Every word stands somewhere in the name, as Payload's `like` has it. */
async function authorsNamed({ db }: Payload, words: string): Promise<number[]> {
  return selectIds(db.drizzle)`
    SELECT id FROM users WHERE NOT EXISTS (
      SELECT FROM regexp_split_to_table(${words}, '\\s+') AS word
      WHERE strpos(lower(name), lower(word)) = 0)`
}

/** @returns what a condition asks for, in all of its parts */
export function askedIn(where: Where): Asked {
  const asked: Asked = { states: [], names: [] }
  for (const [name, condition] of Object.entries(where)) {
    const parts = Array.isArray(condition) ? condition.map(askedIn) : [ownIn(name, condition)]
    for (const { states, names } of parts) {
      asked.states.push(...states)
      asked.names.push(...names)
    }
  }
  return asked
}

function ownIn(field: string, condition: WhereField | undefined): Asked {
  return {
    states: field === 'state' && condition ? statesOf(condition) : [],
    names: field === 'authorName' && typeof condition?.like === 'string' ? [condition.like] : [],
  }
}

/** @returns the same with what is asked for replaced by what it stands for; one that asks for nothing known stays */
export function replaceAsked(where: Where, moment: Date, ids: FoundIds): Where {
  const parts = Object.entries(where).map(([field, condition]): Where => {
    if (Array.isArray(condition)) {
      return { [field]: condition.map((part) => replaceAsked(part, moment, ids)) }
    }
    const { states, names } = ownIn(field, condition)
    if (states.length > 0) return { or: states.map((state) => whereState(state, moment, ids)) }
    const [name] = names
    if (name !== undefined) return { author: { in: [...(ids.authors.get(name) ?? [])] } }
    return { [field]: condition }
  })
  return parts.length === 1 && parts[0] ? parts[0] : { and: parts }
}

/** `equals` one, or `in` some: a list, or a text with commas, as addresses have it. Of anything else none. */
function statesOf(condition: WhereField): ArticleState[] {
  const { equals, in: list, ...others } = condition
  const asked: unknown = equals ?? list
  if (Object.keys(others).length > 0) return []
  const named: unknown[] = typeof asked === 'string' ? asked.split(',') : [asked].flat()
  const states = named.filter(isArticleState)
  return states.length === named.length ? states : []
}
