import type { CountedHashtag } from '@kariera/shared/contracts/reading/archives'
import { fewestCounted } from '@kariera/shared/rules/hashtagCounts'
import { hashtagCountsTag, hashtagTag } from '@kariera/shared/tags'
import { readCounted } from '../counted.ts'
import type { Answer, Reader } from '../../../content-api/reader.ts'

/** The hashtags that articles bear most often, for the page of all of them (reader-site.md, section 2). */
export async function resolveHashtagCounts({ payload }: Reader): Promise<Answer<CountedHashtag[]>> {
  const counted = await readCounted(payload.db.drizzle, fewestCounted)
  return {
    value: counted.map(({ value: name, ...rest }) => ({ name, ...rest })),
    tags: [hashtagCountsTag, ...counted.map(({ id }) => hashtagTag(id))],
  }
}
