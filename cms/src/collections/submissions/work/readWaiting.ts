import { errorText } from '@kariera/shared/rules/errors'
import type { Payload } from 'payload'
import { z } from 'zod'
import { select, selectOne } from '#lib/db/select.ts'
import { submissionCollections } from '../submission.ts'

const countsSchema = z.object({
  'contact-submissions': z.coerce.number(),
  'branding-requests': z.coerce.number(),
})

/** Returns how many submissions wait for an answer; nothing if they cannot be counted. */
export async function readWaitingCounts(
  payload: Payload,
): Promise<Partial<Record<string, number>>> {
  try {
    return await selectOne(payload.db.drizzle, countsSchema)`
      SELECT (SELECT count(*) FROM contact_submissions WHERE answered_at IS NULL) AS "contact-submissions",
        (SELECT count(*) FROM branding_requests WHERE answered_at IS NULL) AS "branding-requests"`
  } catch (error) {
    payload.logger.error({ event: 'submissions.uncounted', error: errorText(error) })
    return {}
  }
}

const waitingSchema = z.object({
  collection: z.enum(submissionCollections),
  id: z.number(),
  name: z.string(),
  createdAt: z.coerce.date(),
})

/** Returns submissions that wait for an answer, the oldest first. */
export function readWaitingSubmissions(
  payload: Payload,
  most: number,
): Promise<z.infer<typeof waitingSchema>[]> {
  return select(payload.db.drizzle, waitingSchema)`
    (SELECT 'contact-submissions' AS collection, id, name, created_at AS "createdAt"
     FROM contact_submissions WHERE answered_at IS NULL ORDER BY created_at LIMIT ${most})
    UNION ALL
    (SELECT 'branding-requests', id, service_name, created_at
     FROM branding_requests WHERE answered_at IS NULL ORDER BY created_at LIMIT ${most})
    ORDER BY "createdAt" LIMIT ${most}`
}
