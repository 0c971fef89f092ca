import { z } from 'zod'

/**
 * What is noted: all data of one e-mail address was exported, or erased; submissions were downloaded as a table, or one
 * was deleted.
 */
export const auditedActs = ['export', 'erase', 'table', 'delete'] as const

/** An act that was noted. `at` is UTC, ISO 8601. */
export const notedActSchema = z.object({
  at: z.coerce.date().transform((date) => date.toISOString()),
  actorName: z.string(),
  act: z.enum(auditedActs),
})
export type NotedAct = z.infer<typeof notedActSchema>
