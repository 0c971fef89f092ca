import type { Media } from '@kariera/shared/payload-types'
import { mediaPath } from '@kariera/shared/routes'
import type { PayloadRequest } from 'payload'
import { settings } from '#settings.ts'

/** Where files of this publication are, up to their names. */
const folders = [
  settings.siteUrl + mediaPath(''),
  settings.adminUrl + mediaPath(''),
  ...(settings.mediaUrl ? [`${settings.mediaUrl}/`] : []),
]

const endings = ['jpg', 'png', 'gif', 'webp']

/**
 * Returns the picture whose file, or a size or a cut of it, has this address; null if it is none of this publication's.
 */
export async function storedPictureAt(req: PayloadRequest, address: string): Promise<Media | null> {
  const folder = folders.find((one) => address.startsWith(one))
  if (folder === undefined) return null
  // Sizes have the name of their picture, and their width and height.
  const name = address.slice(folder.length)
  const [, own] = /^([0-9a-f]{24})(?:-\d+x\d+)?\.[a-z]+$/.exec(name) ?? []
  if (own === undefined) return null
  const files = { in: endings.map((ending) => `${own}.${ending}`) }
  const find = { depth: 0, limit: 1, pagination: false, req } as const
  const cuts = await req.payload.find({
    ...find,
    collection: 'picture-cuts',
    where: { filename: files },
  })
  const picture = cuts.docs[0]?.picture
  const { docs } = await req.payload.find({
    ...find,
    collection: 'media',
    where: typeof picture === 'number' ? { id: { equals: picture } } : { filename: files },
  })
  return docs[0] ?? null
}
