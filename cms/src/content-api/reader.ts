import { now, tolerableSkewMs } from '@kariera/shared/clock'
import type { ReadRequest } from '@kariera/shared/contracts/reading/query'
import type { Tag } from '@kariera/shared/tags'
import type { Payload, RequestContext } from 'payload'

/** Who reads: anyone, that is nobody signed in; at which moment, and whether past what was kept of earlier readings. */
export type Reader = { payload: Payload; context: RequestContext; now: Date; fresh: boolean }

/** A value with the tags of what was read for it. */
export type Answer<Value = unknown> = { value: Value; tags: Tag[] }

/** Why a question has no answer. */
export type Unanswered = { error: string }

/**
 * The site as a reader. It reads at this moment, or at that of the newest event that it knows of: what a machine whose
 * clock is ahead has announced is to be seen here too.
 */
export function readerOf(payload: Payload, { asOf, fresh }: ReadRequest): Reader {
  const here = now().getTime()
  const there = asOf === null ? here : Date.parse(asOf)
  const moment = new Date(there - here > tolerableSkewMs ? here : Math.max(here, there))
  return { payload, context: { reading: true, readAt: moment }, now: moment, fresh }
}

/** How every resolver reads: as a reader, with pictures and categories populated. */
export function asReader(reader: Reader) {
  return { overrideAccess: false, context: reader.context, depth: 1 } as const
}

/** The tags of several answers, each once. */
export function allTags(answers: Answer[]): Tag[] {
  return [...new Set(answers.flatMap((one) => one.tags))]
}
