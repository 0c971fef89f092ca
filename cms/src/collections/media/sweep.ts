import { now } from '@kariera/shared/clock'
import { errorText } from '@kariera/shared/rules/errors'
import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { z } from 'zod'
import { sweepUnusedFiles } from '../banners/unusedFiles.ts'
import type { Connection } from '../../lib/db/connection.ts'
import { textList } from '../../lib/db/lists.ts'
import { repeatedly } from '../../lib/jobs/repeatedly.ts'
import { isOurs } from './fileName.ts'
import { namedAmong } from './namedFiles.ts'
import type { PictureStorage } from './storage/pictureStorage.ts'
import { pictureStorages } from './storage/storage.ts'
import { select } from '../../lib/db/select.ts'

const hourMs = 60 * 60_000
/** Files that a picture has given up are kept so long: pages that stand and caches may show them. */
const retiredForMs = 7 * 24 * hourMs
/** A file that nothing names may belong to a transaction that goes on; for so long it is left alone. */
const orphanedForMs = 24 * hourMs
/** So many files are removed at a time. */
const batch = 200

/** Removes what no picture names any more, now and every hour. Any number of processes may. */
export function startSweeping(payload: Payload): { stop: () => void } {
  let orphansAt = -Infinity

  const work = async () => {
    await sweepRetired(payload)
    await sweepUnusedFiles(payload)
    if (now().getTime() - orphansAt < orphanedForMs) return
    for (const storage of pictureStorages) await sweepOrphans(payload, storage)
    orphansAt = now().getTime()
  }
  const sweeping = repeatedly(async () => {
    await work().catch((error: unknown) => {
      payload.logger.warn({ event: 'media.sweep.failed', error: errorText(error) })
    })
    return hourMs
  })
  return {
    // A sweep may end anywhere: the next one goes on.
    stop: () => {
      void sweeping.stop()
    },
  }
}

/** Removes files that were given up a week ago; what a picture names again stays, whatever is noted of it. */
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
      // The files first: a note without them does no harm, files without a note would be orphans.
      for (const storage of pictureStorages) await storage.remove(name)
      await db.execute(sql`DELETE FROM retired_files WHERE filename = ${name}`)
    }
    const next = names.at(-1)
    if (next === undefined) return
    last = next
  }
}

/**
 * Removes what is a day old and was never named, or not for long enough to be noted: files of transactions that were
 * rolled back, and half-written ones. Where they are more than those that are named, nothing is removed: then this is rather
 * the database of another publication.
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

/** Which of these files a picture shows, or has given up a short while ago. */
async function keptAmong(payload: Payload, names: string[]): Promise<Set<string>> {
  const retired = await column(
    payload.db.drizzle,
    sql`SELECT filename AS name FROM retired_files
        WHERE filename IN ${textList(names)}`,
  )
  return new Set([...(await namedAmong(payload, names)), ...retired])
}

async function column(db: Connection, query: ReturnType<typeof sql>): Promise<string[]> {
  const rows = await select(db, z.object({ name: z.string() }))`${query}`
  return rows.map(({ name }) => name)
}
