import { z } from 'zod'

/** What a site says of itself at `/_site/state` on its internal port. */
export const siteStateSchema = z.object({
  /** Pages on disk. */
  pages: z.number(),
  /** Pages waiting to be rendered anew. */
  dirty: z.number(),
  /** Every page was rendered at least once since the site was built. */
  firstRenderDone: z.boolean(),
})
export type SiteState = z.infer<typeof siteStateSchema>
