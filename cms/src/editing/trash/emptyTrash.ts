import { now } from '@kariera/shared/clock'
import { errorText } from '@kariera/shared/rules/errors'
import { sql } from '@payloadcms/db-postgres'
import { createLocalReq, type CollectionSlug, type Payload } from 'payload'
import { sweepHourly } from '../../lib/jobs/sweepHourly.ts'
import { tableOf } from '../../lib/db/tables.ts'
import { selectIds } from '../../lib/db/select.ts'

const dayMs = 24 * 60 * 60_000
/** Number of documents looked up at a time. */
const batch = 50

/** Starts deleting documents that were in the trash for too long. */
export function startEmptyingTrash(payload: Payload): { stop: () => Promise<void> } {
  return sweepHourly(payload, 'trash.failed', async () => {
    await emptyTrash(payload)
  })
}

/**
 * Permanently deletes documents that were moved to the trash longer ago than the settings allow, each in its own
 * transaction: a document that cannot be deleted does not affect the others, and publishes need not wait.
 *
 * @returns the number of deleted documents
 */
export async function emptyTrash(payload: Payload): Promise<number> {
  const { trashDays } = await payload.findGlobal({ slug: 'site-settings', depth: 0 })
  if (!trashDays) return 0
  const trashedBy = new Date(now().getTime() - trashDays * dayMs)
  let gone = 0
  for (const { slug, trash } of payload.config.collections) {
    if (trash) gone += await emptyCollection(payload, slug, trashedBy)
  }
  if (gone > 0) payload.logger.info({ event: 'trash.emptied', documents: gone })
  return gone
}

async function emptyCollection(
  payload: Payload,
  slug: CollectionSlug,
  trashedBy: Date,
): Promise<number> {
  let gone = 0
  for (let last = 0; ;) {
    const ids = await selectIds(payload.db.drizzle)`
      SELECT id FROM ${sql.identifier(tableOf(slug))}
      WHERE deleted_at <= ${trashedBy.toISOString()} AND id > ${last} ORDER BY id LIMIT ${batch}`
    for (const id of ids) if (await purge(payload, { slug, id }, trashedBy)) gone += 1
    const next = ids.at(-1)
    if (next === undefined) return gone
    last = next
  }
}

type Trashed = { slug: CollectionSlug; id: number }

async function purge(payload: Payload, { slug, id }: Trashed, trashedBy: Date): Promise<boolean> {
  try {
    const req = await createLocalReq({ context: { purge: { trashedBy } } }, payload)
    await payload.delete({ collection: slug, id, trash: true, depth: 0, req })
    return true
  } catch (error) {
    // Another process or an editor may have deleted it first.
    payload.logger.info({ event: 'trash.kept', slug, id, error: errorText(error) })
    return false
  }
}
