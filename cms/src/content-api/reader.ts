import { now, tolerableSkewMs } from '@kariera/shared/clock'
import type { ReadRequest } from '@kariera/shared/contracts/reading/query'
import type { Tag } from '@kariera/shared/tags'
import type { Payload, RequestContext } from 'payload'

/** Context of a read by the site, with no signed-in user: the moment of reading, and whether to bypass cached data. */
export type Reader = { payload: Payload; context: RequestContext; now: Date; fresh: boolean }

/** A value with the tags of the documents read for it. */
export type Answer<Value = unknown> = { value: Value; tags: Tag[] }

/** Why a query has no answer. */
export type Unanswered = { error: string }

/**
 * Returns the site's read context. It reads at this moment, or at that of the newest event that the site knows, so that
 * events of a machine whose clock is ahead are visible too.
 */
export function readerOf(payload: Payload, { asOf, fresh }: Omit<ReadRequest, 'patient'>): Reader {
  const here = now().getTime()
  const there = asOf === null ? here : Date.parse(asOf)
  const moment = new Date(there - here > tolerableSkewMs ? here : Math.max(here, there))
  return { payload, context: { reading: true, readAt: moment }, now: moment, fresh }
}

/** Options of every resolver's queries: readers' access, with pictures and categories populated. */
export function asReader(reader: Reader) {
  return { overrideAccess: false, context: reader.context, depth: 1 } as const
}

/** Returns the tags of several answers, each once. */
export function allTags(answers: Answer[]): Tag[] {
  return [...new Set(answers.flatMap((one) => one.tags))]
}
