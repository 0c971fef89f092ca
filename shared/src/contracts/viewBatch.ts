import { z } from 'zod'

/**
 * What the front door hands over to the cms: `POST /api/site/views`, signed. A batch keeps its id however often it is
 * sent, and is counted once.
 */
export const viewKinds = ['articles', 'quotes'] as const
export type ViewKind = (typeof viewKinds)[number]

/** Longest name of a browser that is kept, characters. */
export const maxUserAgentLength = 300
/** Most views of one batch, and most bytes. */
export const maxBatch = { views: 5000, bytes: 2 * 1024 * 1024 }

const hash = z.string().regex(/^[0-9a-f]{64}$/)

/** One look of somebody at an article or a quote. */
export const recordedViewSchema = z.strictObject({
  kind: z.enum(viewKinds),
  id: z.int().positive().max(2_147_483_647),
  /** Of the caller's network and browser, salted anew each day. */
  visitor: hash,
  userAgent: z
    .string()
    .max(maxUserAgentLength)
    .regex(/^[^\p{Cc}\p{Cs}]*$/u),
  /** Of the device, only after consent. */
  fingerprint: hash.optional(),
  /** In Europe/Sofia: `2026-11-22`. */
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
