import { hashtagPath, maxAddresses } from '@kariera/shared/routes'
import { hashtagsTag } from '@kariera/shared/tags'
import { z } from 'zod'
import type { Answer, Reader } from '#content-api/reader.ts'
import { select } from '#lib/db/select.ts'

/** Returns the slugs of the hashtags of live articles, as many as fit into a sitemap. */
export async function resolveHashtagSlugs(reader: Reader): Promise<Answer<string[]>> {
  const slugs = await readHashtagSlugs(reader)
  return { value: slugs.slice(0, maxAddresses), tags: [hashtagsTag] }
}

export async function readHashtagPaths(reader: Reader): Promise<string[]> {
  return (await readHashtagSlugs(reader)).map(hashtagPath)
}

async function readHashtagSlugs({ payload, now }: Reader): Promise<string[]> {
  const rows = await select(payload.db.drizzle, z.object({ slug: z.string() }))`
    SELECT slug FROM hashtags WHERE EXISTS (
      SELECT FROM search_places WHERE hashtag_id = hashtags.id AND date_published <= ${now.toISOString()})
    ORDER BY slug`
  return rows.map((row) => row.slug)
}
