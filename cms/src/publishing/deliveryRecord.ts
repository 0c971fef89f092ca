import { hookReceiptSchema } from '@kariera/shared/contracts/hook'
import { z } from 'zod'

const moment = z
  .string()
  .nullish()
  .transform((text) => text ?? null)

/** One site's side of an event, as the log keeps it. Moments are UTC, ISO 8601. */
export const deliveryRecordSchema = z.object({
  site: z.string(),
  attempts: z.coerce.number(),
  nextAttemptAt: moment,
  deliveredAt: moment,
  /** What the site answered; null before that, and where an older site answered in another form. */
  receipt: hookReceiptSchema.nullish().catch(null),
  error: z
    .string()
    .nullish()
    .transform((text) => text || null),
})
export type DeliveryRecord = z.infer<typeof deliveryRecordSchema>

/** An event's way to the sites, all of them together. */
export type DeliveryState =
  /** Every site has its pages on disk; `ms` from the change until the last one had, null where that was not noted. */
  | { is: 'delivered'; ms: number | null; pages: number }
  /** Every site was told, but some pages could not be made. */
  | { is: 'incomplete'; failed: { path: string; error: string }[] }
  | { is: 'waiting' }
  /** A site could not be told; it is tried again by itself. */
  | { is: 'failing'; error: string }
  /** The sites that it was for were away for too long: they are told everything in its place. */
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

/** When the last site had it; null while one still waits, and where no site was to be told. */
export function lastDelivery(deliveries: DeliveryRecord[]): string | null {
  const moments = deliveries.map(({ deliveredAt }) => Date.parse(deliveredAt ?? ''))
  const last = Math.max(...moments)
  return Number.isFinite(last) ? new Date(last).toISOString() : null
}

function millisecondsUntil(moment: string | null, createdAt: string): number | null {
  return moment === null ? null : Math.max(0, Date.parse(moment) - Date.parse(createdAt))
}
