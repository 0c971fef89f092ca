import { now } from '@kariera/shared/clock'
import { sql } from '@payloadcms/db-postgres'
import { recount } from '../collections/hashtags/count.ts'
import { announceEverything } from '../publishing/announceEverything.ts'
import type { Connection } from '../lib/db/connection.ts'
import { makeArchive, type ArticleRow } from './archive.ts'
import { prepareInsert } from './insert.ts'
import { readStock } from './stock.ts'
import { selectIds } from '../lib/db/select.ts'

/** Articles per statement: enough to be fast, few enough to report progress. */
const batchSize = 500

export type SeedOptions = {
  /** Number of articles. */
  count: number
  /** The same seed makes the same articles. */
  seed: number
  /** Sites that are requested to render every page. */
  sites: readonly string[]
  /** Called after each batch with the number of articles written so far. */
  onProgress: (written: number) => void
}

/**
 * Adds an archive of published articles, as Payload would have written them, without calling hooks: some six hundred a
 * second on two cores. All are written in one transaction, which also writes the event for the sites.
 *
 * @param db one connection, not a pool
 */
export async function seedArticles(db: Connection, options: SeedOptions): Promise<void> {
  await db.execute(sql`BEGIN`)
  try {
    await writeArchive(db, options)
    // Updates the planner's statistics before the first reads: otherwise the count below takes ten minutes.
    await db.execute(
      sql`ANALYZE articles, articles_rels, _articles_v, search_places, search_counts, search_texts`,
    )
    await recount(db, await hashtagIds(db))
    await announceEverything(db, options.sites)
    await db.execute(sql`COMMIT`)
  } catch (error) {
    await db.execute(sql`ROLLBACK`)
    throw error
  }
}

async function hashtagIds(db: Connection): Promise<number[]> {
  return selectIds(db)`SELECT id FROM hashtags`
}

/** A batch is made while the previous one is written, to use two cores. */
async function writeArchive(db: Connection, { count, seed, onProgress }: SeedOptions) {
  const archive = makeArchive({ count, seed, now: now() }, await readStock(db))
  const insert = await prepareInsert(db)
  let written = 0
  let writing = Promise.resolve()
  for (const batch of batchesOf(archive)) {
    await writing
    writing = insert(batch).then(() => {
      written += batch.length
      onProgress(written)
    })
    // Handled where it is awaited.
    writing.catch(() => undefined)
  }
  await writing
}

function* batchesOf(articles: Iterable<ArticleRow>): Generator<ArticleRow[]> {
  let batch: ArticleRow[] = []
  for (const article of articles) {
    batch.push(article)
    if (batch.length < batchSize) continue
    yield batch
    batch = []
  }
  if (batch.length > 0) yield batch
}
