import type { Query } from '@kariera/shared/contracts/reading/query'
import type { TestNewsroom } from './newsroom.ts'

/** The answer of the content API to a query at this moment, with the tags of what was read for it. */
export async function answered({ payload }: TestNewsroom, query: Query) {
  const [{ resolveAll }, { readerOf }] = await Promise.all([
    import('../composition.ts'),
    import('../content-api/reader.ts'),
  ])
  const reader = readerOf(payload, { queries: [], asOf: null, fresh: true })
  const [answer] = await resolveAll([query], reader)
  if (!answer || !('value' in answer)) throw new Error('There was no answer.')
  return answer
}
