import { z } from 'zod'

/** The state of a site at `/_site/state` on its internal port. */
export const siteStateSchema = z.object({
  /** Pages on disk. */
  pages: z.number(),
  /** Pages waiting to be rendered anew. */
  dirty: z.number(),
  /** Whether a full render is still marking pages, so that more will wait. */
  listing: z.boolean(),
  /** Whether every page was rendered at least once since the site was built. */
  firstRenderDone: z.boolean(),
})
export type SiteState = z.infer<typeof siteStateSchema>

/** The state of one page at `/_site/state?path=`. */
export const pageStateSchema = z.object({
  path: z.string(),
  onDisk: z.boolean(),
  /** Whether it waits to be rendered. */
  dirty: z.boolean(),
  /** The error of its last render; null if that succeeded. */
  error: z.string().nullable(),
  /** When the file on disk was rendered; UTC, ISO 8601. */
  renderedAt: z.string().nullable(),
})
export type PageState = z.infer<typeof pageStateSchema>
