import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'

/** Pause between two attempts, milliseconds. */
const retryMs = 250
/** How long a database may take to start, milliseconds. */
const maxWaitMs = 60_000

/**
 * Resolves when the database responds.
 *
 * @throws {Error} with the reason if it does not within a minute
 */
export async function waitForDatabase(connectionString: string | undefined): Promise<void> {
  const deadline = Date.now() + maxWaitMs
  for (;;) {
    try {
      await ask(connectionString)
      return
    } catch (error) {
      if (Date.now() > deadline) throw error
      await sleep(retryMs)
    }
  }
}

async function ask(connectionString: string | undefined): Promise<void> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 5000 })
  // A connection error makes the query fail, too.
  client.on('error', () => undefined)
  try {
    await client.connect()
    await client.query('SELECT 1')
  } finally {
    await client.end().catch(() => undefined)
  }
}
