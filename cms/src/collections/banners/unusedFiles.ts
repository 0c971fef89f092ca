import { now } from '@kariera/shared/clock'
import { sql } from '@payloadcms/db-postgres'
import { createLocalReq, type Payload, type PayloadRequest } from 'payload'
import { z } from 'zod'
import { connectionOf } from '../../lib/db/connection.ts'
import { inTransaction } from '../../lib/db/inTransaction.ts'
import { select } from '../../lib/db/select.ts'
import { sweepHourly } from '../../lib/jobs/sweepHourly.ts'

/** How long an unused file is kept, milliseconds: it may belong to a form that is still being filled in. */
const keptForMs = 24 * 60 * 60_000

/** No banner shows the file, including banners in the trash. */
const unused = sql`NOT EXISTS (SELECT 1 FROM banners
  WHERE banners.file_id = banner_files.id OR banners.content_file_id = banner_files.id)`

const idsSchema = z.object({ id: z.number() })

/** Deletes a file that no banner shows any more. The lock waits for transactions that use it for another banner. */
export async function removeIfUnused(req: PayloadRequest, id: number): Promise<void> {
  const db = await connectionOf(req)
  await db.execute(sql`SELECT 1 FROM banner_files WHERE id = ${id} FOR UPDATE`)
  const { rows } = await db.execute(sql`SELECT id FROM banner_files WHERE id = ${id} AND ${unused}`)
  if (rows.length > 0) {
    await req.payload.delete({ collection: 'banner-files', id, depth: 0, req })
  }
}

/** Starts deleting such files. */
export function startSweepingFiles(payload: Payload): { stop: () => Promise<void> } {
  return sweepHourly(payload, 'banners.sweep.failed', () => sweepUnusedFiles(payload))
}

/** Deletes the files that were chosen a day ago and never saved with a banner. */
export async function sweepUnusedFiles(payload: Payload): Promise<void> {
  const before = new Date(now().getTime() - keptForMs).toISOString()
  const rows = await select(payload.db.drizzle, idsSchema)`
    SELECT id FROM banner_files WHERE created_at < ${before} AND ${unused} ORDER BY id LIMIT 1000`
  for (const { id } of rows) {
    const req = await createLocalReq({}, payload)
    await inTransaction(req, () => removeIfUnused(req, id))
  }
}
