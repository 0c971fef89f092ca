import { z } from 'zod'
import { deliveryRecordSchema } from '#publishing/deliveryRecord.ts'

const eventSchema = z.object({
  createdAt: z.string().catch(''),
  deliveries: z.array(deliveryRecordSchema).catch([]),
})

/** Returns what the log shows of an event, from the admin's document. */
export function eventOf(document: unknown): z.infer<typeof eventSchema> {
  return eventSchema.parse(document ?? {})
}
