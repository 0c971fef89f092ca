import type { Tag } from '@kariera/shared/tags'
import type { Payload, RequestContext } from 'payload'

/** Who reads: anyone, that is nobody signed in. */
export type Reader = { payload: Payload; context: RequestContext }

/** A value with the tags of what was read for it. */
export type Answer<Value = unknown> = { value: Value; tags: Tag[] }

/** How every read of this folder is made: as a reader, with pictures and categories populated. */
export function asReader(reader: Reader) {
  return { overrideAccess: false, context: reader.context, depth: 1 } as const
}
