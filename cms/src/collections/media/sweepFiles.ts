import { now } from '@kariera/shared/clock'
import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { z } from 'zod'
import type { Connection } from '../../lib/db/connection.ts'
import { textList } from '../../lib/db/lists.ts'
import { sweepHourly } from '../../lib/jobs/sweepHourly.ts'
import { sweepCuts } from './cuts/sweepCuts.ts'
import { isOurs } from './fileName.ts'
import { namedAmong } from './namedFiles.ts'
import type { PictureStorage } from './storage/pictureStorage.ts'
import { pictureStorages } from './storage/storage.ts'
import { select } from '../../lib/db/select.ts'

const hourMs = 60 * 60_000
/** How long replaced files are kept, milliseconds: published and cached pages may show them. */
const retiredForMs = 7 * 24 * hourMs
/** How long a file without a document is kept, milliseconds: it may belong to a running transaction. */
const orphanedForMs = 24 * hourMs
/** Number of file names read at a time. */
const batch = 200

/** Starts removing files that no picture uses. */
export function startSweeping(payload: Payload): { stop: () => Promise<void> } {
  let orphansAt = -Infinity
  return sweepHourly(payload, 'media.sweep.failed', async () => {
    await sweepRetired(payload)
    await sweepCuts(payload)
    if (now().getTime() - orphansAt < orphanedForMs) return
    for (const storage of pictureStorages) await sweepOrphans(payload, storage)
    orphansAt = now().getTime()
  })
}

/** Removes files that were given up a week ago, except those that a document uses again. */
export async function sweepRetired(payload: Payload): Promise<void> {
  const db = payload.db.drizzle
  const before = new Date(now().getTime() - retiredForMs).toISOString()
  for (let last = ''; ;) {
    const names = await column(
      db,
      sql`SELECT filename AS name FROM retired_files
          WHERE retired_at < ${before} AND filename > ${last} ORDER BY filename LIMIT ${batch}`,
    )
    const named = await namedAmong(payload, names)
    for (const name of names.filter((each) => !named.has(each))) {
      // The files first: a note without files is harmless, but files without a note would be orphans.
      for (const storage of pictureStorages) await storage.remove(name)
      await db.execute(sql`DELETE FROM retired_files WHERE filename = ${name}`)
    }
    const next = names.at(-1)
    if (next === undefined) return
    last = next
  }
}

/**
 * Removes files over a day old that have neither a document nor a note: from rolled-back transactions, or half-written.
 * If they outnumber the known files, nothing is removed, because this is probably the database of another publication.
 */
export async function sweepOrphans(payload: Payload, storage: PictureStorage): Promise<void> {
  const before = now().getTime() - orphanedForMs
  const orphans: string[] = []
  let known = 0
  for await (const files of storage.list()) {
    const names = files
      .filter(({ name, writtenAt }) => isOurs(name) && writtenAt.getTime() < before)
      .map(({ name }) => name)
    const kept = await keptAmong(payload, names)
    known += kept.size
    orphans.push(...names.filter((name) => !kept.has(name)))
  }
  if (orphans.length > known) {
    payload.logger.warn({ event: 'media.sweep.refused', orphans: orphans.length, known })
    return
  }
  for (const name of orphans) await storage.remove(name)
}

/**
 * Returns which of these files a picture shows, or has given up recently. What is shown is read first: a file that is
 * given up between the two is found by the second.
 */
async function keptAmong(payload: Payload, names: string[]): Promise<Set<string>> {
  const named = await namedAmong(payload, names)
  const retired = await column(
    payload.db.drizzle,
    sql`SELECT filename AS name FROM retired_files
        WHERE filename IN ${textList(names)}`,
  )
  return new Set([...named, ...retired])
}

async function column(db: Connection, query: ReturnType<typeof sql>): Promise<string[]> {
  const rows = await select(db, z.object({ name: z.string() }))`${query}`
  return rows.map(({ name }) => name)
}
