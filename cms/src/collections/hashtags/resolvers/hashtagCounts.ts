import type { CountedHashtag } from '@kariera/shared/contracts/reading/archives'
import { fewestCounted } from '@kariera/shared/rules/listLengths'
import { hashtagCountsTag, hashtagTag } from '@kariera/shared/tags'
import { readCounted } from '../counted.ts'
import type { Answer, Reader } from '#content-api/reader.ts'

/** Returns the most used hashtags, for the page of all hashtags. */
export async function resolveHashtagCounts({ payload }: Reader): Promise<Answer<CountedHashtag[]>> {
  const counted = await readCounted(payload.db.drizzle, fewestCounted)
  return {
    value: counted.map(({ value: name, ...rest }) => ({ name, ...rest })),
    tags: [hashtagCountsTag, ...counted.map(({ id }) => hashtagTag(id))],
  }
}
