import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import type { APIError, PayloadRequest } from 'payload'
import { httpError } from '../../lib/http/httpError.ts'
import { consumeRateLimit, type Limit } from '../../limits/rate-limit/limit.ts'

/**
 * New parts and focal points of pictures that one account chooses: each writes a copy of the picture in every size,
 * which stays for a week (sweepFiles.ts).
 */
const limits: [name: string, limit: Limit][] = [
  ['picture parts', { calls: 60, seconds: 600 }],
  ['picture parts of a day', { calls: 240, seconds: 24 * 60 * 60 }],
]

/** Counts a new part or focal point. Returns why it may not be made, null if it may. */
export async function countPictureChange(req: PayloadRequest): Promise<APIError | null> {
  if (!req.user) return null
  for (const [name, limit] of limits) {
    const seconds = await consumeRateLimit(req.payload, name, limit, `user ${req.user.id}`)
    const minutes = Math.ceil(seconds / 60)
    if (seconds > 0) return httpError(req, backOfficeTexts.crop.tooMany(minutes), 429)
  }
  return null
}
