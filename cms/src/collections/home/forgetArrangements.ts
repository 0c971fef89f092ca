import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { connectionOf } from '../../lib/db/connection.ts'
import { selectIds } from '../../lib/db/select.ts'
import { tableOf } from '../../lib/db/tables.ts'

/** Deletes the rows of an article in the carousel and in the order of the paid articles. */
export async function forgetArrangements(
  req: PayloadRequest,
  document: { collection: string; id: number },
): Promise<void> {
  if (document.collection !== 'articles') return
  const db = await connectionOf(req)
  for (const collection of ['carousel-articles', 'paid-order'] as const) {
    const rows = await selectIds(db)`
      SELECT id FROM ${sql.identifier(tableOf(collection))} WHERE article_id = ${document.id}`
    for (const row of rows) {
      await req.payload.delete({ collection, id: row, depth: 0, req })
    }
  }
}
