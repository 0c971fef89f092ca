import { z } from 'zod'

/**
 * The message of the cms to a site after a publish: a Standard Webhooks message (`webhook-id`, `webhook-timestamp`,
 * `webhook-signature`) sent to `/_site/hook` on the site's internal port.
 */
export const hookMessageSchema = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('publish'),
    /** When the newest change of the message was written; UTC, ISO 8601. */
    timestamp: z.iso.datetime(),
    data: z.object({
      /** Rendered whether or not they exist yet; a page that renders as "not found" is removed. */
      paths: z.array(z.string().startsWith('/').max(500)).max(4000),
      /** Every page with one of these tags is rendered anew. */
      tags: z.array(z.string().max(200)).max(5000),
    }),
  }),
  /**
   * The site reads all addresses anew and renders every page: it has missed too many messages to get them one by one.
   */
  z.object({ type: z.literal('everything'), timestamp: z.iso.datetime() }),
])
export type HookMessage = z.infer<typeof hookMessageSchema>

/** The site's response, when the event's own pages are on disk or have failed. */
export const hookReceiptSchema = z.object({
  rendered: z.array(z.object({ path: z.string(), ms: z.number() })),
  failed: z.array(z.object({ path: z.string(), error: z.string() })),
  /** Further pages of this message that wait to be rendered. */
  remaining: z.number(),
})
export type HookReceipt = z.infer<typeof hookReceiptSchema>
