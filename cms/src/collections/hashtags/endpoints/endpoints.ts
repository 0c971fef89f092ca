import { suggestionMinimum } from '@kariera/shared/rules/hashtags'
import { fewestCounted, suggestionCount } from '@kariera/shared/rules/listLengths'
import type { Endpoint } from 'payload'
import { z } from 'zod'
import { withPublicReadLimit } from '#limits/rate-limit/publicReadLimit.ts'
import { badRequest, publicAnswer } from '#lib/http/publicAnswer.ts'
import { readCounted } from '../counted.ts'
import { select } from '#lib/db/select.ts'

const hashtagSchema = z.object({ value: z.string(), slug: z.string(), count: z.coerce.number() })

/** The database does not accept NUL. */
const searchTextSchema = z
  .string()
  .max(60)
  .regex(/^[^\0]*$/)

/** `GET /api/hashtags/suggest?q=`: up to 5 hashtags that contain the text, the most used first; from 3 characters on. */
export const suggestEndpoint: Endpoint = {
  path: '/suggest',
  method: 'get',
  handler: withPublicReadLimit('suggest', async (req) => {
    const parsed = searchTextSchema.safeParse(req.query.q ?? '')
    if (!parsed.success) return badRequest('q is a text of at most 60 characters.')
    const text = parsed.data.normalize('NFC').trim().toLowerCase()
    if (Array.from(text).length < suggestionMinimum) return publicAnswer({ docs: [] })
    const pattern = `%${text.replace(/[\\%_]/g, '\\$&')}%`
    const rows = await select(req.payload.db.drizzle, hashtagSchema)`
      SELECT value, slug, count FROM hashtags WHERE key LIKE ${pattern} AND count > 0
      ORDER BY count DESC, key LIMIT ${suggestionCount}`
    return publicAnswer({ docs: rows })
  }),
}

/** `GET /api/hashtags/counts?min=3`: at most 100 hashtags with at least `min` live articles, the most used first. */
export const countsEndpoint: Endpoint = {
  path: '/counts',
  method: 'get',
  handler: withPublicReadLimit('counts', async (req) => {
    const parsed = z.coerce
      .number()
      .int()
      .min(1)
      .max(1_000_000)
      .safeParse(req.query.min ?? fewestCounted)
    if (!parsed.success) return badRequest('min is a whole number, 1 or more.')
    const counted = await readCounted(req.payload.db.drizzle, parsed.data)
    return publicAnswer({ docs: z.array(hashtagSchema).parse(counted) })
  }),
}
