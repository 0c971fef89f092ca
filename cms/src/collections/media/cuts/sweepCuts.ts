import { now } from '@kariera/shared/clock'
import { sql } from '@payloadcms/db-postgres'
import { createLocalReq, type Payload, type PayloadRequest } from 'payload'
import { connectionOf } from '#lib/db/connection.ts'
import { inTransaction } from '#lib/db/inTransaction.ts'
import { selectIds } from '#lib/db/select.ts'

/** How long a cut that nothing refers to is kept, milliseconds: its article may not be saved yet. */
const unusedForMs = 24 * 60 * 60_000
/** Largest number of cuts removed at a time. */
const batch = 200

/** No article and no version of one refers to the cut, or it is one of no picture any more. */
const unused = sql`(picture_id IS NULL OR NOT EXISTS (
  SELECT FROM articles WHERE picture_cut_id = picture_cuts.id
  UNION ALL SELECT FROM _articles_v WHERE version_picture_cut_id = picture_cuts.id))`

/** Removes cuts that nothing shows; they are made again when something does. */
export async function sweepCuts(payload: Payload): Promise<void> {
  const before = new Date(now().getTime() - unusedForMs).toISOString()
  const ids = await selectIds(payload.db.drizzle)`
    SELECT id FROM picture_cuts WHERE updated_at < ${before} AND ${unused} ORDER BY id LIMIT ${batch}`
  for (const id of ids) {
    const req = await createLocalReq({}, payload)
    await inTransaction(req, () => removeIfUnused(req, id))
  }
}

/** The lock waits for saves that have just taken the cut. */
async function removeIfUnused(req: PayloadRequest, id: number): Promise<void> {
  const db = await connectionOf(req)
  await db.execute(sql`SELECT 1 FROM picture_cuts WHERE id = ${id} FOR UPDATE`)
  const found = await selectIds(db)`SELECT id FROM picture_cuts WHERE id = ${id} AND ${unused}`
  if (found.length > 0) await req.payload.delete({ collection: 'picture-cuts', id, depth: 0, req })
}
