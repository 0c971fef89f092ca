import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'

/** Between two attempts, milliseconds. */
const retryMs = 250
/** How long a database may take to come up, milliseconds. */
const patienceMs = 60_000

/** Resolves when the database answers. @throws {Error} why it does not, after a minute */
export async function waitForDatabase(connectionString: string | undefined): Promise<void> {
  const deadline = Date.now() + patienceMs
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
  // What breaks on the way fails the query too.
  client.on('error', () => undefined)
  try {
    await client.connect()
    await client.query('SELECT 1')
  } finally {
    await client.end().catch(() => undefined)
  }
}
