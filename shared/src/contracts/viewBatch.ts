import { z } from 'zod'

/**
 * Views that the public server hands over to the cms: `POST /api/site/views`, signed. A batch keeps its id however
 * often it is sent, and is counted once.
 */
export const viewKinds = ['articles', 'quotes'] as const
export type ViewKind = (typeof viewKinds)[number]

/** Longest user agent that is kept, characters. */
export const maxUserAgentLength = 300
/** Largest batch, in views and in bytes. */
export const maxBatch = { views: 5000, bytes: 2 * 1024 * 1024 }

const hash = z.string().regex(/^[0-9a-f]{64}$/)

/** One view of an article or a quote. */
export const recordedViewSchema = z.strictObject({
  kind: z.enum(viewKinds),
  id: z.int().positive().max(2_147_483_647),
  /** Hash of the caller's network and browser, with a new salt each day. */
  visitor: hash,
  userAgent: z
    .string()
    .max(maxUserAgentLength)
    .regex(/^[^\p{Cc}\p{Cs}]*$/u),
  /** Hash of the device, only after consent. */
  fingerprint: hash.optional(),
  /** The day in Europe/Sofia: `2026-11-22`. */
  day: z.iso.date(),
  /** UTC, ISO 8601. */
  at: z.iso.datetime(),
})
export type RecordedView = z.infer<typeof recordedViewSchema>

export const viewBatchSchema = z.strictObject({
  batch: z.uuid(),
  views: z.array(recordedViewSchema).min(1).max(maxBatch.views),
})
export type ViewBatch = z.infer<typeof viewBatchSchema>
