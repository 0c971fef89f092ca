import { mediaPath } from '@kariera/shared/routes'
import { z } from 'zod'

const picture = z.object({
  filename: z.string(),
  sizes: z.object({ card: z.object({ filename: z.string().nullish() }).nullish() }).nullish(),
})

/**
 * Returns the address of the picture in the admin's lists: the card, or the picture itself if it is small; null without
 * a file.
 */
export function thumbnailOf({ doc }: { doc: Record<string, unknown> }): string | null {
  const { data } = picture.safeParse(doc)
  return data ? mediaPath(data.sizes?.card?.filename ?? data.filename) : null
}
