import { z } from 'zod'

/** Whether readers have a page: its newest state, an older one, or none; or nobody can tell. */
export const pageStatusSchema = z.object({
  url: z.string(),
  standing: z.enum(['live', 'updating', 'missing', 'unknown']),
})
export type PageStatus = z.infer<typeof pageStatusSchema>
