import { hookReceiptSchema } from '@kariera/shared/contracts/hook'
import { z } from 'zod'

const moment = z
  .string()
  .nullish()
  .transform((text) => text ?? null)

/** The delivery of an event to one site, as the log stores it. Moments are UTC, ISO 8601. */
export const deliveryRecordSchema = z.object({
  site: z.string(),
  attempts: z.coerce.number(),
  nextAttemptAt: moment,
  deliveredAt: moment,
  /** The site's response; null before that, and if an older site responded in another form. */
  receipt: hookReceiptSchema.nullish().catch(null),
  error: z
    .string()
    .nullish()
    .transform((text) => text || null),
})
export type DeliveryRecord = z.infer<typeof deliveryRecordSchema>

/** State of an event's delivery to all sites together. */
export type DeliveryState =
  /** Every site has its pages on disk; `ms` from the change until the last site had them, null if not recorded. */
  | { is: 'delivered'; ms: number | null; pages: number }
  /** Every site was notified, but some pages could not be rendered. */
  | { is: 'incomplete'; failed: { path: string; error: string }[] }
  | { is: 'waiting' }
  /** A site could not be notified; it is retried automatically. */
  | { is: 'failing'; error: string }
  /** Its sites were unreachable for too long, and get an "everything" event instead. */
  | { is: 'replaced' }

/** @param createdAt when the change was made; UTC, ISO 8601 */
export function deliveryStateOf(deliveries: DeliveryRecord[], createdAt: string): DeliveryState {
  if (deliveries.length === 0) return { is: 'replaced' }
  const waiting = deliveries.filter(({ deliveredAt }) => deliveredAt === null)
  for (const { error } of waiting) {
    if (error !== null) return { is: 'failing', error }
  }
  if (waiting.length > 0) return { is: 'waiting' }
  const receipts = deliveries.flatMap(({ receipt }) => receipt ?? [])
  const failed = receipts.flatMap((receipt) => receipt.failed)
  if (failed.length > 0) return { is: 'incomplete', failed }
  return {
    is: 'delivered',
    ms: millisecondsUntil(lastDelivery(deliveries), createdAt),
    pages: receipts.reduce((sum, { rendered }) => sum + rendered.length, 0),
  }
}

/** Returns when the last site had it; null while a site is still waiting, and if it was for no site. */
export function lastDelivery(deliveries: DeliveryRecord[]): string | null {
  const moments = deliveries.map(({ deliveredAt }) => Date.parse(deliveredAt ?? ''))
  const last = Math.max(...moments)
  return Number.isFinite(last) ? new Date(last).toISOString() : null
}

function millisecondsUntil(moment: string | null, createdAt: string): number | null {
  return moment === null ? null : Math.max(0, Date.parse(moment) - Date.parse(createdAt))
}
