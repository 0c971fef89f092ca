import { z } from 'zod'

/** What a site says of itself at `/_site/state` on its internal port. */
export const siteStateSchema = z.object({
  /** Pages on disk. */
  pages: z.number(),
  /** Pages waiting to be rendered anew. */
  dirty: z.number(),
  /** A full render has not marked all of its pages yet: more will wait. */
  listing: z.boolean(),
  /** Every page was rendered at least once since the site was built. */
  firstRenderDone: z.boolean(),
})
export type SiteState = z.infer<typeof siteStateSchema>

/** What it says of one page at `/_site/state?path=`. */
export const pageStateSchema = z.object({
  path: z.string(),
  onDisk: z.boolean(),
  /** It waits to be rendered (anew). */
  dirty: z.boolean(),
  /** Why its last render failed; null when it did not. */
  error: z.string().nullable(),
  /** When the file on disk was rendered; UTC, ISO 8601. */
  renderedAt: z.string().nullable(),
})
export type PageState = z.infer<typeof pageStateSchema>
