import { z } from 'zod'

/**
 * `POST /_site/verify` on the site's internal port, signed: lists the pages that it has, on disk or in its store, or
 * compares some of them with a fresh render. Used by `npm run verify`.
 */
export const verifyRequestSchema = z.union([
  z.object({ list: z.literal(true) }),
  z.object({ paths: z.array(z.string().startsWith('/').max(500)).max(200) }),
])
export type VerifyRequest = z.infer<typeof verifyRequestSchema>

export const verifyReportSchema = z.object({
  paths: z.array(z.string()),
  faults: z.array(z.object({ path: z.string(), reason: z.string() })),
})
export type VerifyReport = z.infer<typeof verifyReportSchema>
