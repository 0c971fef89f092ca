import { z } from 'zod'

/** The parts of a load, in their order. */
const loadParts = ['request', 'download', 'render'] as const

/** One measured load of a screen of the newsroom (A-TEST-1). Durations are milliseconds. */
export const loadRecordSchema = z.object({
  /** The list or form: `articles/list`, `faq/form`. */
  testName: z.string(),
  /** When it began; UTC, ISO 8601. */
  timestamp: z.string(),
  measurements: z.array(
    z.object({ name: z.enum(loadParts), duration: z.number(), details: z.string() }),
  ),
  totalTime: z.number(),
  /** Articles in the list; null for other screens. */
  articlesCount: z.number().nullable(),
  /** Articles that match its filters. */
  filteredCount: z.number().nullable(),
  error: z.string().nullable(),
})
export type LoadRecord = z.infer<typeof loadRecordSchema>
