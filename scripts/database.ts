import { setTimeout as sleep } from 'node:timers/promises'
import type { Environment } from './environment.ts'
import { query } from './postgres/connection.ts'
import { startPostgres, type Postgres } from './postgres.ts'
import { Failure } from '../shared/src/commands/command.ts'
import { say } from '../shared/src/commands/terminal.ts'

/** The database that a running system uses. */
export interface Database {
  url: string
  /** A direct connection, not through a pooler, for notifications and migrations. */
  directUrl: string
  stop: () => Promise<void>
}

/** Milliseconds before an embedded database that has ended is started again, and before each further attempt. */
const RESTART_DELAY = 500

/** How long to wait for the database of DATABASE_URL; milliseconds. */
const ANSWER_WITHIN = 10_000

/**
 * Opens the database of DATABASE_URL, or else the embedded one, which is started again whenever it ends.
 *
 * @param onStart gets the process number of each embedded server
 */
export async function openDatabase(
  { settings, dataDir }: Environment,
  onStart: (pid: number) => void,
): Promise<Database> {
  const { databaseUrl: url, databaseDirectUrl: directUrl } = settings
  if (url) {
    await waitForDatabase(url)
    return { url, directUrl: directUrl ?? url, stop: () => Promise.resolve() }
  }

  let server = await startPostgres({ dataDir, log: say })
  onStart(server.pid)
  const stopping = new AbortController()
  const isStopping = () => stopping.signal.aborted
  const keepRunning = async () => {
    for (;;) {
      await server.ended
      if (isStopping()) return
      say('PostgreSQL has ended: starting it again.')
      server = await startAgain(dataDir, server.port, stopping.signal)
      if (isStopping()) return server.stop()
      onStart(server.pid)
    }
  }
  const watching = keepRunning().catch((error: unknown) => {
    if (!isStopping()) throw error
  })
  return {
    url: server.url,
    directUrl: server.url,
    async stop() {
      stopping.abort()
      await server.stop()
      await watching
    },
  }
}

/**
 * Waits for a database that may be starting at the same time.
 *
 * @throws {Failure} if it does not answer
 */
async function waitForDatabase(url: string): Promise<void> {
  const deadline = Date.now() + ANSWER_WITHIN
  for (;;) {
    try {
      await query(url, 'SELECT 1')
      return
    } catch (error) {
      if (Date.now() > deadline) throw noAnswer(url, error)
      await sleep(RESTART_DELAY)
    }
  }
}

/** The message has the database's address without its password. */
function noAnswer(url: string, error: unknown): Failure {
  const { host, pathname } = new URL(url)
  const reason = error instanceof Error ? error.message : String(error)
  return new Failure(
    `The database ${host}${pathname} of DATABASE_URL does not answer: ${reason}. Start it, or correct DATABASE_URL in .env.`,
  )
}

async function startAgain(dataDir: string, port: number, stop: AbortSignal): Promise<Postgres> {
  for (;;) {
    await sleep(RESTART_DELAY, undefined, { signal: stop })
    try {
      return await startPostgres({ dataDir, port, log: say })
    } catch (error) {
      say(error instanceof Error ? error.message : String(error))
    }
  }
}
