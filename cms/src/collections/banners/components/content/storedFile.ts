import { mediaPath } from '@kariera/shared/routes'
import { z } from 'zod'
import type { Content } from '../ShownBanner.tsx'

/** A banner file with the fields that forms need. */
export const storedFile = z.object({
  id: z.number(),
  filename: z.string(),
  mimeType: z.string().nullish(),
  filesize: z.number().nullish(),
  width: z.number().nullish(),
  height: z.number().nullish(),
})

export type StoredFile = z.infer<typeof storedFile>

/** Returns how the file is shown: as an image, or as html from its own address. */
export function contentOf({ filename, mimeType }: StoredFile): Content {
  return { kind: mimeType === 'text/html' ? 'html' : 'image', src: mediaPath(filename) }
}
