import { mediaPath } from '@kariera/shared/routes'
import { z } from 'zod'

const picture = z.object({
  filename: z.string(),
  sizes: z.object({ card: z.object({ filename: z.string().nullish() }).nullish() }).nullish(),
})

/** The address of what the admin shows in lists: the card, or of a small picture itself; null without a file. */
export function thumbnailOf({ doc }: { doc: Record<string, unknown> }): string | null {
  const { data } = picture.safeParse(doc)
  return data ? mediaPath(data.sizes?.card?.filename ?? data.filename) : null
}
