import type { CollectionSlug, PayloadRequest } from 'payload'
import { z } from 'zod'
import { savesSince } from '../saving/saveRecords.ts'
import { versionLines, type VersionLine } from './versionLines.ts'
import { keptVersions } from './versionsView.ts'

const versionSchema = z.object({
  id: z.number(),
  autosave: z.boolean().nullish(),
  version: z.object({
    updatedAt: z.coerce.date(),
    _status: z.enum(['draft', 'published']).nullish(),
  }),
})

/** Returns the versions of a document that the user may read, the latest first. */
export async function readVersions(
  req: PayloadRequest,
  collection: CollectionSlug,
  id: number,
): Promise<VersionLine[]> {
  const [{ docs, hasNextPage }, saves] = await Promise.all([
    req.payload.findVersions({
      collection,
      where: { parent: { equals: id } },
      sort: '-updatedAt',
      limit: keptVersions,
      depth: 0,
      select: { autosave: true, version: { updatedAt: true, _status: true } },
      overrideAccess: false,
      req,
    }),
    savesSince(req, { entity: collection, id }, new Date(0)),
  ])
  const versions = docs.map((doc) => {
    const { autosave, version, ...rest } = versionSchema.parse(doc)
    const { updatedAt: savedAt, _status: status } = version
    return { ...rest, savedAt, status: status ?? null, isAutosave: autosave ?? false }
  })
  return versionLines(versions, saves, !hasNextPage)
}
