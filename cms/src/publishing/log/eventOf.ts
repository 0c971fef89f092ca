import { z } from 'zod'
import { deliveryRecordSchema } from '../deliveryRecord.ts'

const eventSchema = z.object({
  createdAt: z.string().catch(''),
  deliveries: z.array(deliveryRecordSchema).catch([]),
})

/** What the log shows of an event, from the document as the admin has it. */
export function eventOf(document: unknown): z.infer<typeof eventSchema> {
  return eventSchema.parse(document ?? {})
}
