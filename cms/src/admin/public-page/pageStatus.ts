import { z } from 'zod'

/** State of a public page: up to date, an older version, missing, or unknown. */
export const pageStatusSchema = z.object({
  url: z.string(),
  status: z.enum(['live', 'updating', 'missing', 'unknown']),
  /** When it was rendered, UTC, ISO 8601; null if it is not known. */
  renderedAt: z.string().nullable(),
})
export type PageStatus = z.infer<typeof pageStatusSchema>
